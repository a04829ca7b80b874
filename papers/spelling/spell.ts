/**
 * Mends what a PDF says its Thai letters are, so that they can be copied, found and read aloud.
 *
 * What a glyph stands for the compiler takes from the first cluster in which it meets it: a reader
 * that knows no `/ActualText` finds `ที่` at every mark. Readers that sort by place (poppler) put a
 * tone before its vowel, and a blank where a tone ends before its letter. Here each glyph gets its
 * own letter, and each word that has a mark says itself whole.
 */
import { type PdfFile, type PdfObject, setStream, streamText } from '../pdf/pdf-file.ts';
import { type Font, spellContent } from './content.ts';
import { readLetters, writeLetters } from './letters.ts';

interface SpelledFont extends Font {
  readonly table: PdfObject;
}

const numberOf = (text: string, key: string) =>
  Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(text)?.[1]);

/** Opens each font once. */
function fontsIn(byNumber: ReadonlyMap<number, PdfObject>) {
  const opened = new Map<number, SpelledFont | undefined>();
  const open = (number: number): SpelledFont | undefined => {
    const text = byNumber.get(number)?.text ?? '';
    const table = byNumber.get(numberOf(text, 'ToUnicode'));
    if (!table) return undefined;
    return { table, stated: readLetters(streamText(table)), known: new Map() };
  };
  return (number: number) => {
    if (!opened.has(number)) opened.set(number, open(number));
    return opened.get(number);
  };
}

/** Of a page, or of a drawing within one, the fonts by the names that its stream has for them. */
function fontsOf(text: string, fontOf: (number: number) => SpelledFont | undefined) {
  const named = /\/Font <<([^>]*)>>/.exec(text)?.[1] ?? '';
  const fonts = new Map<string, SpelledFont>();
  for (const [, name = '', number] of named.matchAll(/\/(\S+) (\d+) 0 R/g)) {
    const font = fontOf(Number(number));
    if (font) fonts.set(name, font);
  }
  return fonts;
}

/** Changes the file in its place. */
export function spellThai({ objects }: PdfFile): void {
  const byNumber = new Map(objects.map((object) => [object.number, object]));
  const fontOf = fontsIn(byNumber);
  const used = new Set<SpelledFont>();
  for (const object of objects) {
    const fonts = fontsOf(object.text, fontOf);
    for (const font of fonts.values()) used.add(font);
    const shown = object.stream ? object : byNumber.get(numberOf(object.text, 'Contents'));
    if (fonts.size > 0 && shown) setStream(shown, spellContent(streamText(shown), fonts));
  }
  for (const { table, known } of used) {
    setStream(table, writeLetters(streamText(table), known));
  }
}
