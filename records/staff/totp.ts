/** The second factor of staff: six digits of the minute's half (RFC 6238, SHA-1, 30 seconds). */
import { Secret, TOTP } from 'otpauth';

const period = 30;
const digits = 6;
/** A clock may be one step off, before or after. */
const window = 1;
const secretBytes = 20;

/** A new secret, in Base32 as authenticator apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** What an authenticator app reads from a picture or a link. */
export function totpAddress(secret: string, login: string, issuer: string): string {
  return totpOf(secret, { issuer, label: login }).toString();
}

/** The time step whose code was given, compared in constant time; undefined for a wrong code. */
export function stepOf(secret: string, code: string, at: number): bigint | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window });
  return delta === null ? undefined : BigInt(Math.floor(at / 1000 / period) + delta);
}
