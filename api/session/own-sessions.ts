/** Where somebody is signed in, and how they end it elsewhere: the same in every portal. */
import * as z from 'zod/mini';

/** An instant, ISO 8601 in UTC. */
export const instantShape = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));
export const idShape = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

/** Browser and system by their own names; null where they are not known. */
export const agentShape = { browser: z.nullable(z.string()), system: z.nullable(z.string()) };

export const ownSessionShape = {
  id: z.string(),
  /** The one that asks. */
  here: z.boolean(),
  ...agentShape,
  address: z.string(),
  began_at: instantShape,
  seen_at: instantShape,
};

/** What of a call ends sessions; `kind` says which. */
export const endingShape = {
  /** Of one session; the others together have none. */
  id: z.optional(idShape),
  /** Of whoever asks; their own session of the moment needs none. */
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
};

/** Ends one session or all others, but the one that asks. */
export const endSessionsInput = z.strictObject({
  kind: z.enum(['session', 'others']),
  ...endingShape,
});

export const ownSessionExamples = [
  {
    id: '6f0d2c1e-6a43-4a0e-9d0f-0a4b8c2d1e3f',
    here: true,
    browser: 'Chrome',
    system: 'Windows',
    address: '203.0.113.7',
    began_at: '2025-11-28T02:10:00.000Z',
    seen_at: '2025-11-28T02:24:00.000Z',
  },
  {
    id: '0b9f7a52-2f2b-4c7e-8a86-3f1d5e7c9b10',
    here: false,
    browser: 'Safari',
    system: 'iPad',
    address: '198.51.100.24',
    began_at: '2025-11-25T12:00:00.000Z',
    seen_at: '2025-11-27T13:40:00.000Z',
  },
];
