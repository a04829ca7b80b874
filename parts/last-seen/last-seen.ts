/** The overview as the member last saw it, sealed in this browser for as long as the session. */
import {
  cookieHalf,
  dropLastSeen,
  isStoredToken,
  newCookieHalf,
  type Sealed,
  sealedCopy,
  storeSealed,
} from '../../shell/session/last-seen-place.ts';
import { memberSession } from '../../shell/session/member-session.ts';

/** Bytes of what makes each sealing another one. */
const nonceBytes = 12;
const use = new TextEncoder().encode('sahakon last seen');

/** When the session ends as the server last said; 0: it has not been asked by this page. */
let sessionEnd = 0;

/** Of both halves; HKDF, since neither is a key by itself. */
async function keyOf(token: string, half: string): Promise<CryptoKey> {
  const both = new TextEncoder().encode(`${token} ${half}`);
  const material = await crypto.subtle.importKey('raw', both, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: use },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const cipher = (iv: Uint8Array<ArrayBuffer>, form: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(form),
});

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Not staff in a member's stead, and nobody whose session the server has not vouched for. */
function ownToken(): string | undefined {
  const { user } = memberSession().state();
  return user?.impersonated ? undefined : user?.token;
}

/** The server has said how long the session lasts (milliseconds of this browser's clock). */
export function sessionLasts(until: number): void {
  sessionEnd = until;
  const sealed = sealedCopy();
  const token = ownToken();
  if (sealed && token && isStoredToken(token)) storeSealed({ ...sealed, until });
}

/** Whether there is a copy of whoever is signed in here, and both halves of what opens it. */
export const hasLastSeen = (): boolean =>
  ownToken() !== undefined && sealedCopy() !== undefined && cookieHalf() !== undefined;

/** Until when the copy may be shown, in milliseconds; where there is none that is over now. */
export const lastSeenUntil = (): number => sealedCopy()?.until ?? Date.now();

/**
 * Seals what a page shows. `form` names its shape, so that no later version opens what it cannot
 * read. Without https there is nothing to seal with, and nothing is kept.
 */
export async function keepLastSeen(shown: unknown, form: string): Promise<void> {
  const token = ownToken();
  if (token === undefined || !globalThis.crypto?.subtle || sessionEnd <= Date.now()) return;
  const seconds = memberSession().state().user?.expires_in ?? 0;
  const key = await keyOf(token, cookieHalf() ?? newCookieHalf(seconds));
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const plain = new TextEncoder().encode(JSON.stringify(shown));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher(iv, form), key, plain));
  const copy: Sealed = {
    ...{ until: sessionEnd, at: Date.now() },
    box: toText(Uint8Array.of(...iv, ...sealed)),
  };
  // Another tab may have signed out while this was sealed.
  if (ownToken() === token && isStoredToken(token)) storeSealed(copy);
  else if (!isStoredToken(token)) dropLastSeen();
}

export interface LastSeen<Shown> {
  readonly shown: Shown;
  /** When, as an instant of ISO 8601. */
  readonly at: string;
}

/** Opens it; undefined where there is none, or none that these halves and this version open. */
export async function openLastSeen<Shown>(form: string): Promise<LastSeen<Shown> | undefined> {
  const [token, half, sealed] = [ownToken(), cookieHalf(), sealedCopy()];
  if (!token || !half || !sealed || !globalThis.crypto?.subtle) return undefined;
  try {
    const bytes = toBytes(sealed.box);
    const [iv, box] = [bytes.slice(0, nonceBytes), bytes.slice(nonceBytes)];
    const plain = await crypto.subtle.decrypt(cipher(iv, form), await keyOf(token, half), box);
    const shown = JSON.parse(new TextDecoder().decode(plain)) as Shown;
    return { shown, at: new Date(sealed.at).toISOString() };
  } catch {
    return undefined;
  }
}
