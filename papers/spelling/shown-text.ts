/** Reads and writes what a page's stream shows: glyphs, and how far the next is moved. */

export interface Glyph {
  readonly glyph: number;
  /** To the left, in thousandths of the letters' size, before the glyph. */
  readonly moved: string;
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Bytes of the string that begins at `from`, and where it ends. */
function literalAt(line: string, from: number): [number[], number] {
  const bytes: number[] = [];
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    const octal = letter === '\\' ? /^[0-7]{1,3}/.exec(line.slice(at + 1, at + 4)) : null;
    if (octal) {
      bytes.push(Number.parseInt(octal[0], 8));
      at += octal[0].length;
    } else if (letter === '\\') {
      at += 1;
      bytes.push(escapes[line[at] ?? ''] ?? line.charCodeAt(at));
    } else {
      if (letter === ')') depth -= 1;
      if (depth === 0 && letter === ')') return [bytes, at + 1];
      if (depth > 0) bytes.push(line.charCodeAt(at));
      if (letter === '(') depth += 1;
    }
  }
  throw new RangeError('a string of a PDF without an end');
}

/** The glyphs of `(…) Tj` or `[(…) 10 (…)] TJ`: two bytes each. */
export function readShown(line: string): Glyph[] {
  const glyphs: Glyph[] = [];
  const end = line.lastIndexOf(' ');
  let moved = '';
  let at = 0;
  while (at < end) {
    const letter = line[at] ?? '';
    if (letter === '(' || letter === '<') {
      const close = line.indexOf('>', at);
      const [bytes, next] =
        letter === '('
          ? literalAt(line, at)
          : [[...Buffer.from(line.slice(at + 1, close), 'hex')], close + 1];
      for (let byte = 0; byte + 1 < bytes.length; byte += 2) {
        glyphs.push({ glyph: (bytes[byte] ?? 0) * 256 + (bytes[byte + 1] ?? 0), moved });
        moved = '';
      }
      at = next;
    } else {
      const [number] = /^-?[\d.]+/.exec(line.slice(at, at + 24)) ?? [''];
      if (number !== '') moved = number;
      at += number.length || 1;
    }
  }
  return glyphs;
}

/** The line that shows them. */
export function writeShown(glyphs: readonly Glyph[]): string {
  let words = '';
  let run = '';
  for (const { glyph, moved } of glyphs) {
    if (moved !== '') {
      words += run === '' ? `${moved} ` : `<${run}> ${moved} `;
      run = '';
    }
    run += glyph.toString(16).padStart(4, '0').toUpperCase();
  }
  return `[${words}<${run}>] TJ`;
}
