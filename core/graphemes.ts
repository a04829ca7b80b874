/** Text as readers see it: a Thai letter with its marks, an emoji with its parts. */

let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text, in its order, each as it stands there. */
export function* graphemesOf(text: string): Generator<string> {
  // Made when it is first needed: that alone takes a slow phone a tenth of a second.
  segmenter ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
