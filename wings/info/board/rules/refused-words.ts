/** The word filter (D-18): words of a list, through spacing, signs, repeats and look-alikes. */
import { normaliseThai } from '../../../../core/thai-text.ts';

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

/** What may stand between two letters of a word: signs, blanks, and Thai marks that only sound. */
const between = '[^\\p{L}\\p{M}\\p{N}]*[\\u0e47-\\u0e4e]*[^\\p{L}\\p{M}\\p{N}]*';
const lookAlikes: Readonly<Record<string, string>> = {
  a: '[a4@]',
  e: '[e3]',
  i: '[i1!|]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
  u: '[uv*]',
};

const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const bare = (word: string) => word.replace(/[\u0e47-\u0e4e\s]/g, '');

function patternOf({ word, notBefore = '', notAfter = '' }: RefusedWord): RegExp {
  const letters = [...bare(word)];
  const isLatin = /^[a-z]/.test(word);
  const parts = letters.map((letter) => `(?:${lookAlikes[letter] ?? escaped(letter)})+`);
  const first = isLatin ? 'a-z' : (letters[0] ?? '');
  const after = notBefore === '' ? '' : `(?![${letters.at(-1)}${notBefore}])`;
  return new RegExp(`(?<![${first}${notAfter}])${parts.join(between)}${after}`, 'gu');
}

const letterOrMark = /[\p{L}\p{M}\p{N}]/u;
const blanks = /[^\p{L}\p{M}\p{N}]*\s[^\p{L}\p{M}\p{N}]*/u;

/**
 * Is a find with blanks in it one word, its letters pulled apart? `ค วย` is: a letter stands alone.
 * The ends of two words that meet are none: `นาค วยา`.
 */
function isPulledApart(text: string, at: number, found: string, isLatin: boolean): boolean {
  const pieces = found.split(blanks);
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
  const from = Math.max(0, at - word.length);
  const place = text.indexOf(word, from);
  return place >= 0 && place <= at;
}

/** Prepares a list: gives the first refused word of a text as it was typed, or undefined. */
export function wordFilter(list: readonly RefusedWord[]): (text: string) => string | undefined {
  const entries = list.map((entry) => ({ entry, pattern: patternOf(entry) }));
  return (text) => {
    const plain = normaliseThai(text.normalize('NFKC')).toLowerCase();
    for (const { entry, pattern } of entries) {
      for (const found of plain.matchAll(pattern)) {
        if (entry.onlyApart && !/[^\p{L}\p{M}]/u.test(found[0])) continue;
        const isLatin = /^[a-z]/.test(entry.word);
        const whole = entry.phrase || isPulledApart(plain, found.index, found[0], isLatin);
        if (!whole || entry.inside?.some((word) => isInside(plain, found.index, word))) continue;
        return found[0];
      }
    }
    return undefined;
  };
}
