/** Versions of documents as they travel. */
import * as z from 'zod/mini';
import { dayShape } from '../../../api/shapes.ts';
import { documentKeys, standings } from '../../../core/document-keys.ts';

export const documentShape = z.enum(documentKeys);
export const standingShape = z.enum(standings);
/** As the cooperative numbers them. */
export const versionNameShape = z.string().check(z.minLength(1), z.maxLength(20));
/** Stands for all that a document is: another one, and somebody has written meanwhile. */
export const digestShape = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Bytes of a call that carries a text: Thai letters take three. */
export const largestDocument = 1024 * 1024;

export const versionShape = z.object({
  version: z.string(),
  title: z.string(),
  effective_on: dayShape,
  standing: standingShape,
  /** Null where nobody noted it; and '' of what no member of staff wrote. */
  written_at: z.nullable(z.string()),
  written_by: z.string(),
  /** What it changed against the one before, in plain words. */
  change_summary: z.string(),
  /** How many accepted it, answered under it or read it; null where nobody is asked. */
  answers: z.nullable(z.number()),
});

/** With its words, clean. */
export const wholeVersionShape = z.object({ ...versionShape.shape, body_html: z.string() });

const stoodShape = z.object({
  version: z.string(),
  title: z.string(),
  effective_on: dayShape,
  change_summary: z.string(),
  withdrawn: z.boolean(),
  letters: z.number(),
  /** Tells the words from others. */
  digest: z.string(),
});

export const changeShape = z.object({
  id: z.string(),
  at: z.string(),
  staff_name: z.string(),
  /** Null of a version that was made. */
  before: z.nullable(stoodShape),
  after: z.nullable(stoodShape),
});

/** Of endpoints that only read. */
export const documentRead = {
  noneBecause: 'texts for everybody from their day on; whoever writes one leaves an entry',
} as const;
