/** Issues proofs of work and takes them back, each once (S5, T14). No outside service. */
import { hkdfSync, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { type Captcha, type Challenge, challengeShape } from '../../api/captcha/captcha.ts';
import { useProof } from '../../records/content/proofs.ts';
import type { Records } from '../../records/database.ts';
import type { KeyRing, VersionKeys } from '../../records/keys/key-ring.ts';
import { measurePressure, type Pressure } from './pressure.ts';

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
