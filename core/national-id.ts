/** The thirteen digits of a Thai identity card, grouped 1-4-5-2-1 (A.2). */

import { asciiDigits } from './membership-number.ts';

/** The last digit that belongs to the first twelve (weights 13 down to 2, modulo 11). */
export function nationalIdCheckDigit(firstTwelve: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(firstTwelve[index]) * (13 - index);
  return (11 - (sum % 11)) % 10;
}

/** Whether the text is thirteen digits of which the last one fits the others. */
export function isNationalId(text: string): boolean {
  return /^\d{13}$/.test(text) && nationalIdCheckDigit(text) === Number(text[12]);
}

/** Thirteen digits, set apart by blanks and dashes as one likes, or as a card groups them. */
const runOfId = /\d(?:[\s\p{Pd}]*\d){12}/u;
const groupsOfId = /\d[\s\p{P}]+\d{4}[\s\p{P}]+\d{5}[\s\p{P}]+\d{2}[\s\p{P}]+\d/u;

/** Whether words hold what may be a national ID, whatever its last digit says. */
export function holdsNationalId(words: string): boolean {
  const plain = asciiDigits(words);
  return runOfId.test(plain) || groupsOfId.test(plain);
}

function grouped(text: string): string {
  const cuts = [0, 1, 5, 10, 12, 13];
  return cuts
    .slice(1)
    .map((end, index) => text.slice(cuts[index], end))
    .join('-');
}

/** `1234567890121` → `1-2345-67890-12-1`; anything but thirteen digits comes back unchanged. */
export function formatNationalId(text: string): string {
  return /^\d{13}$/.test(text) ? grouped(text) : text;
}

/** `1-xxxx-xxxxx-xx-1`: first and last digit only; of anything else every character (D-05). */
export function maskNationalId(text: string): string {
  if (!/^\d{13}$/.test(text)) return 'x'.repeat(text.length);
  return grouped(`${text[0]}${'x'.repeat(11)}${text[12]}`);
}
