/** Tables of a sheet out of typed columns: no cell, sum or carried figure goes by its position. */
import type { SheetCell, SheetColumn, SheetRow, SheetTable, TableData } from './sheet.ts';

/** A column, and what each line has in it. */
export interface LineColumn<Line> extends Omit<SheetColumn, 'key'> {
  readonly of: (line: Line) => SheetCell;
}

/** The columns of a table by key, in the order in which they stand. */
export type LineColumns<Line> = Readonly<Record<string, LineColumn<Line>>>;

type KeyOf<Columns> = keyof Columns & string;
/**
 * Keys of the columns that hold amounts: only these can be carried from page to page. Of columns
 * that are known only when the program runs it is any key; papers refuse a wrong one then.
 */
type AmountKey<Columns extends LineColumns<never>> =
  string extends KeyOf<Columns>
    ? string
    : {
        [Key in KeyOf<Columns>]: Columns[Key]['kind'] extends 'baht' ? Key : never;
      }[KeyOf<Columns>];

/** A row that is no line: an edge, a head or a sum, its cells named by their columns. */
export interface MarkedRow<Key extends string> {
  readonly as: NonNullable<SheetRow['as']>;
  readonly cells: Readonly<Partial<Record<Key, SheetCell>>>;
}

interface TableOptions<Line, Columns extends LineColumns<Line>> {
  readonly title?: string;
  /** Rows before the first line. */
  readonly above?: readonly MarkedRow<KeyOf<Columns>>[];
  /** Rows that follow a line, such as the sum of its year. */
  readonly after?: (line: Line, at: number) => readonly MarkedRow<KeyOf<Columns>>[];
  /** Rows after the last line. */
  readonly below?: readonly MarkedRow<KeyOf<Columns>>[];
  /** The column with the running balance, see `SheetTable`. */
  readonly carried?: AmountKey<Columns>;
  readonly empty?: string;
}

/** The columns of a table, apart from its lines: where its marked rows are made elsewhere. */
export const lineColumns =
  <Line>() =>
  <const Columns extends LineColumns<Line>>(columns: Columns): Columns =>
    columns;

/**
 * A table of such lines. A key that no column has, a carried column that holds no amounts and a
 * column without its cell do not compile.
 */
export function sheetTable<Line, const Columns extends LineColumns<Line>>(
  lines: readonly Line[],
  columns: Columns,
  options: NoInfer<TableOptions<Line, Columns>> = {},
): SheetTable {
  const { title, above = [], after, below = [], carried, empty } = options;
  const own = Object.entries<LineColumn<Line>>(columns);
  // Keys that look like numbers would come first, whatever their place.
  if (own.some(([key]) => /^\d/.test(key))) throw new TypeError('a column named by a number');
  const lineRow = (line: Line): SheetRow => ({
    cells: Object.fromEntries(own.map(([key, { of }]) => [key, of(line)])),
  });
  const rows = [
    ...above,
    ...lines.flatMap((line, at) => [lineRow(line), ...(after?.(line, at) ?? [])]),
    ...below,
  ];
  const table: TableData = {
    columns: own.map(([key, { of: _, ...column }]) => ({ key, ...column })),
    rows,
    ...(title !== undefined && { title }),
    ...(carried !== undefined && { carried }),
    ...(empty !== undefined && { empty }),
  };
  return table as SheetTable;
}
