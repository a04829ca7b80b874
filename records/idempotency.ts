/** Calls that bear an `Idempotency-Key`, in the store (F13): claimed, then answered or released. */
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

/**
 * `mine`: whoever asked runs the call. `answered`: it was. `running`: somebody else runs it.
 * `unknown`: it ended without an answer. `other`: its body was another one.
 */
export type ClaimState = 'mine' | 'answered' | 'running' | 'unknown' | 'other';

export interface Claimed {
  readonly state: ClaimState;
  /** Sealed; null unless `answered`. */
  readonly answer: Buffer | null;
  /** Key of the row; null where none is there any more. */
  readonly claim: Buffer | null;
}

const claim = statement<Claimed, [keys: readonly Buffer[], macs: readonly Buffer[]]>(
  'SELECT state, answer, claim FROM portal.claim_call($1, $2)',
);
const answer = statement<unknown, [claim: Buffer, sealed: Buffer]>(
  'SELECT portal.answer_call($1, $2)',
);
const release = statement<unknown, [claim: Buffer]>('SELECT portal.release_call($1)');

/** Claims a call, by its key and the MAC of its body under each version of the secret. */
export async function claimCall(
  db: Db,
  keys: readonly Buffer[],
  macs: readonly Buffer[],
): Promise<Claimed> {
  const [claimed] = await claim(db, keys, macs);
  if (!claimed) throw new Error('portal.claim_call gave no row');
  return claimed;
}

/** Stores the answer; without bytes: it is over, and nobody knows more. */
export async function answerClaim(db: Db, claimed: Buffer, sealed: Buffer): Promise<void> {
  await answer(db, claimed, sealed);
}

/** Withdraws a claim: the call was refused and may be made again. */
export async function releaseClaim(db: Db, claimed: Buffer): Promise<void> {
  await release(db, claimed);
}
