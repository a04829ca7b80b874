/** One-time codes as people type and paste them: `๑๒๓ ๔๕๖`, `123-456`, `G-123456`. */
import { asciiDigits } from '../membership-number.ts';

const noise = /[\s\p{Pd}\u200b-\u200d\u2060\ufeff_.]/gu;

export const otpLength = 6;

/** The six digits; undefined when the text is none. */
export function typedOtp(text: string): string | undefined {
  const plain = asciiDigits(text).replace(noise, '');
  return /^[0-9]{6}$/.test(plain) ? plain : undefined;
}

/** Crockford's letters: none looks like another. */
export const activationLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const activationLength = 12;

/** The twelve letters of a code from the counter, canonical; undefined when the text is none. */
export function typedActivation(text: string): string | undefined {
  const plain = asciiDigits(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(noise, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(plain) ? plain : undefined;
}
