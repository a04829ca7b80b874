/** Text as readers see it: a Thai letter with its marks, an emoji with its parts. */

/** Thai and what stands on a keyboard: of these only Thai marks join what is before them. */
const plain = /^[\n\x20-\x7e\u0e01-\u0e3a\u0e3f-\u0e5b\u2010-\u2027]*$/;
const plainGrapheme = /\n|[^\n][\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]*/g;

let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text, in its order, each as it stands there. */
export function* graphemesOf(text: string): Generator<string> {
  if (plain.test(text)) {
    for (const [grapheme] of text.matchAll(plainGrapheme)) yield grapheme;
    return;
  }
  // Made when it is first needed: that alone takes a slow phone a tenth of a second.
  segmenter ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
