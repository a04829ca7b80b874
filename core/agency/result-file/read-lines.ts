/** Rows of a payroll's file to what each says of whom; what cannot be read has row and reason. */
import type { ShortfallReason } from '../../collection/reasons.ts';
import { asciiDigits, canonicalMembershipNumber } from '../../membership-number.ts';
import type { Satang } from '../../satang.ts';
import { normaliseThai } from '../../thai-text.ts';
import { reportLimits } from '../report.ts';
import { type ReadAmount, readAmount, readSatang } from './amount.ts';
import {
  type ColumnPlaces,
  type ResultCell,
  type ResultColumn,
  type ResultFault,
  type ResultProblem,
  type ResultRow,
  shown,
  textOf,
} from './cell.ts';
import { readReason } from './read-reason.ts';
import { totalWords } from './words.text.ts';

export interface ResultLine {
  readonly row: number;
  readonly memberNo: string | null;
  readonly employeeNo: string | null;
  /** What the file believes was asked for; null where it does not say. */
  readonly billedSatang: Satang | null;
  /** Null: the row says nothing yet. */
  readonly collectedSatang: Satang | null;
  readonly reason: ShortfallReason | null;
  readonly newAgency: string | null;
  readonly note: string | null;
}

export interface ReadLines {
  readonly lines: readonly ResultLine[];
  readonly problems: readonly ResultProblem[];
}

export interface ReadManner {
  /** Amounts are satang in digits alone: of fixed width. */
  readonly satang?: boolean;
}

const employeeNo = /^[\p{L}\p{M}0-9./-]{1,20}$/u;
/** What a spreadsheet begins a formula with, and the full-width twins (T17). */
const formulaStart = /^\s*[=+@\t\r＝＋＠]/;

class Refused extends Error {
  readonly fault: ResultFault;

  constructor(fault: ResultFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Refuses what no column may hold. */
function sound(cell: ResultCell): ResultCell {
  if (typeof cell === 'string') {
    if (formulaStart.test(cell)) throw new Refused('formula_text');
  } else if (cell?.is === 'formula') throw new Refused('formula');
  else if (cell?.is === 'error') throw new Refused('failed_formula');
  else if (cell?.is === 'unreadable' || cell?.is === 'cut') throw new Refused(cell.is);
  return cell;
}

function memberNoOf(cell: ResultCell): string | null {
  const text = textOf(cell);
  if (text === null) return null;
  const found = canonicalMembershipNumber(text);
  if (found === undefined) throw new Refused('member_no');
  return found;
}

function employeeNoOf(cell: ResultCell): string | null {
  const text = textOf(cell)?.trim();
  if (text === undefined) return null;
  const plain = asciiDigits(text);
  if (!employeeNo.test(plain)) throw new Refused('employee_no');
  // Whoever has none stands there as zeros.
  return /^0+$/.test(plain) ? null : plain;
}

function amountOf(cell: ResultCell, { satang }: ReadManner): Satang | null {
  const read: ReadAmount | undefined = satang ? readSatang(textOf(cell) ?? '') : readAmount(cell);
  if (typeof read === 'object') throw new Refused(read.fault);
  return read ?? null;
}

function reasonOf(cell: ResultCell): ShortfallReason | null {
  const text = textOf(cell);
  if (text === null || text.trim() === '-') return null;
  const reason = readReason(text);
  if (reason === undefined) throw new Refused('unknown_reason');
  return reason;
}

function wordsOf(cell: ResultCell, most: number): string | null {
  const text = normaliseThai(textOf(cell) ?? '').replace(/\s+/g, ' ');
  if (text === '' || text === '-') return null;
  if (/\p{Cc}/u.test(text)) throw new Refused('unreadable');
  if (/^[-－]/.test(text)) throw new Refused('formula_text');
  if (text.length > most) throw new Refused('too_long');
  return text;
}

/** One row, column by column; each column's fault is its own. */
function lineOf(row: ResultRow, places: ColumnPlaces, manner: ReadManner) {
  const problems: ResultProblem[] = [];
  function take<T>(column: ResultColumn, read: (cell: ResultCell) => T): T | null {
    const place = places[column];
    const cell = place === undefined ? null : (row.cells[place] ?? null);
    try {
      return read(sound(cell));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problems.push({ row: row.row, column, fault: error.fault, value: shown(cell) });
      return null;
    }
  }
  const line: ResultLine = {
    row: row.row,
    memberNo: take('member_no', memberNoOf),
    employeeNo: take('employee_no', employeeNoOf),
    billedSatang: take('billed', (cell) => amountOf(cell, manner)),
    collectedSatang: take('collected', (cell) => amountOf(cell, manner)),
    reason: take('reason', reasonOf),
    newAgency: take('new_agency', (cell) => wordsOf(cell, reportLimits.newAgency)),
    note: take('note', (cell) => wordsOf(cell, reportLimits.note)),
  };
  // A line that was cut is one fault, not one for each column.
  return { line, problems: problems[0]?.fault === 'cut' ? problems.slice(0, 1) : problems };
}

const isBlank = ({ line, problems }: ReturnType<typeof lineOf>): boolean =>
  problems.length === 0 &&
  line.memberNo === null &&
  line.employeeNo === null &&
  line.billedSatang === null &&
  line.collectedSatang === null &&
  line.reason === null &&
  line.newAgency === null;

const isTotal = ({ line }: ReturnType<typeof lineOf>, { cells }: ResultRow): boolean =>
  line.memberNo === null &&
  line.employeeNo === null &&
  cells.some((cell) => typeof cell === 'string' && totalWords.test(cell));

/** A line of the file's own sum must be the sum of what stands above it. */
function sumProblem(line: ResultLine, above: readonly ResultLine[]): ResultProblem | undefined {
  if (line.collectedSatang === null) return undefined;
  const sum = above.reduce((total, { collectedSatang }) => total + (collectedSatang ?? 0n), 0n);
  if (sum === line.collectedSatang) return undefined;
  const { row, collectedSatang } = line;
  const [value, other] = [collectedSatang.toString(), sum.toString()];
  return { row, column: 'collected', fault: 'sum', value, other };
}

/**
 * Lines of the rows below a head, or of all rows of a file whose layout is known. Rows in which no
 * column of ours says anything are passed over: signatures, blank lines.
 */
export function readLines(
  rows: readonly ResultRow[],
  places: ColumnPlaces,
  manner: ReadManner = {},
): ReadLines {
  const lines: ResultLine[] = [];
  const problems: ResultProblem[] = [];
  for (const row of rows) {
    const read = lineOf(row, places, manner);
    if (isBlank(read)) continue;
    if (isTotal(read, row)) {
      const wrong = problems.length > 0 ? undefined : sumProblem(read.line, lines);
      // A sum by formula is what people write: only what it says is of interest.
      if (wrong) problems.push(wrong);
      continue;
    }
    problems.push(...read.problems);
    lines.push(read.line);
  }
  return { lines, problems };
}
