/** The words that the board does not take, the program's and the cooperative's own together. */
import { refusedWords } from './refused-words.text.ts';
import { wordFilter } from './refused-words.ts';

const builtIn = wordFilter(refusedWords);

/** Words of the cooperative's own setting; anything else in it counts as none. */
export function readMoreWords(setting: unknown): readonly string[] {
  if (!Array.isArray(setting)) return [];
  const words = setting.filter((word): word is string => typeof word === 'string');
  return words.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 2);
}

/** Finds the first refused word of a text, as it stands there. */
export function wordFinder(moreWords: readonly string[]): (text: string) => string | undefined {
  if (moreWords.length === 0) return builtIn;
  const added = wordFilter(moreWords.map((word) => ({ word })));
  return (text) => builtIn(text) ?? added(text);
}
