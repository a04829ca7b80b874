/** Complaints as staff see them. */
import * as z from 'zod/mini';
import { dayShape } from '../../../api/shapes.ts';
import { categories, statuses } from '../../../core/complaint/case.ts';

export const idShape = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
/** The one that was looked at: what has changed since is not written over. */
export const versionShape = z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000));
export const staffIdShape = z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));

const personShape = z.object({ id: z.string(), name: z.string() });

export const rowShape = {
  id: z.number(),
  received_at: z.string(),
  status: z.enum(statuses),
  category: z.enum(categories),
  topic: z.string(),
  assignee: z.nullable(personShape),
  /** Given to the caller. */
  mine: z.boolean(),
  /** The day that staff work towards. */
  target_on: dayShape,
  overdue: z.boolean(),
  published: z.boolean(),
};

const text = z.nullable(z.string());

export const wholeShape = z.object({
  ...rowShape,
  version: z.number(),
  detail: z.string(),
  anonymous: z.boolean(),
  allow_publish: z.boolean(),
  /** Whether the reporter gave a way to be reached; what it is has a call of its own. */
  has_contact: z.boolean(),
  answer: text,
  answered_on: z.nullable(dayShape),
  /** The day that the reporter was promised. */
  answer_by: dayShape,
  /** What the public reads, or read before it was withdrawn. */
  publication: z.nullable(z.object({ topic: z.string(), body: z.string(), answer: text })),
  /** Oldest first. */
  timeline: z.array(
    z.object({ at: z.string(), status: z.enum(statuses), note: z.string(), actor: text }),
  ),
  notes: z.array(
    z.object({ id: z.number(), at: z.string(), author: z.string(), body: z.string() }),
  ),
  /** Whom it may be given to. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string(), me: z.boolean() })),
});
