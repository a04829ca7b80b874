/** How the checks of one file are held together: what each is given and what each answers. */
import { addMonths, type Day } from '../../core/days.ts';
import { orNothing, type Satang, toDtoBaht } from '../../core/satang.ts';
import type { Value } from '../decode/fields.ts';
import type { Row } from '../decode/rows.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import type { Subject } from '../layout.ts';
import { once } from './once.ts';
import type { Register } from './register.ts';

export interface CheckContext {
  readonly subject: Subject;
  readonly asOf: Day;
  readonly register: Register;
  readonly faults: Faults;
}

export interface Check {
  /** Called for each row in the order of the file. */
  row(row: Row, line: number): void;
  /** Called once after the last row. */
  end(): void;
}

/** One row by column name; what a column holds is known from the layout. */
export interface Cells {
  text(column: string): string;
  day(column: string): Day | null;
  satang(column: string): Satang;
  /** Whole numbers, signs and years. */
  whole(column: string): number;
  has(column: string): boolean;
}

/** Reads a row by column name. There is one reader, on the row last given: keep none. */
export function cellsOf({ subject }: CheckContext): (row: Row) => Cells {
  const columnIndex = new Map(subject.columns.map(({ name }, index) => [name, index]));
  let row: Row = [];
  const at = (column: string): Value => row[columnIndex.get(column) as number] as Value;
  const cells: Cells = {
    text: (column) => at(column) as string,
    day: (column) => at(column) as Day | null,
    satang: (column) => orNothing(at(column) as Satang | null),
    whole: (column) => at(column) as number,
    has: (column) => at(column) !== null,
  };
  return (next) => {
    row = next;
    return cells;
  };
}

/** Where columns stand in a row, for files of millions of lines. */
export function columnIndexesOf<const Names extends readonly string[]>(
  { columns }: Subject,
  ...names: Names
): { readonly [Index in keyof Names]: number } {
  const columnIndexes = names.map((expected) => columns.findIndex(({ name }) => name === expected));
  return columnIndexes as { [Index in keyof Names]: number };
}

/** For text that outlives its batch: a slice of it would keep the whole batch in memory. */
export const copyOf = (text: string): string => Buffer.from(text).toString();

export type Report = (column: string, reason: string) => void;

interface RowCheck {
  row(cell: Cells, report: Report, line: number, row: Row): void;
  end?(): void;
}

/** The check of a file whose rows are looked at by column name. */
export function checkRows(context: CheckContext, { row: judge, end }: RowCheck): Check {
  const { subject, faults } = context;
  const cells = cellsOf(context);
  return {
    row(row, line) {
      judge(cells(row), (...fault) => faults.add(subject.file, line, ...fault), line, row);
    },
    end: () => end?.(),
  };
}

/** Reports a key that stood in an earlier row already; gives a copy of it to keep. */
export function keysOnce(column: string) {
  const lines = new Map<string, number>();
  return (cell: Cells, report: Report, line: number): string => {
    const key = copyOf(cell.text(column));
    const before = lines.get(key);
    if (before !== undefined) report(column, reasons.duplicate(before));
    lines.set(key, line);
    return key;
  };
}

/** The first of the month after a day's. */
const monthAfter = once((day: Day) => addMonths(`${day.slice(0, 7)}-01`, 1));

/** The rules that several files share, each reporting under the column that it looks at. */
export const rules = {
  notNegative(cells: Cells, report: Report, ...columns: readonly string[]): void {
    for (const column of columns) {
      if (cells.satang(column) < 0n) report(column, reasons.negative);
    }
  },
  atMost(cells: Cells, report: Report, column: string, limit: string): void {
    if (cells.satang(column) > cells.satang(limit)) report(column, reasons.above(limit));
  },
  /** Days are compared as text: `YYYY-MM-DD` sorts as time does. */
  inOrder(cells: Cells, report: Report, earlier: string, later: string): void {
    const [from, to] = [cells.day(earlier), cells.day(later)];
    if (from !== null && to !== null && to < from) report(later, reasons.before(earlier));
  },
  notAfter(cells: Cells, report: Report, asOf: Day, ...columns: readonly string[]): void {
    for (const column of columns) {
      if ((cells.day(column) ?? asOf) > asOf) report(column, reasons.afterAsOf);
    }
  },
  /** Nothing is billed for a month after the next one. */
  monthDue(cells: Cells, report: Report, asOf: Day): void {
    if ((cells.day('MONTH') as Day) > monthAfter(asOf)) report('MONTH', reasons.monthAhead);
  },
  /** The column is what a sum over the row comes to. */
  equals(cells: Cells, report: Report, column: string, formula: string, expected: Satang): void {
    const value = cells.satang(column);
    if (value === expected) return;
    report(column, reasons.computed(formula, toDtoBaht(expected), toDtoBaht(value)));
  },
  /** Nothing stands in amounts of a row in this state. */
  zero(cells: Cells, report: Report, when: string, ...columns: readonly string[]): void {
    for (const column of columns) {
      if (cells.satang(column) !== 0n) report(column, reasons.mustBe('0.00', when));
    }
  },
  empty(cells: Cells, report: Report, when: string, ...columns: readonly string[]): void {
    for (const column of columns) {
      if (cells.has(column)) report(column, reasons.mustBeEmpty(when));
    }
  },
  filled(cells: Cells, report: Report, when: string, ...columns: readonly string[]): void {
    for (const column of columns) {
      if (!cells.has(column)) report(column, reasons.mustBeFilled(when));
    }
  },
};
