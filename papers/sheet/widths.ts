/** Widths of a sheet's columns, so that no figure and no head ever runs into its neighbour. */
import type { SheetColumn, SheetColumnKind, TableData } from '../../core/sheet/sheet.ts';
import { headPieces } from './solid.ts';

/** Points between the margins of the template: A4 upright, and on its side. */
const paper = { upright: 498, wide: 745 } as const;
/** Points of one figure of the template's letters, and of what stands around a cell's words. */
const figure = 5.4;
const around = 9;
/** Before words that stand right after figures. */
const apart = 8;
/** A letter of a head: heads are semi-bold, and Thai letters of differing widths. */
const headLetter = 5.7;
/** A column of words gets at least so much. */
const leastWords = 62;
const leastFigures = 30;

/** Parts of the width where a column does not say. */
const parts: Readonly<Record<SheetColumnKind, number>> = {
  text: 3,
  day: 1.5,
  baht: 2,
  move: 2,
  count: 1,
  rate: 1,
};

/** Letters that take room: marks above and below a Thai letter take none. */
const lengthOf = (words: string): number => words.replace(/\p{Mn}/gu, '').length;

const longestOf = (words: readonly string[]): number =>
  words.reduce((most, word) => Math.max(most, lengthOf(word)), 0);

function least({ kind, name }: SheetColumn, words: readonly string[]): number {
  return Math.max(
    kind === 'text' ? leastWords : leastFigures,
    longestOf(words) * figure + around,
    longestOf(headPieces(name)) * headLetter + around,
  );
}

/** Figures stand to the right. */
export const isFigure = (kind: SheetColumnKind): boolean => kind !== 'text' && kind !== 'day';

/** Whether words stand to the left right after figures to the right: they want room between. */
export function followsFigures(columns: readonly SheetColumn[], at: number): boolean {
  const [before, own] = [columns[at - 1], columns[at]];
  return before !== undefined && own !== undefined && isFigure(before.kind) && !isFigure(own.kind);
}

export interface Widths {
  /** Points, one for each column; as wide as the paper together. */
  readonly points: number[];
  /** Below 1: letters must be so much smaller for all to fit. */
  readonly scale: number;
}

/**
 * Shares the paper out as the columns ask; who would get less than its longest figure takes gets
 * that, and the others share the rest. `words`: by column, what its cells keep on one line.
 */
export function columnWidths(
  { columns }: TableData,
  words: readonly (readonly string[])[],
  isWide: boolean,
): Widths {
  const whole = isWide ? paper.wide : paper.upright;
  const needs = columns.map(
    (column, at) => least(column, words[at] ?? []) + (followsFigures(columns, at) ? apart : 0),
  );
  const needed = needs.reduce((sum, need) => sum + need, 0);
  if (needed >= whole) {
    const scale = whole / needed;
    return { points: needs.map((need) => need * scale), scale };
  }
  const requestedWidths = columns.map(({ kind, width }) => width ?? parts[kind]);
  const fixed = new Set<number>();
  for (;;) {
    const room = needs.reduce((left, need, at) => (fixed.has(at) ? left - need : left), whole);
    const all = requestedWidths.reduce((sum, part, at) => (fixed.has(at) ? sum : sum + part), 0);
    const points = requestedWidths.map((part, at) =>
      fixed.has(at) ? (needs[at] ?? 0) : (room * part) / all,
    );
    const tight = points.flatMap((point, at) => (point < (needs[at] ?? 0) ? [at] : []));
    if (tight.length === 0) return { points, scale: 1 };
    for (const at of tight) fixed.add(at);
  }
}
