/** Words that people typed or pasted, as they are kept: what reads the same is the same. Pure. */
import { normaliseThai } from '../thai-text.ts';

/** Control characters, half characters, and marks that turn the direction of what follows. */
const unfit =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;
/** What shows nothing and `normaliseThai` leaves: it cleans extracts, these come by hand. */
const unseen = /[\u180e\u2061-\u2064\u206a-\u206f\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu;

/** Whether words hold nothing that hides, or makes them read otherwise than they are kept. */
export const areFit = (words: string): boolean => words.search(unfit) < 0;

/** The words without such characters, for where nobody could find them to mend them. */
export const withoutUnfit = (words: string): string => words.replace(unfit, '');

/** One spelling, no zero-width characters, lines ended by `\n`, no blanks at either end. */
export const tidyWords = (words: string): string =>
  normaliseThai(
    words
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replaceAll('\t', ' ')
      .replace(unseen, ''),
  );

/** The same in one line. */
export const tidyLine = (words: string): string => tidyWords(words).replace(/\s+/g, ' ');
