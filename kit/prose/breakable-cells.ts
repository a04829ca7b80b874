/** Long words in the cells of a table. Pure. */

const cell = /<t[dh][ >].*?<\/t[dh]>/gs;
const tagOrLongWord = /<[^>]*>|[^\s<>&;\u0e00-\u0e7f]{40,}/g;
const piece = /.{10}(?=.)/gu;
const zeroWidthSpace = '\u200b';

/**
 * The markup with a chance to break within words of forty letters and more, where they stand in a
 * cell: its column is then as wide as a long word, never as the page, and no other is squeezed to
 * letters for it. Thai is left alone, whose words are found by the browser.
 */
export const breakableCells = (html: string): string =>
  html.replace(cell, (whole) =>
    whole.replace(tagOrLongWord, (found) =>
      found.startsWith('<') ? found : found.replace(piece, `$&${zeroWidthSpace}`),
    ),
  );
