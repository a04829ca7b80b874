/** Asks the authenticator of this machine; its library comes when it is first needed. */
import { passkeyText as text } from './passkey.text.ts';

export interface PasskeyChallenge {
  readonly challenge: string;
  readonly rp_id: string;
  readonly credential_ids: readonly string[];
}

export interface PasskeyCreation extends PasskeyChallenge {
  readonly rp_name: string;
  readonly user_id: string;
  readonly login: string;
  readonly name: string;
}

/** As long as the server waits for an answer. */
const timeout = 5 * 60 * 1000;
const load = () => import('@simplewebauthn/browser');

const credentials = (ids: readonly string[]) =>
  ids.map((id) => ({ id, type: 'public-key' as const }));

/** Told in the page as a server's refusal is: it has its sentence. */
class PasskeyRefusal extends Error {
  readonly text: string;
  constructor(sentence: string) {
    super('passkey');
    this.text = sentence;
  }
}

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: text.cancelled,
  AbortError: text.cancelled,
  InvalidStateError: text.known,
  SecurityError: text.address,
};

async function worded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name, cause } = Object(error);
    throw new PasskeyRefusal(sentences[name] ?? sentences[Object(cause).name] ?? text.failed);
  }
}

/** The answer of a passkey, its user verified. Rejects with a sentence for the page. */
export async function answerChallenge({ challenge, rp_id, credential_ids }: PasskeyChallenge) {
  const { startAuthentication } = await load();
  const { id, response } = await worded(() =>
    startAuthentication({
      optionsJSON: {
        ...{ challenge, timeout, rpId: rp_id, userVerification: 'required' },
        ...(credential_ids.length > 0 && { allowCredentials: credentials(credential_ids) }),
      },
    }),
  );
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle && { user_handle: response.userHandle }),
  };
}

/** A new passkey that the authenticator finds by itself later. Rejects with a sentence. */
export async function makePasskey(creation: PasskeyCreation) {
  const { startRegistration } = await load();
  const { challenge, rp_id, rp_name, user_id, login, name, credential_ids } = creation;
  const { id, response } = await worded(() =>
    startRegistration({
      optionsJSON: {
        ...{ challenge, timeout, attestation: 'none' },
        rp: { id: rp_id, name: rp_name },
        user: { id: user_id, name: login, displayName: name },
        // ES256, EdDSA, RS256.
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' as const })),
        excludeCredentials: credentials(credential_ids),
        authenticatorSelection: {
          ...{ residentKey: 'required', requireResidentKey: true },
          userVerification: 'required',
        },
      },
    }),
  );
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: [...(response.transports ?? [])],
  };
}
