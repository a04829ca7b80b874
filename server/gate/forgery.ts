/** The anti-forgery value: an HMAC over (session, random, time), no cookie of its own (S2). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../records/keys/key-ring.ts';

/** Milliseconds; as long as a session may last at most without `remember`. */
const validFor = 12 * 60 * 60 * 1000;
const tagBytes = 8;
const headBytes = tagBytes + 8 + 6;
const macBytes = 32;
const length = headBytes + macBytes;

export interface Forgery {
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
export function openForgery(keys: KeyRing, now: () => number = Date.now): Forgery {
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
      const [{ forgery: key }] = keys.live();
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
        .map(({ forgery }) => forgery)
        .find((one) => timingSafeEqual(bytes.subarray(headBytes), mac(one, 'value\0', head)));
      if (key === undefined) return false;
      const age = now() - head.readUIntBE(headBytes - 6, 6);
      if (age < 0 || age > validFor) return false;
      if (sessionId === undefined) return true;
      return timingSafeEqual(head.subarray(0, tagBytes), tagOf(key, sessionId));
    },
  };
}
