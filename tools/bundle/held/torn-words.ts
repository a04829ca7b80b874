/** The words that a browser would tear, out of our own texts: it holds them by their letters. */
import { tearableWords } from '../../../core/thai-words/line-breaks.ts';
import { endsWord, readingsOf } from '../../../core/thai-words/readings.ts';

/** Letters that go with the one before them: a word that is followed by one has not ended. */
const joining = '[\\u0e30-\\u0e3a\\u0e47-\\u0e4e]';

/** Finds words by their letters, of two that begin together the longer one. */
export const patternOf = (words: readonly string[]): string => `(${words.join('|')})(?!${joining})`;

const thaiRun = /[\u0e01-\u0e4e]{2,}/g;

/** A run of Thai letters, the words of it that would be torn, and where its words end. */
interface Run {
  readonly letters: string;
  readonly torn: readonly (readonly [from: number, to: number])[];
  readonly ends: readonly number[];
}

function runOf(letters: string): Run {
  const readings = readingsOf(letters);
  const places = Array.from({ length: letters.length + 1 }, (_, place) => place);
  const ends = places.filter((place) => endsWord(readings, place));
  return { letters, torn: tearableWords(letters), ends };
}

type Range = readonly [from: number, to: number];

/** A range with all of the words in which it begins and ends. */
const wholeWords = ({ ends }: Run, [from, to]: Range): Range => [
  ends.findLast((place) => place <= from) ?? from,
  ends.find((place) => place >= to) ?? to,
];

/** Fewer letters lie in too many other words: such a word is held with the one beside it. */
const fewestLetters = 4;

/** The letters by which a torn word is held. */
function lettersOf(run: Run, [from, to]: Range): string {
  if (to - from >= fewestLetters) return run.letters.slice(from, to);
  const range: Range = from > 0 ? [from - 1, to] : [from, to + 1];
  return run.letters.slice(...wholeWords(run, range));
}

/** Torn words that the pattern does not hold, each with what it found across their ends instead. */
function missedBy(pattern: RegExp, run: Run): string[] {
  const held = [...run.letters.matchAll(pattern)].map(
    ({ 0: word, index }): Range => [index, index + word.length],
  );
  return run.torn.flatMap(([from, to]) => {
    const over = held.filter((one) => one[0] < to && one[1] > from);
    if (over.some((one) => one[0] <= from && one[1] >= to)) return [];
    const all = over.flat();
    const range = wholeWords(run, [Math.min(from, ...all), Math.max(to, ...all)]);
    return [run.letters.slice(...range)];
  });
}

/**
 * The letters by which every word is held that would be torn in one of these texts: mostly the
 * word's own. Where those of another lie across it, as การเงิน does in รายการ เงินกู้, the words around
 * are held together. In the order that `patternOf` takes.
 */
export function wordsToHold(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(thaiRun)].map(([letters]) => letters));
  const runs = [...new Set(found)].map(runOf).filter(({ torn }) => torn.length > 0);
  const words = new Set(runs.flatMap((run) => run.torn.map((range) => lettersOf(run, range))));
  for (;;) {
    const sorted = [...words].sort().reverse();
    const pattern = new RegExp(patternOf(sorted), 'g');
    const missed = runs.flatMap((run) => missedBy(pattern, run));
    if (missed.every((word) => words.has(word))) return sorted;
    for (const word of missed) words.add(word);
  }
}
