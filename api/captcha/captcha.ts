/** A proof of work that an endpoint may ask for (D-03, S5): its shapes, and who checks it. */
import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^[0-9a-f]+$/));

/** A riddle of ALTCHA, which the browser's own worker solves in silence. */
export const challengeShape = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number(),
    expiresAt: z.number(),
    keyLength: z.number(),
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});

export type Challenge = z.output<typeof challengeShape>;

/** Fields of an input that may hold a proof: the solution, and which challenge it solves. */
export const proofShape = {
  recaptcha: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
  captcha_secret: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
};

export interface Proof {
  readonly recaptcha?: string | null | undefined;
  readonly captcha_secret?: string | null | undefined;
}

/** What handlers work with, besides the call itself. */
export interface Captcha {
  /** A challenge for five minutes; harder while many tries of the whole site fail. */
  issue(): Promise<{ readonly challenge: Challenge; readonly captcha_secret: string }>;
  /** Whether the proof is right, ours, in time and new; this uses it up, here and anywhere. */
  verify(proof: Proof): Promise<boolean>;
  /** Tells what came of a guarded try. */
  note(outcome: 'right' | 'wrong'): void;
  /** So many tries of the whole site fail that a stranger's first one wants a proof, too (T11). */
  isPressed(): boolean;
}
