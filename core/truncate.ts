/** Text cut to a length that readers see: graphemes, not code units (R180). */

import { graphemesOf } from './graphemes.ts';

/** Graphemes shown of any text, unless told otherwise (R180). */
export const textLimit = 80;
/** Graphemes shown of a question, that is of a topic's title (R180, D-17). */
export const questionLimit = 120;

/**
 * Text of at most `limit` graphemes as it is; longer text as its first `limit` graphemes and an
 * ellipsis. A Thai letter keeps its marks and an emoji its parts.
 */
export function truncate(text: string, limit = textLimit): string {
  // No text has more graphemes than code units: short ones need no segmenting.
  if (text.length <= limit) return text;
  let seen = 0;
  let end = 0;
  for (const grapheme of graphemesOf(text)) {
    if (seen === limit) return `${text.slice(0, end)}…`;
    seen += 1;
    end += grapheme.length;
  }
  return text;
}
