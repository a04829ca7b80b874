/** How wide the columns of a cover statement are, and how large its letters can be. */
import type { HouseMeasures } from '../glyphs/house-fonts.ts';

/** One column as it is measured; amounts and sums in full, heads in the lines they have. */
export interface Measured {
  readonly cells: readonly string[];
  /** Set semi-bold: heads and sums. */
  readonly bold: readonly string[];
  /** The column of names: its cells may be broken at blanks. */
  readonly mayBreak?: boolean;
}

export interface Layout {
  /** Points. */
  readonly size: number;
  readonly widths: readonly number[];
}

/** Room on both sides of a cell's words together, and of a hair's breadth, in ems. */
export const around = 0.75;
/** Points: larger letters would only waste paper. */
const largest = 9.5;
/** Ems: a single word longer than this is broken where it must be. */
const longestWord = 14;
/** Letters may be so much smaller for every name to stand in one line. */
const worthWhole = 0.95;
/** Elsewhere so many of them do; the longest take several lines, so that all can be read. */
const unbrokenNames = 0.92;

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const most = (all: readonly number[]): number =>
  all.reduce((one, other) => Math.max(one, other), 0);

interface Need {
  /** So that nothing is broken but the longest names. */
  readonly fair: number;
  /** So that nothing is broken at all. */
  readonly whole: number;
}

function needOf({ cells, bold, mayBreak }: Measured, fonts: HouseMeasures): Need {
  const widths = cells.map(fonts.regular).toSorted((a, b) => a - b);
  const least = most(bold.map(fonts.bold)) + around;
  const whole = Math.max((widths.at(-1) ?? 0) + around, least);
  if (!mayBreak) return { fair: whole, whole };
  const usual = widths[Math.floor((widths.length - 1) * unbrokenNames)] ?? 0;
  const words = most(cells.flatMap((cell) => cell.split(' ')).map(fonts.regular));
  return { fair: Math.max(usual + around, Math.min(words, longestWord) + around, least), whole };
}

/**
 * Shares `whole` points out. Letters are as large as the columns allow, names unbroken where that
 * costs them little; what is left over goes to the names, then to all columns by their widths.
 */
export function coverLayout(
  columns: readonly Measured[],
  fonts: HouseMeasures,
  whole: number,
): Layout {
  const needs = columns.map((column) => needOf(column, fonts));
  const unbroken = sum(needs.map((need) => need.whole));
  const broken = sum(needs.map((need) => need.fair));
  const fair = broken < unbroken * worthWhole ? broken : unbroken;
  const size = Math.min(largest, whole / fair);
  const left = whole / size - fair;
  const portions = needs.map((need) =>
    fair === unbroken ? need.whole : Math.min(need.whole, need.fair + left),
  );
  return { size, widths: portions.map((one) => (one * whole) / sum(portions)) };
}
