/** A file's name as it is shown: how it begins, and how it ends with its kind. Pure. */

import { graphemesOf } from '../../core/graphemes.ts';

/** Letters as they are read, with their marks: about two lines of a phone. */
const mostLetters = 44;
const lastLetters = 16;

/** The name, or its two ends with a mark between them where it is long. */
export function shortName(name: string): string {
  const parts = [...graphemesOf(name)];
  if (parts.length <= mostLetters) return name;
  const first = parts.slice(0, mostLetters - lastLetters - 1).join('');
  return `${first}…${parts.slice(-lastLetters).join('')}`;
}
