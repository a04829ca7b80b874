/** The word filter (D-18): words of a list, through spacing, signs, repeats and look-alikes. */
import { normaliseThai } from '../thai-text.ts';

export interface RefusedWord {
  readonly word: string;
  /** Letters after which it is another, decent word: หี in หีบ. */
  readonly notBefore?: string;
  /** Letters behind which it is another, decent word: หี in เหี่ยว. */
  readonly notAfter?: string;
  /** Decent words that hold it. */
  readonly inside?: readonly string[];
  /** Meant only where its letters are pulled apart: กู alone is more often a mistyped กู้. */
  readonly onlyApart?: true;
  /** Two words: a space between any of its letters is no excuse. */
  readonly phrase?: true;
}

const lookAlikes: Readonly<Record<string, string>> = {
  a: 'a4@',
  e: 'e3',
  i: 'i1!|',
  o: 'o0',
  s: 's5$',
  t: 't7',
  u: 'uv*',
};

/** What may stand between two letters of a word: signs, blanks, and Thai marks that only sound. */
const gapChar = /[^\p{L}\p{M}\p{N}]|[\u0e47-\u0e4e]/u;
const bare = (word: string) => word.replace(/[\u0e47-\u0e4e\s]/g, '');

interface WordPattern {
  readonly entry: RefusedWord;
  readonly isLatin: boolean;
  /** What counts as each letter. */
  readonly letters: readonly ReadonlySet<string>[];
  readonly notAfter: ReadonlySet<string>;
  readonly notBefore: ReadonlySet<string>;
}

function patternOf(entry: RefusedWord): WordPattern {
  const { word, notBefore = '', notAfter = '' } = entry;
  const letters = [...bare(word)];
  return {
    entry,
    isLatin: /^[a-z]/.test(word),
    letters: letters.map((letter) => new Set(lookAlikes[letter] ?? letter)),
    notAfter: new Set((letters[0] ?? '') + notAfter),
    notBefore: new Set(notBefore && (letters.at(-1) ?? '') + notBefore),
  };
}

/** Later than every beginning. */
const never = Number.POSITIVE_INFINITY;

interface WordMatch {
  readonly at: number;
  readonly end: number;
}

/**
 * Where a word's letters follow each other, each as often as it likes, with signs between. Goes
 * over the text once, with all beginnings at a time: of each letter it knows only the earliest
 * beginning that has come so far, in its own run of letters (`run`) or in the signs behind it
 * (`gap`).
 */
function* matchesOf(
  text: string,
  gaps: readonly boolean[],
  pattern: WordPattern,
): Generator<WordMatch> {
  const { letters, isLatin, notAfter, notBefore } = pattern;
  const last = letters.length - 1;
  const run = letters.map(() => never);
  const gap = [...run];
  let isMatching = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const begins = letters[0]?.has(char) && mayFollow(text[at - 1] ?? '', isLatin, notAfter);
    if (!isMatching && !begins) continue;
    const ended = run[last] ?? never;
    isMatching = false;
    for (let letter = last; letter >= 0; letter -= 1) {
      const here = run[letter] ?? never;
      const before = Math.min(run[letter - 1] ?? (begins ? at : never), gap[letter - 1] ?? never);
      gap[letter] = gaps[at] ? Math.min(here, gap[letter] ?? never) : never;
      run[letter] = letters[letter]?.has(char) ? Math.min(here, before) : never;
      isMatching ||= run[letter] !== never || gap[letter] !== never;
    }
    const hasEnded = ended !== never && run[last] !== ended;
    if (hasEnded && !notBefore.has(char)) yield { at: ended, end: at };
  }
  const ended = run[last] ?? never;
  if (ended !== never) yield { at: ended, end: text.length };
}

function mayFollow(previous: string, isLatin: boolean, notAfter: ReadonlySet<string>): boolean {
  return !notAfter.has(previous) && !(isLatin && /[a-z]/.test(previous));
}

const letterOrMark = /[\p{L}\p{M}\p{N}]/u;
const signs = /[^\p{L}\p{M}\p{N}]+/gu;

/** The pieces between blanks, whatever signs stand beside the blank. */
const piecesOf = (found: string): string[] =>
  found.replace(signs, (run) => (/\s/.test(run) ? '\n' : run)).split('\n');

/**
 * Is a find with blanks in it one word, its letters pulled apart? `ค วย` is: a letter stands alone.
 * The ends of two words that meet are none: `นาค วยา`.
 */
function isPulledApart(text: string, at: number, found: string, isLatin: boolean): boolean {
  const pieces = piecesOf(found);
  if (pieces.length === 1) return true;
  const goesOnBefore = letterOrMark.test(text[at - 1] ?? '');
  const goesOnAfter = letterOrMark.test(text[at + found.length] ?? '');
  const standsAlone = (piece: string, index: number) =>
    piece.replace(/\p{M}/gu, '').length <= 1 &&
    !(index === 0 && goesOnBefore) &&
    !(index === pieces.length - 1 && goesOnAfter);
  return isLatin ? pieces.every(standsAlone) : pieces.some(standsAlone);
}

function isInside(text: string, at: number, word: string): boolean {
  return text.slice(Math.max(0, at - word.length), at + word.length).includes(word);
}

/** Prepares a list: gives the first refused word of a text as it was typed, or undefined. */
export function wordFilter(list: readonly RefusedWord[]): (text: string) => string | undefined {
  const all = list.map(patternOf).filter(({ letters }) => letters.length > 0);
  return (text) => {
    const plain = normaliseThai(text.normalize('NFKC')).toLowerCase();
    const gaps = plain.split('').map((char) => gapChar.test(char));
    for (const pattern of all) {
      const { entry, isLatin } = pattern;
      for (const { at, end } of matchesOf(plain, gaps, pattern)) {
        const found = plain.slice(at, end);
        if (entry.onlyApart && !/[^\p{L}\p{M}]/u.test(found)) continue;
        const whole = entry.phrase || isPulledApart(plain, at, found, isLatin);
        if (!whole || entry.inside?.some((word) => isInside(plain, at, word))) continue;
        return found;
      }
    }
    return undefined;
  };
}
