/** A proof of work that an endpoint may ask for (D-03, trust E): how it is issued and handed in. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

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

export const readCaptcha = endpoint({
  name: 'info.captcha',
  method: 'GET',
  path: '/api/info/captcha',
  who: 'visitor',
  summary: 'โจทย์ยืนยันว่าไม่ใช่โปรแกรมอัตโนมัติ',
  input: z.strictObject({}),
  data: z.object({
    challenge: challengeShape,
    /** Goes back with the solution. */
    captcha_secret: z.string(),
  }),
  example: {
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 2000,
        expiresAt: 1764300000,
        keyLength: 32,
        keyPrefix: '5f0c6f9d1d2be1ad4d2b8f9a3a6c7e10',
        keySignature: '8c1f0d',
        nonce: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
        salt: '00112233445566778899aabbccddeeff',
      },
      signature: '77aa10',
    },
    captcha_secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  },
});

/** What handlers work with, besides the call itself. */
export interface Captcha {
  /** A challenge for five minutes; harder while many tries of the whole site fail. */
  issue(): Promise<{ readonly challenge: Challenge; readonly captcha_secret: string }>;
  /** Whether the proof is right, ours, in time and new; it is used up by this, here and anywhere. */
  verify(proof: Proof): Promise<boolean>;
  /** Tells what came of a guarded try. */
  note(outcome: 'right' | 'wrong'): void;
}
