/** Elections as the office reads them. */
import * as z from 'zod/mini';
import { dayShape } from '../../../../api/shapes.ts';
import { codeShape, statusShape, staysShape } from './shapes.ts';

export const countStateShape = z.enum(['DRAFT', 'SUBMITTED', 'RETURNED', 'RELEASED']);

export const headShape = z.object({
  year: z.string(),
  title: z.string(),
  status: statusShape,
  /** Whether the public sees it. */
  published: z.boolean(),
  /** The next day on which its state changes; null where none is to come. */
  next_on: z.nullable(dayShape),
  next_status: z.nullable(statusShape),
  /** Of the count under way. */
  count: z.nullable(countStateShape),
});

const partShape = z.object({ version: z.number(), by: z.string(), at: z.string() });

const positionCount = z.object({
  position: codeShape,
  eligible: z.number(),
  ballots: z.number(),
  spoiled: z.number(),
  no_vote: z.number(),
  candidates: z.array(z.object({ number: z.number(), votes: z.number(), elected: z.boolean() })),
  lot: z.array(z.number()),
});

export const countAnswerShape = z.object({
  version: z.number(),
  state: countStateShape,
  positions: z.array(positionCount),
  reason: z.string(),
  /** Whether whoever asks wrote in it: then another releases it. */
  own: z.boolean(),
  entered_by: z.string(),
  entered_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  return_reason: z.string(),
});

export const electionShape = z.object({
  head: headShape,
  /** Null: nobody has seen it, and it can be deleted. */
  stays: z.nullable(staysShape),
  /** Of all parts: raised by each change. */
  version: z.number(),
  note: z.string(),
  days: z.nullable(
    z.object({
      application: dayShape,
      campaign: dayShape,
      voting: dayShape,
      voting_ends: dayShape,
      announced: dayShape,
    }),
  ),
  manual: z.nullable(z.object({ status: statusShape, reason: z.string() })),
  calendar: z.array(z.object({ from: dayShape, to: dayShape, text: z.string() })),
  positions: z.array(z.object({ code: codeShape, name: z.string(), seats: z.number() })),
  zones: z.array(
    z.object({
      zone_no: z.number(),
      name: z.string(),
      polling_place: z.string(),
      map_url: z.nullable(z.string()),
    }),
  ),
  candidates: z.array(
    z.object({
      position: codeShape,
      number: z.number(),
      name: z.string(),
      zone: z.nullable(z.number()),
      unit: z.string(),
      photo: z.nullable(z.string()),
      bio: z.string(),
      video_url: z.nullable(z.string()),
    }),
  ),
  documents: z.array(
    z.object({ name: z.string(), url: z.string(), media_type: z.string(), bytes: z.number() }),
  ),
  voters: z.object({ total: z.number(), eligible: z.number() }),
  /** The newest first: the one under way, then those released. */
  counts: z.array(countAnswerShape),
  versions: z.object({
    particulars: partShape,
    schedule: partShape,
    positions: partShape,
    zones: partShape,
    candidates: partShape,
    documents: partShape,
    voters: partShape,
  }),
});
