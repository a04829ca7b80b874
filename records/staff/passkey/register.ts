/** Makes a passkey somebody's: the challenge is theirs, the user was verified. */
import type { Records } from '../../database.ts';
import { consumeChallenge } from './challenges.ts';
import type { NewPasskey } from './passkeys.ts';
import {
  challengeOf,
  type OfficeOrigin,
  type PasskeyRegistration,
  verifyRegistration,
} from './verify.ts';

/** The new passkey, to be stored; undefined, whatever was wrong. The challenge is spent. */
export async function proveNewPasskey(
  records: Records,
  registration: PasskeyRegistration,
  { purpose, origin }: { readonly purpose: string; readonly origin: OfficeOrigin },
): Promise<NewPasskey | undefined> {
  const challenge = challengeOf(registration);
  if (challenge === undefined) return undefined;
  const isOurs = await records.asVisitor((db) => consumeChallenge(db, challenge, purpose));
  return isOurs ? verifyRegistration(registration, challenge, origin) : undefined;
}

/** What a browser must know to have a passkey made for somebody. */
export const creationOf = (
  { staffId, login, name }: { staffId: string; login: string; name: string },
  { challenge, rpId, rpName }: { challenge: string; rpId: string; rpName: string },
  credentialIds: readonly string[],
) => ({
  ...{ challenge, rp_id: rpId, rp_name: rpName, login, name },
  user_id: Buffer.from(staffId, 'utf8').toString('base64url'),
  credential_ids: [...credentialIds],
});
