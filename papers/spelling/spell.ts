/**
 * Mends what a PDF says its Thai letters are, so that they can be copied, found and read aloud.
 *
 * The compiler notes for a glyph the whole cluster in which it first meets it: a tone mark becomes
 * `ที่` for good. The house's masthead therefore shows every letter alone and every form of a mark
 * once, at a size of its own; here those glyphs are given their one letter, and the showing goes.
 * (What stays without a letter: ญ, ฐ, ฎ and ฏ above a vowel.) ำ is read as its two parts.
 */
import { deflateSync, inflateSync } from 'node:zlib';

const stream = /\/Length (\d+)(?=[\s\S]{0,80}?\/FlateDecode)[\s\S]{0,120}?stream\n/g;
/** Text at the size of the showing, up to the next size. */
const showing = /\/F\d+ 0\.5 Tf\n[\s\S]*?(?=\/F\d+ (?!0\.5 )[\d.]+ Tf\n|$)/g;
const shown = /BT\n[\s\S]*?\] TJ\nET\n/g;
const entry = /<([0-9A-F]{4})> <((?:0E[0-9A-F]{2})+)(0E[0-9A-F]{2})>/g;
/** A tone mark and the ring of ำ are one form. */
const ring = '0E4D';

function mended(text: string): string {
  if (!text.includes('beginbfchar')) {
    return text.replace(showing, (part) => part.replace(shown, ''));
  }
  // Forms are shown one at a time: of a cluster only the last mark is of a new one.
  return text.replace(entry, (_, glyph: string, before: string, last: string) =>
    before.length > 4 && before.endsWith(ring)
      ? `<${glyph}> <${last}${ring}>`
      : `<${glyph}> <${last}>`,
  );
}

/** Writes a stream anew in its place: what it gets shorter becomes blanks behind it. */
function rewrite(pdf: Buffer, head: RegExpExecArray): void {
  const digits = head[1] ?? '';
  const from = head.index + head[0].length;
  const long = Number(digits);
  const end = '\nendstream';
  if (pdf.toString('latin1', from + long, from + long + end.length) !== end) return;
  const text = inflateSync(pdf.subarray(from, from + long)).toString('latin1');
  const better = mended(text);
  if (better === text) return;
  const packed = deflateSync(Buffer.from(better, 'latin1'), { level: 9 });
  if (packed.length > long) return;
  pdf.write(String(packed.length).padStart(digits.length, '0'), head.index + 8, 'latin1');
  packed.copy(pdf, from);
  pdf.write(end.padEnd(long - packed.length + end.length), from + packed.length, 'latin1');
}

/** The same document, as long as before, with letters in place of clusters. */
export function spellThai(bytes: Uint8Array): Uint8Array {
  const pdf = Buffer.from(bytes);
  for (const head of pdf.toString('latin1').matchAll(stream)) rewrite(pdf, head);
  return pdf;
}
