/** Challenges that passkeys sign: each is used once, in minutes, for what it was made for. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

const make = statement<object, [Buffer, string]>('SELECT portal.make_challenge($1, $2)');
const use = statement<{ done: boolean }, [Buffer, string]>(
  'SELECT portal.use_challenge($1, $2) AS done',
);

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** A new challenge (base64url) for one purpose: what is done, and whose page or session does it. */
export async function makeChallenge(db: Db, purpose: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await make(db, hashOf(challenge), purpose);
  return challenge;
}

/** Uses it up. True once. */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  purpose: string,
): Promise<boolean> {
  return (await use(db, hashOf(challenge), purpose))[0]?.done === true;
}
