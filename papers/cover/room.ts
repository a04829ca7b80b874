/** How much of a cover statement a page holds; points, as `cover.typ` sets them. */

/** A4 on its side; the left margin is one that can be punched. */
export const sheet = { wide: 841.89, high: 595.28, left: 38, right: 26, top: 24, bottom: 20 };

/** Between the margins. */
export const tableWidth = sheet.wide - sheet.left - sheet.right;

/** Whose and of which month, on every page. */
export const headHeight = 50;
/** Ems of the table's letters: a line of a row, and a line of sums. */
export const lineEms = 1.6;
const sumEms = 1.75;
/** Two lines of heads. */
export const tableHeadEms = 3.4;
/** On a page in the middle: brought, of this page, carried on. */
const sumLines = 3;

/** One line of the table of groups, and what stands beside and below that table at least. */
export const groupLine = 13;
const leastClosing = 128;
const gap = 12;

/** Totals by group, amount in words and signatures; `groups`: lines between head and sum. */
export const closingHeight = (groups: number): number =>
  gap + Math.max(leastClosing, groups === 0 ? 0 : (groups + 2) * groupLine);

/** Lines of rows that a page holds beside all else, `below` points of closing included. */
export function linesOfPage(size: number, below: number): number {
  const free = sheet.high - sheet.top - sheet.bottom - headHeight - below;
  const rows = free - size * (tableHeadEms + sumLines * sumEms);
  return Math.max(1, Math.floor(rows / (size * lineEms)));
}

/** All measures as the template takes them. */
export const measures = {
  ...sheet,
  headHeight,
  lineEms,
  sumEms,
  tableHeadEms,
  groupLine,
  gap,
};
