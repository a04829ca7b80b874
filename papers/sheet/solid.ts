/** What of a cell or a head stays on one line, so that a column can be made wide enough for it. */
import { solidPieces } from './solid.text.ts';

/** Longer pieces may break anywhere: see `breaking` of the template. */
const longest = 17;
/** A number of something: `01-02-00012-34`, `ฉฉ.0001234/2568`. */
const numbered = /\S*\d\S*/g;
const thai = new Intl.Segmenter('th', { granularity: 'word' });

/** Numbers among the words of a cell, joined by blanks: each must find room of its own. */
export function numbersIn(words: string): string[] {
  return (words.match(numbered) ?? []).filter((one) => one.length <= longest);
}

/** A number at the end keeps to the short word before it: `เขต 1`; see `kept` of the template. */
export const withItsNumber = (words: string): string =>
  words.replace(/(?<=(?:^| )[^ ]{1,16}) (?=\d{1,4}$)/, '\u00a0');

/**
 * A head in the pieces that the template sets without breaking them, a blank being a piece:
 * `ดอกเบี้ย`, `สะสม`, ` `, `(บาท)`.
 */
export function headPieces(name: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const found of name.matchAll(solidPieces)) {
    pieces.push(...segments(name.slice(from, found.index)), found[0]);
    from = found.index + found[0].length;
  }
  return [...pieces, ...segments(name.slice(from))];
}

/** Words of the dictionary; a mark like ๆ, % or / stays with the word before it. */
function segments(words: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of thai.segment(words)) {
    const before = pieces.at(-1);
    if (before === undefined || isWordLike || segment === ' ' || before === ' ') {
      pieces.push(segment);
    } else pieces[pieces.length - 1] = before + segment;
  }
  return pieces;
}
