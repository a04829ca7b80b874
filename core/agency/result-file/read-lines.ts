/** Rows of a payroll's file to what each says of whom; what cannot be read has row and reason. */
import { reportLimits } from '../report.ts';
import {
  type ColumnPlaces,
  maxProblems,
  type ResultCell,
  type ResultColumn,
  type ResultLine,
  type ResultProblem,
  type ResultRow,
  resultColumns,
  shown,
} from './cell.ts';
import * as read from './read-cells.ts';
import { isTotal, watchTotals } from './total-row.ts';

export interface ReadLines {
  readonly lines: readonly ResultLine[];
  /** The first 200 by row. */
  readonly problems: readonly ResultProblem[];
  readonly problemsTotal: number;
  /** Somewhere stands what calls a program, a file or an address. */
  readonly reachesOut: boolean;
}

export interface ReadManner {
  /** Amounts are satang in digits alone: of fixed width. */
  readonly satang?: boolean;
}

interface ReadRow {
  readonly line: ResultLine;
  readonly problems: readonly ResultProblem[];
}

/** One row, column by column; each column's fault is its own. */
function lineOf({ row, cells }: ResultRow, places: ColumnPlaces, satang: boolean): ReadRow {
  const problems: ResultProblem[] = [];
  function readColumn<T extends string | bigint>(
    column: ResultColumn,
    readCell: (cell: ResultCell) => read.ReadCell<T>,
  ): T | null {
    const cell = cells[places[column] ?? -1] ?? null;
    const unfit = read.cellFault(cell);
    const found = unfit === undefined ? readCell(cell) : { fault: unfit };
    if (found === null || typeof found !== 'object') return found;
    problems.push({ row, column, fault: found.fault, value: shown(cell) });
    return null;
  }
  const values = {
    memberNo: readColumn('member_no', read.memberNoOf),
    employeeNo: readColumn('employee_no', read.employeeNoOf),
    billedSatang: readColumn('billed', (cell) => read.amountOf(cell, satang)),
    collectedSatang: readColumn('collected', (cell) => read.amountOf(cell, satang)),
    reason: readColumn('reason', read.reasonOf),
    newAgency: readColumn('new_agency', (cell) => read.wordsOf(cell, reportLimits.newAgency)),
    note: readColumn('note', (cell) => read.wordsOf(cell, reportLimits.note)),
  };
  return {
    line: { row, ...values, isBroken: problems.length > 0 },
    // A line that was cut is one fault, not one for each column.
    problems: problems[0]?.fault === 'cut' ? problems.slice(0, 1) : problems,
  };
}

const isEmpty = ({ line, problems }: ReadRow): boolean =>
  problems.length === 0 &&
  line.memberNo === null &&
  line.employeeNo === null &&
  line.billedSatang === null &&
  line.collectedSatang === null &&
  line.reason === null &&
  line.newAgency === null;

/** A sum by formula is what people write: only what it says is of interest. */
const amountFaults = ({ problems }: ReadRow): readonly ResultProblem[] =>
  problems.filter(
    ({ column, fault }) =>
      column === 'collected' && fault !== 'formula' && fault !== 'failed_formula',
  );

/**
 * Lines of the rows below a head, or of all rows of a file whose layout is known. Rows in which no
 * column of ours says anything are passed over: signatures, blank lines.
 */
export function readLines(
  rows: readonly ResultRow[],
  places: ColumnPlaces,
  { satang = false }: ReadManner = {},
): ReadLines {
  const lines: ResultLine[] = [];
  const problems: ResultProblem[] = [];
  const totals = watchTotals();
  let problemsTotal = 0;
  let reachesOut = false;
  const report = (...found: readonly ResultProblem[]): void => {
    problemsTotal += found.length;
    problems.push(...found.slice(0, maxProblems - problems.length));
  };
  const used = resultColumns.map((column) => places[column] ?? -1);
  for (const row of rows) {
    const found = lineOf(row, places, satang);
    reachesOut ||= used.some((index) => read.reachesOut(row.cells[index] ?? null));
    if (isEmpty(found)) continue;
    if (isTotal(row, places)) {
      report(...amountFaults(found));
      const wrong = totals.check(row.row, found.line.collectedSatang);
      // What cannot be read above it is in no sum of ours.
      if (wrong && problemsTotal === 0) report(wrong);
      continue;
    }
    report(...found.problems);
    totals.add(found.line);
    lines.push(found.line);
  }
  return { lines, problems, problemsTotal, reachesOut };
}
