/** Text as readers see it: a Thai letter with its marks, an emoji with its parts. */

let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text, in its order. */
export function graphemesOf(text: string): Intl.Segments {
  // Made when it is first needed: that alone takes a slow phone a tenth of a second.
  segmenter ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  return segmenter.segment(text);
}
