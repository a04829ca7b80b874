/** National IDs within words that are shown, such as what was found in a column of another kind. */
import { asciiDigits } from '../membership-number.ts';
import { isNationalId } from '../national-id.ts';

const idLength = 13;
const digit = /[0-9๐-๙０-９]/;
/** Thirteen digits or more as people type them: with up to three signs between each two. */
const typed = /[0-9๐-๙０-９](?:[\s\p{P}\p{S}\p{C}]{0,3}[0-9๐-๙０-９]){12,}/gu;
/** … and as a sentence of our own has them: sums, days and lists have other signs in between. */
const written = /[0-9๐-๙０-９](?:[ \p{Pd}]?[0-9๐-๙０-９]){12,}/gu;

/** Covers each digit that belongs to an ID and is neither its first nor its last (D-05). */
function cover(found: string, isId: (digits: string, all: number) => boolean): string {
  const digits = asciiDigits(found).replace(/[^0-9]/g, '');
  const covered = new Set<number>();
  for (let from = 0; from + idLength <= digits.length; from += 1) {
    if (!isId(digits.slice(from, from + idLength), digits.length)) continue;
    for (let at = from + 1; at < from + idLength - 1; at += 1) covered.add(at);
  }
  let seen = -1;
  return Array.from(found, (letter) => {
    if (!digit.test(letter)) return letter;
    seen += 1;
    return covered.has(seen) ? 'x' : letter;
  }).join('');
}

/**
 * What somebody typed, each national ID in it covered but for its first and last digit: however it
 * is set apart, in Thai digits too, also within a longer number. Thirteen digits by themselves are
 * one with a slip of the finger.
 */
export function maskTypedIds(words: string): string {
  return words.replace(typed, (found) =>
    cover(found, (digits, all) => all === idLength || isNationalId(digits)),
  );
}

/** The same for a sentence of ours: numbers of accounts, sums and days that are none stay. */
export function maskWrittenIds(words: string): string {
  return words.replace(written, (found) => cover(found, isNationalId));
}
