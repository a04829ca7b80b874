/** Words that people typed or pasted, as they are kept: what reads the same is the same. Pure. */
import { normaliseThai } from '../thai-text.ts';

/** Control characters, half characters, and marks that turn the direction of what follows. */
const unfit =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;
/**
 * What shows nothing, empty Braille too. Of pictures it leaves the joiner, which `normaliseThai`
 * looks at, and the mark that makes them colourful.
 */
const unseen = new RegExp(
  [
    ...['(?![\\u200d\\ufe0f])\\p{Default_Ignorable_Code_Point}', '[\\u2800\\ufff9-\\ufffb]'],
    '(?<!\\p{Extended_Pictographic})\\ufe0f(?!\\u20e3)',
  ].join('|'),
  'gu',
);
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu;
const spoken = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}]/gu;

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

/** How many of them can be seen; blanks are not counted. */
export const letters = (words: string): number => words.match(seen)?.length ?? 0;

/** How many of them say something: no marks of punctuation, no pictures. */
export const spokenLetters = (words: string): number => words.match(spoken)?.length ?? 0;

/** Whether more is kept of the words than may be; the store counts the same way. */
export const areTooLong = (words: string, most: number): boolean =>
  [...tidyWords(words)].length > most;
