/** A cover statement over pages of paper: what stands on each, and what is carried on (A.9). */
import { type Cover, type CoverCells, type CoverRow, nothing, plusCells } from '../cover.ts';

export interface CoverPage {
  readonly rows: readonly CoverRow[];
  /** Of this page. */
  readonly sum: CoverCells;
  /** Of all pages before; null on the first. */
  readonly brought: CoverCells | null;
  /** Of all pages so far; on the last one the totals of the statement. */
  readonly carried: CoverCells;
}

/** Lines of a page that is filled, and of the last one, which has the totals and signatures. */
export interface Room {
  readonly full: number;
  readonly last: number;
}

/** Places where a page begins; each page has a row, unless there are none at all. */
function beginnings(heights: readonly number[], { full, last }: Room): number[] {
  const begins = [0];
  let used = 0;
  for (const [at, height] of heights.entries()) {
    if (used > 0 && used + height > full) {
      begins.push(at);
      used = 0;
    }
    used += height;
  }
  if (used <= last) return begins;
  // The end has no room below these rows: it takes some of them along to a page of its own.
  let from = heights.length;
  for (let movedHeight = 0; from > 0; from -= 1) {
    movedHeight += heights[from - 1] ?? 0;
    if (movedHeight > Math.min(last, used / 3)) break;
  }
  const split = Math.min(from, heights.length - 1);
  // A single row that is too high stays where it is.
  return split > (begins.at(-1) ?? 0) ? [...begins, split] : begins;
}

/** `heights`: lines that each row takes. A row higher than the page has one of its own. */
export function coverPages(
  { rows }: Cover,
  heights: readonly number[],
  room: Room,
): readonly CoverPage[] {
  const begins = beginnings(heights, room);
  let before: CoverCells | null = null;
  return begins.map((from, at) => {
    const part = rows.slice(from, begins[at + 1]);
    const sum = part.reduce<CoverCells>(plusCells, nothing);
    const brought = before;
    const carried: CoverCells = brought ? plusCells(brought, sum) : sum;
    before = carried;
    return { rows: part, sum, brought, carried };
  });
}
