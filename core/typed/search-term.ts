/** What somebody looks for in a ledger, as it was typed. */
import type { Satang } from '../satang.ts';
import { foldForSearch } from '../thai-words/search.ts';
import { bahtWord } from './search-term.text.ts';
import { parseTypedBaht } from './typed-number.ts';

/** As many characters as are looked for. */
export const longestSearch = 60;

export interface SearchTerm {
  /** Folded (`foldForSearch`): a part of what a line says, or the beginning of its receipt. */
  readonly words: string;
  /** The amount that the words are; null where they are none. */
  readonly satang: Satang | null;
}

/** Sign before an amount and the unit after it, as pages and people write them. */
const mark = new RegExp(`^[+\\-−–]\\s*(?=\\d)|^฿\\s*|\\s*(?:${bahtWord}|฿|\\.-)$`, 'g');

/**
 * Reads `โอนเข้า`, `6810000123`, `2,500`, `๒๕๐๐ บาท`, `−50.00`. Whole baht are meant as such: `2500`
 * is 2,500.00 and nothing else. Undefined where there is nothing to look for.
 */
export function parseSearch(typed: string): SearchTerm | undefined {
  // The store takes every character but this one.
  const words = foldForSearch(typed.replaceAll('\0', ' ')).trim();
  if (words === '') return undefined;
  return { words, satang: parseTypedBaht(words.replace(mark, '')) ?? null };
}
