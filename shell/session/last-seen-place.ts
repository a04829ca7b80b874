/**
 * Where the sealed copy of the last seen overview lies (decision 0070): gone with the session, in
 * the same breath. What opens it is in two places, the session's token half and a cookie that
 * lives as long as the session's own: without either it is noise.
 */
import { lastSeenCookie, lastSeenKey, memberKeys } from '../../core/browser/storage-names.ts';

/** The copy as it lies there; all but `until` and `at` is noise to whoever lacks the halves. */
export interface Sealed {
  /** When the session ends as far as was known; milliseconds of this browser's clock. */
  readonly until: number;
  /** When it was seen; likewise. */
  readonly at: number;
  /** Base64. */
  readonly box: string;
}

/** 12 hours: a session that lives longer is one that the member let the browser remember. */
const longestUnremembered = 12 * 60 * 60;

function stored<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    // Storage is forbidden, or full: nothing is kept.
    return undefined;
  }
}

/** Undefined where there is none, and where its time is up or the clock has gone back. */
export function sealedCopy(): Sealed | undefined {
  const text = stored((storage) => storage.getItem(lastSeenKey));
  try {
    const { until, at, box } = JSON.parse(text ?? 'null') ?? {};
    const now = Date.now();
    const isGood = typeof box === 'string' && at <= now && now < until;
    return isGood ? { until, at, box } : undefined;
  } catch {
    return undefined;
  }
}

export function storeSealed(sealed: Sealed): void {
  stored((storage) => storage.setItem(lastSeenKey, JSON.stringify(sealed)));
}

/** The half in the cookie; undefined where the browser has been closed since. */
export function cookieHalf(): string | undefined {
  const name = `${lastSeenCookie}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(name));
  return found?.slice(name.length) || undefined;
}

function writeCookie(value: string, keep: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${lastSeenCookie}=${value}; Path=/member; SameSite=Strict${keep}${secure}`;
}

/** Makes another half; it ends with the browser unless the session is remembered for longer. */
export function newCookieHalf(sessionSeconds: number): string {
  const half = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const isRemembered = sessionSeconds > longestUnremembered;
  writeCookie(half, isRemembered ? `; Max-Age=${Math.floor(sessionSeconds)}` : '');
  return half;
}

/** Nothing of it stays. */
export function dropLastSeen(): void {
  stored((storage) => storage.removeItem(lastSeenKey));
  writeCookie('', '; Max-Age=0');
}

/** Whether this browser's storage still holds the session with this token, whatever a tab knows. */
export const isStoredToken = (token: string): boolean =>
  stored((storage) => memberKeys.some((key) => storage.getItem(key)?.includes(token))) ?? false;

/** At the start of a page: what has outlived its session goes. */
export function sweepLastSeen(): void {
  const lies = stored((storage) => storage.getItem(lastSeenKey)) != null;
  const isIn = stored((storage) => memberKeys.some((key) => storage.getItem(key) !== null));
  if (lies && !(isIn && sealedCopy())) dropLastSeen();
}
