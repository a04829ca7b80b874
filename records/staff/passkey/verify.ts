/** Verifies what passkeys sign, by a library: it is read when the first one comes. */
import type { FoundPasskey, NewPasskey } from './passkeys.ts';

/** Where the office is, as a browser names it: `https://office.example`. */
export type OfficeOrigin = string;

/** The domain that passkeys are bound to: that of the office's own host, and no other. */
export const rpIdOf = (origin: OfficeOrigin): string => new URL(origin).hostname;

/** The answer to a registration; texts are base64url. */
export interface PasskeyRegistration {
  readonly id: string;
  readonly client_data: string;
  readonly attestation: string;
  readonly transports: readonly string[];
}

/** The answer to a sign-in or a confirmation. */
export interface PasskeyAssertion {
  readonly id: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
  /** Whom the authenticator says that it belongs to; some leave it out when asked for one key. */
  readonly user_handle?: string | undefined;
}

const load = () => import('@simplewebauthn/server');

/** The challenge that an answer names; undefined where it cannot be read. */
export function challengeOf({ client_data }: { readonly client_data: string }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(client_data, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Whom the authenticator names; undefined: it says nothing. */
export const userHandleOf = ({ user_handle }: PasskeyAssertion): string | undefined =>
  user_handle === undefined ? undefined : Buffer.from(user_handle, 'base64url').toString('utf8');

/** The new passkey, with its user verified; undefined for whatever is wrong. */
export async function verifyRegistration(
  { id, client_data, attestation, transports }: PasskeyRegistration,
  expectedChallenge: string,
  expectedOrigin: OfficeOrigin,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await load();
  const verified = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: client_data, attestationObject: attestation },
    },
    ...{ expectedChallenge, expectedOrigin, expectedRPID: rpIdOf(expectedOrigin) },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential, credentialBackedUp, userVerified } = verified.registrationInfo;
  if (!userVerified) return undefined;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...transports],
    isSynced: credentialBackedUp,
  };
}

/** What the authenticator counted, where it is right; undefined for whatever is wrong. */
export async function verifyAssertion(
  { id, client_data, authenticator_data, signature }: PasskeyAssertion,
  { publicKey, counter }: FoundPasskey,
  expectedChallenge: string,
  expectedOrigin: OfficeOrigin,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load();
  const verified = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: client_data,
        authenticatorData: authenticator_data,
        signature,
      },
    },
    ...{ expectedChallenge, expectedOrigin, expectedRPID: rpIdOf(expectedOrigin) },
    requireUserVerification: true,
    // Refuses a counter that does not go on.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
