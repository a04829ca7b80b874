/** An authenticator made of software, which signs as a browser and a key would: for tests. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What it signs with; what is left out is right. */
interface Wrong {
  /** Where the page that asks says it is. */
  readonly origin?: string;
  readonly rpId?: string;
  /** In place of the next number. */
  readonly counter?: number;
  /** The user was not verified. */
  readonly unverified?: true;
  readonly userHandle?: string;
}

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const base64url = (content: Buffer | string): string => Buffer.from(content).toString('base64url');

/** Heads of CBOR (RFC 8949) of what stands here: short texts, bytes up to 64 kB. */
function bytesOf(content: Buffer): Buffer {
  const { length } = content;
  // The shortest head that holds it: readers compute lengths by writing anew what they read.
  const long = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(length < 24 ? [0x40 + length] : long), content]);
}
const textOf = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Opens one for a domain and the page that asks. It holds one key. */
export function openAuthenticator({ rpId, origin }: { rpId: string; origin: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counted = 0;

  // COSE (RFC 9052): an elliptic curve, ES256, P-256, its two coordinates.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytesOf(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytesOf(Buffer.from(y, 'base64url')),
  ]);

  const clientData = (type: string, challenge: string, { origin: other = origin }: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: other, crossOrigin: false }));

  function head(wrong: Wrong, isNew: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counted = wrong.counter ?? counted + 1;
    counter.writeUInt32BE(counted);
    const flags = 0x01 | (wrong.unverified ? 0 : 0x04) | (isNew ? 0x40 : 0);
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags]), counter]);
  }

  return {
    id: base64url(id),
    /** A registration as the office takes it. */
    register(challenge: string, wrong: Wrong = {}) {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(wrong, true), Buffer.alloc(16), length, id, cose]);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), textOf('fmt'), textOf('none'), textOf('attStmt')],
        ...[Buffer.from([0xa0]), textOf('authData'), bytesOf(authData)],
      ]);
      return {
        id: base64url(id),
        client_data: base64url(clientData('webauthn.create', challenge, wrong)),
        attestation: base64url(attestation),
        transports: ['internal'],
        name: 'test key',
      };
    },
    /** An answer to a challenge, of whoever `userHandle` names. */
    answer(challenge: string, wrong: Wrong = {}) {
      const data = clientData('webauthn.get', challenge, wrong);
      const authData = head(wrong, false);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        id: base64url(id),
        client_data: base64url(data),
        authenticator_data: base64url(authData),
        signature: base64url(signature),
        ...(wrong.userHandle !== undefined && { user_handle: base64url(wrong.userHandle) }),
      };
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof openAuthenticator>;
