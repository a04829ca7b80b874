/**
 * Refuses a state-changing call that our own pages did not send (S2; R143, D-38). The
 * anti-forgery value is an HMAC over (session, random, time), no cookie of its own.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../api/problem.ts';
import type { KeyRing } from '../../records/keys/key-ring.ts';
import { isFromOurPage, type PublicOrigin } from './origin.ts';

/** Milliseconds; as long as a session may last at most without `remember`. */
const validFor = 12 * 60 * 60 * 1000;
const tagBytes = 8;
const headBytes = tagBytes + 8 + 6;
const macBytes = 32;
const length = headBytes + macBytes;

export interface CsrfTokens {
  /** A new value, bound to the session if there is one. */
  issue(sessionId: string | undefined): string;
  /**
   * Whether the value is ours and young enough. For a call inside a session it must have been
   * issued to that session; a call outside any session may use every genuine value, because
   * whoever lost a session still holds the value of the old one.
   */
  accepts(value: unknown, sessionId: string | undefined): boolean;
}

/** Issues and checks values under the installation's keys; `now` in milliseconds. */
export function openCsrfTokens(keys: KeyRing, now: () => number = Date.now): CsrfTokens {
  const mac = (key: Buffer, ...parts: (string | Buffer)[]) => {
    const hmac = createHmac('sha256', key);
    for (const part of parts) hmac.update(part);
    return hmac.digest();
  };
  const tagOf = (key: Buffer, sessionId: string | undefined) =>
    mac(key, 'session\0', sessionId ?? '').subarray(0, tagBytes);

  return {
    issue(sessionId) {
      const time = Buffer.alloc(6);
      time.writeUIntBE(now(), 0, 6);
      const [{ csrfKey: key }] = keys.live();
      const head = Buffer.concat([tagOf(key, sessionId), randomBytes(8), time]);
      return Buffer.concat([head, mac(key, 'value\0', head)]).toString('base64url');
    },
    accepts(value, sessionId) {
      if (typeof value !== 'string' || value.length > 2 * length) return false;
      const bytes = Buffer.from(value, 'base64url');
      if (bytes.length !== length) return false;
      const head = bytes.subarray(0, headBytes);
      const key = keys
        .live()
        .map(({ csrfKey }) => csrfKey)
        .find((one) => timingSafeEqual(bytes.subarray(headBytes), mac(one, 'value\0', head)));
      if (key === undefined) return false;
      const age = now() - head.readUIntBE(headBytes - 6, 6);
      if (age < 0 || age > validFor) return false;
      if (sessionId === undefined) return true;
      return timingSafeEqual(head.subarray(0, tagBytes), tagOf(key, sessionId));
    },
  };
}

/**
 * Every POST must name our page as its origin and carry both headers, which no foreign page can
 * set without asking first. Throws `forged`.
 */
export function refuseCsrf(
  request: FastifyRequest,
  sessionId: string | undefined,
  { csrfTokens, publicOrigin }: { csrfTokens: CsrfTokens; publicOrigin: PublicOrigin },
): void {
  const { headers } = request;
  const ours =
    isFromOurPage(request, publicOrigin) &&
    headers['x-requested-with'] === 'XMLHttpRequest' &&
    csrfTokens.accepts(headers['x-csrf-token'], sessionId);
  if (!ours) throw new Problem('forged');
}

/**
 * Refuses a GET that acts (S2) unless script of our own page fetched it: a navigation, a
 * picture, a prefetch and a scanner of links name themselves otherwise, or not at all.
 */
export function refuseUnfetched({ headers }: FastifyRequest): void {
  const fetched =
    headers['sec-fetch-mode'] === 'cors' &&
    headers['sec-fetch-dest'] === 'empty' &&
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['x-requested-with'] === 'XMLHttpRequest';
  if (!fetched) throw new Problem('forged');
}
