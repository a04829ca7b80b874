/** Which letters a font has and how wide they are, read from the file itself. */

/** Where a table of a TrueType or OpenType file begins. */
export function tableAt(font: DataView, tag: string): number {
  const count = font.getUint16(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((offset) => font.getUint8(at + offset)));
    if (name === tag) return font.getUint32(at + 8);
  }
  throw new RangeError(`a font without ${tag}`);
}

/** The map of letters in the usual form (4): ranges of the first 65,536 letters. */
function mapAt(font: DataView): number {
  const cmap = tableAt(font, 'cmap');
  for (let record = 0; record < font.getUint16(cmap + 2); record += 1) {
    const at = cmap + font.getUint32(cmap + 4 + 8 * record + 4);
    if (font.getUint16(at) === 4) return at;
  }
  throw new RangeError('a font with another map');
}

/** The glyph of each code point that the font draws. */
function glyphsOf(font: DataView): Map<number, number> {
  const map = mapAt(font);
  const wide = font.getUint16(map + 6);
  const glyphs = new Map<number, number>();
  for (let at = map + 14; at < map + 14 + wide; at += 2) {
    const last = font.getUint16(at);
    const first = font.getUint16(at + wide + 2);
    const shift = font.getUint16(at + 2 * wide + 2);
    const rangeAt = at + 3 * wide + 2;
    const range = font.getUint16(rangeAt);
    for (let letter = first; letter <= last && letter < 0xffff; letter += 1) {
      const listed = range === 0 ? letter : font.getUint16(rangeAt + range + 2 * (letter - first));
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + shift) & 0xffff;
      if (glyph !== 0) glyphs.set(letter, glyph);
    }
  }
  return glyphs;
}

/** The bytes of a font as numbers. */
export const viewOf = (file: Uint8Array) =>
  new DataView(file.buffer, file.byteOffset, file.byteLength);

/** The code points that the font draws. Throws `RangeError` for a file of another kind. */
export const lettersOf = (file: Uint8Array): Set<number> => new Set(glyphsOf(viewOf(file)).keys());

/** How long a text is set in one line, in parts of the letters' size. */
export type Measure = (text: string) => number;

/**
 * Measures text by the widths that the font states of its letters; a mark above or below another
 * letter takes no room. Throws `RangeError` for a file of another kind.
 */
export function measureOf(file: Uint8Array): Measure {
  const font = viewOf(file);
  const em = font.getUint16(tableAt(font, 'head') + 18);
  const listed = font.getUint16(tableAt(font, 'hhea') + 34);
  const metrics = tableAt(font, 'hmtx');
  const widthOf = (glyph: number) => font.getUint16(metrics + 4 * Math.min(glyph, listed - 1)) / em;
  const widths = new Map([...glyphsOf(font)].map(([letter, glyph]) => [letter, widthOf(glyph)]));
  return (text) => {
    let width = 0;
    for (let at = 0; at < text.length; at += 1) width += widths.get(text.charCodeAt(at)) ?? 1;
    return width;
  };
}
