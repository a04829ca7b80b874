/** Thai text made comparable for finding: what people leave out or mistype does not count. */
import { asciiDigits } from '../membership-number.ts';
import { normaliseThai } from '../thai-text.ts';

/** Tone marks, the shortening mark, the silencing mark, and the dots of old spellings. */
const leftOut = /[\u0e3a\u0e47-\u0e4e]/g;

/**
 * One text for all spellings that a searcher may use: marks gone, case folded, Thai and full-width
 * digits as 0–9, every run of blanks one space, invisible characters gone. Fold what is searched
 * and what is asked, then compare: `นํ้าผึ้ง` and `น้ำผึง` are both `นำผึง`. Never shown to anybody;
 * doing it twice changes nothing more.
 */
export function foldForSearch(text: string): string {
  let folded = text;
  // Without the marks between them others may meet that are one: until it rests.
  for (let before = ''; before !== folded; ) {
    before = folded;
    folded = asciiDigits(normaliseThai(folded.normalize('NFC')))
      .replace(leftOut, '')
      .toLowerCase()
      .replace(/\s+/g, ' ');
  }
  return folded;
}
