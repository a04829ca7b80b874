/** The second factor of staff: six digits of the minute's half (RFC 6238, SHA-1, 30 seconds). */
import { Secret, TOTP } from 'otpauth';
import { graphemesOf } from '../../core/graphemes.ts';
import { everybodysThai } from './issuer.text.ts';

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

/** Words that stand in every cooperative's name. */
const everybodys = /^(?:the|of|and|savings?|credit|thrift|co-?operative|society|limited|ltd)$/i;
const longestIssuer = 20;

interface CoopNames {
  readonly coopNameEN: string;
  readonly coopNameTH: string;
}

/**
 * The cooperative's short name, so that whoever has two accounts knows which is whose: a few plain
 * letters where its English name has any of its own, since a link of them stays short, else Thai.
 */
export function issuerOf({ coopNameEN, coopNameTH }: CoopNames): string {
  const words = (coopNameEN.match(/[a-z0-9-]+/gi) ?? []).filter((word) => !everybodys.test(word));
  const ends = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const english = ends.findLast((name) => name.length <= longestIssuer) ?? words[0];
  const own = english ?? coopNameTH.trim().replace(everybodysThai, '');
  return cut(own || coopNameTH) || 'Sahakon';
}

/** No vowel or tone mark is left without what it stands on. */
const cut = (name: string): string =>
  [...graphemesOf(name.trim())].slice(0, longestIssuer).join('').trim();
