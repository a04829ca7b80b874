/** Which column of a payroll's file says what, by the words at its head. */
import { normaliseThai } from '../../thai-text.ts';
import {
  type ColumnPlaces,
  type ResultCell,
  type ResultColumn,
  type ResultRow,
  resultColumns,
  textOf,
} from './cell.ts';
import { headWords } from './words.text.ts';

/** Above the head there may be titles and the month. */
const furthestHead = 30;

const columnOf = new Map(
  resultColumns.flatMap((column) => headWords[column].map((word) => [word, column] as const)),
);

/** Without blanks, marks, and what stands in brackets: `หักได้ (บาท)`, `Member_No.`. */
function wordOf(cell: ResultCell): string {
  const plain = normaliseThai(textOf(cell) ?? '').toLowerCase();
  return plain.replace(/\([^()]*\)/g, '').replace(/[\s._:#*/-]/g, '');
}

/** `twice`: two columns say the same; `none`: no row names amounts and whose they are. */
export type FoundHead =
  | { readonly at: number; readonly places: ColumnPlaces }
  | { readonly missing: 'none' }
  | { readonly missing: 'twice'; readonly column: ResultColumn };

function placesIn(cells: readonly ResultCell[]): FoundHead | undefined {
  const places: Partial<Record<ResultColumn, number>> = {};
  let twice: ResultColumn | undefined;
  for (const [index, cell] of cells.entries()) {
    const column = columnOf.get(wordOf(cell));
    if (column === undefined) continue;
    if (places[column] !== undefined) twice ??= column;
    places[column] = index;
  }
  if (places.collected === undefined) return undefined;
  if (places.member_no === undefined && places.employee_no === undefined) return undefined;
  return twice ? { missing: 'twice', column: twice } : { at: 0, places };
}

/** The first of the upper rows that names what was deducted and from whom. */
export function findHead(rows: readonly ResultRow[]): FoundHead {
  for (const [at, { cells }] of rows.slice(0, furthestHead).entries()) {
    const found = placesIn(cells);
    if (found) return 'places' in found ? { at, places: found.places } : found;
  }
  return { missing: 'none' };
}
