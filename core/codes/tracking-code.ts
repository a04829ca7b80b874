/**
 * Tracking codes: 26 random letters of Crockford's base 32 (130 bits) and two that check them, read
 * and typed by people, in groups of four: `7K3M-Q2XD-…`.
 */
import { asciiDigits } from '../membership-number.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = 26;
const checkLetters = 2;
const length = randomLetters + checkLetters;
/** The greatest prime that two letters can hold: no single slip or swapped pair passes. */
const modulus = 1021;

/** Bytes of chance that a code is made of; five bits of each are used. */
export const codeBytes = randomLetters;

function checkOf(body: string): string {
  let sum = 0;
  for (const letter of body) sum = (sum * 32 + letters.indexOf(letter)) % modulus;
  return `${letters[sum >> 5]}${letters[sum & 31]}`;
}

/** A code in its canonical spelling, without dashes. Throws when there are too few bytes. */
export function codeFrom(bytes: Uint8Array): string {
  if (bytes.length < codeBytes) throw new RangeError('too few bytes for a tracking code');
  const body = Array.from(bytes.subarray(0, randomLetters), (byte) => letters[byte & 31]).join('');
  return body + checkOf(body);
}

/**
 * Reads a code as people type it: small letters, blanks, dashes of any kind, Thai digits, O for 0,
 * I and L for 1. Undefined when it is none or was mistyped.
 */
export function readCode(text: string): string | undefined {
  if (text.length > 4 * length) return undefined;
  const plain = asciiDigits(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u200b_.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (plain.length !== length || [...plain].some((letter) => !letters.includes(letter))) {
    return undefined;
  }
  const body = plain.slice(0, randomLetters);
  return checkOf(body) === plain.slice(randomLetters) ? plain : undefined;
}

/** As it is shown, copied and printed: `7K3M-Q2XD-…`. */
export function showCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}
