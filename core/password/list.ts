/** The list of common passwords (`common.txt`), and what is compared with it (D-03). Pure. */
import { foldPassword, stemOf, unitOf } from './form.ts';
import type { IsCommon } from './rule.ts';

/** A rest of three letters is no word: `x7#2026` is not `x`. */
const shortestStem = 4;

/**
 * Reads the list; a line with a blank in it is a remark. The answer compares whole forms, never
 * parts: a long sentence may hold any word. It is common when it, or what is left of it without
 * digits and marks at its end, or the word that it repeats, stands in the list.
 */
export function readCommon(text: string): IsCommon {
  const listed = new Set(text.split('\n').filter((line) => line !== '' && !line.includes(' ')));
  return (password) => {
    const folded = foldPassword(password);
    const stem = stemOf(folded);
    const forms = [folded, stem, unitOf(folded), unitOf(stem), stemOf(unitOf(folded))];
    return forms.some((form) => form.length >= shortestStem && listed.has(form));
  };
}
