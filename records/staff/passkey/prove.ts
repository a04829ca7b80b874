/** Proves by a passkey who somebody is: challenge, owner, origin, user and counter together. */
import type { Records } from '../../database.ts';
import { consumeChallenge, makeChallenge } from './challenges.ts';
import { findPasskey } from './passkeys.ts';
import {
  challengeOf,
  type OfficeOrigin,
  type PasskeyAssertion,
  userHandleOf,
  verifyAssertion,
} from './verify.ts';

export interface ProvenPasskey {
  readonly staffId: string;
  readonly passkeyId: string;
  /** As it stood when it was looked at; see `consumePasskey`. */
  readonly counter: bigint;
  readonly counted: number;
}

interface PasskeyRequest {
  /** What the challenge was made for, and whose page or session asked. */
  readonly purpose: string;
  readonly origin: OfficeOrigin;
  /** Who must have it; undefined: whoever the passkey names. */
  readonly staffId?: string;
}

/** A challenge to be signed, used up by the first answer. */
export const askPasskey = (records: Records, purpose: string): Promise<string> =>
  records.asVisitor((db) => makeChallenge(db, purpose));

/** Whose passkey has answered; undefined, whatever was wrong. The challenge is spent either way. */
export async function provePasskey(
  records: Records,
  assertion: PasskeyAssertion,
  { purpose, origin, staffId }: PasskeyRequest,
): Promise<ProvenPasskey | undefined> {
  const challenge = challengeOf(assertion);
  if (challenge === undefined) return undefined;
  const isOurs = await records.asVisitor((db) => consumeChallenge(db, challenge, purpose));
  if (!isOurs) return undefined;
  const found = await records.readAsVisitor((db) =>
    findPasskey(db, Buffer.from(assertion.id, 'base64url')),
  );
  if (found === undefined) return undefined;
  const handle = userHandleOf(assertion);
  // Who is not named beforehand is named by the authenticator.
  const isTheirs =
    (handle ?? staffId) === found.staffId && (staffId ?? found.staffId) === found.staffId;
  if (!isTheirs) return undefined;
  const counted = await verifyAssertion(assertion, found, challenge, origin);
  if (counted === undefined) return undefined;
  return { staffId: found.staffId, passkeyId: found.passkeyId, counter: found.counter, counted };
}
