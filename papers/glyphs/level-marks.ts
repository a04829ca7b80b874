/**
 * Sets the marks of Thai at the height at which they are drawn. The font moves tones by a hair
 * above some vowels, and some marks by a thousandth. What is moved up or down the compiler writes
 * as a text of its own: a reader finds the word in pieces, its cluster in each of them.
 */
import { tableAt, viewOf } from './font-letters.ts';

const extension = 9;
/** Kinds of tables: of marks on letters, and of marks on marks. */
const markToBase = 4;
const markToMark = 6;
/** In units of which the letters' size has a thousand: what rounding left, and what is a hair. */
const rounding = 5;
const hair = 80;

interface Subtable {
  readonly kind: number;
  readonly at: number;
}

function subtablesOf(font: DataView): Subtable[] {
  const table = tableAt(font, 'GPOS');
  const lookups = table + font.getUint16(table + 8);
  const listOf = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => font.getUint16(at + 2 * index));
  return listOf(lookups + 2, font.getUint16(lookups)).flatMap((offset) => {
    const lookup = lookups + offset;
    const kind = font.getUint16(lookup);
    const places = listOf(lookup + 6, font.getUint16(lookup + 4)).map((at) => lookup + at);
    if (kind !== extension) return places.map((at) => ({ kind, at }));
    return places.map((at) => ({ kind: font.getUint16(at + 2), at: at + font.getUint32(at + 4) }));
  });
}

/** Where the anchors of a subtable stand: of its marks, and of what bears them. */
function anchorsOf(font: DataView, subtable: number): [marks: number[], below: number[]] {
  const upper = subtable + font.getUint16(subtable + 8);
  const lower = subtable + font.getUint16(subtable + 10);
  const count = font.getUint16(lower) * font.getUint16(subtable + 6);
  const marks = Array.from(
    { length: font.getUint16(upper) },
    (_, at) => upper + font.getUint16(upper + 4 + 4 * at),
  );
  const offsets = Array.from({ length: count }, (_, at) => font.getUint16(lower + 2 + 2 * at));
  return [marks, offsets.filter((offset) => offset !== 0).map((offset) => lower + offset)];
}

function level(font: DataView, { kind, at }: Subtable): void {
  const [marks, below] = anchorsOf(font, at);
  const heightOf = (anchor: number) => font.getInt16(anchor + 4);
  const heights: number[] = [];
  const move = (anchor: number, upTo: number) => {
    const near = heights.find((height) => Math.abs(heightOf(anchor) - height) <= upTo);
    if (near !== undefined) font.setInt16(anchor + 4, near);
    return near !== undefined;
  };
  for (const mark of marks) if (!move(mark, rounding)) heights.push(heightOf(mark));
  // Of marks on marks the highest are the tones above vowels.
  if (kind === markToMark) heights.splice(0, heights.length, Math.max(...heights));
  for (const anchor of below) move(anchor, kind === markToMark ? hair : rounding);
}

/** A copy of the font. Throws `RangeError` for a file of another kind. */
export function withLevelMarks(file: Uint8Array): Buffer {
  const copy = Buffer.from(file);
  const font = viewOf(copy);
  for (const subtable of subtablesOf(font)) {
    if (subtable.kind === markToBase || subtable.kind === markToMark) level(font, subtable);
  }
  return copy;
}
