/** Issues proofs of work and takes them back, each once (S5, T14). No outside service. */
import { hkdfSync, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { type Captcha, type Challenge, challengeShape } from '../../api/captcha/captcha.ts';
import { useProof } from '../../records/content/proofs.ts';
import type { Records } from '../../records/database.ts';
import type { KeyRing, VersionKeys } from '../../records/keys/key-ring.ts';

const validSeconds = 5 * 60;
/** Rounds of one derivation: under a millisecond on a desk, a few on a weak telephone. */
const cost = 2_000;
/** Derivations a browser has to make, before the site is under pressure: a second at most. */
const fewest = 100;
const most = 300;

const payloadShape = z.object({
  challenge: challengeShape,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function payloadOf(recaptcha: string) {
  try {
    const read: unknown = JSON.parse(Buffer.from(recaptcha, 'base64').toString('utf8'));
    const parsed = z.safeParse(payloadShape, read);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keys of challenge and solution, of one version of the installation's secret. */
function keysOf({ csrfKey }: VersionKeys) {
  const key = (name: string) =>
    Buffer.from(hkdfSync('sha256', csrfKey, '', `sahakon ${name}`, 32)).toString('hex');
  return {
    hmacSignatureSecret: key('captcha challenge'),
    hmacKeySignatureSecret: key('captcha solution'),
  };
}

export function openCaptcha(
  records: Records,
  ring: KeyRing,
  pressure: Pressure = measurePressure(),
): Captcha {
  return {
    async issue() {
      const factor = 2 ** pressure.level();
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        // The server knows the answer, so that checking it later costs a hash and no derivation.
        counter: randomInt(fewest * factor, most * factor),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + validSeconds,
        ...keysOf(ring.live()[0]),
      });
      const challenge = made as Challenge;
      return { challenge, captcha_secret: challenge.parameters.nonce };
    },

    async verify({ recaptcha, captcha_secret: id }) {
      if (!recaptcha || !id) return false;
      const payload = payloadOf(recaptcha);
      if (payload?.challenge.parameters.nonce !== id) return false;
      const tried = ring
        .live()
        .map((keys) => verifySolution({ ...payload, deriveKey, ...keysOf(keys) }));
      if (!(await Promise.all(tried)).some(({ verified }) => verified)) return false;
      const endsAt = new Date(payload.challenge.parameters.expiresAt * 1000);
      return records.asVisitor((db) => useProof(db, id, endsAt));
    },

    note: pressure.note,
    isPressed: () => pressure.level() > 0,
  };
}

/** Milliseconds; two such buckets are looked at, so between five and ten minutes count. */
const bucketLength = 5 * 60_000;
const fewFailures = 20;
const manyFailures = 100;
const floodOfFailures = 500;

export interface Pressure {
  note(outcome: 'right' | 'wrong'): void;
  /** 0 calm to 3 flood. */
  level(): 0 | 1 | 2 | 3;
}

interface Bucket {
  readonly since: number;
  right: number;
  wrong: number;
}

/** `now` in milliseconds. Single mistakes of people who get in afterwards raise nothing. */
export function measurePressure(now: () => number = Date.now): Pressure {
  const begin = (since: number): Bucket => ({ since, right: 0, wrong: 0 });
  let current = begin(now());
  let last = begin(0);

  function rotate(): void {
    const at = now();
    if (at - current.since < bucketLength) return;
    last = at - current.since < 2 * bucketLength ? current : begin(0);
    current = begin(at);
  }

  return {
    note(outcome) {
      rotate();
      current[outcome] += 1;
    },
    level() {
      rotate();
      const wrong = current.wrong + last.wrong;
      const right = current.right + last.right;
      if (wrong < fewFailures || wrong < right) return 0;
      if (wrong < manyFailures) return 1;
      return wrong < floodOfFailures ? 2 : 3;
    },
  };
}
