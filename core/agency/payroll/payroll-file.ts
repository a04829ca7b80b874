/** A month's deductions as a file of fixed width for the employer's payroll (A.9, D-23). */
import type { Day } from '../../days.ts';
import { graphemesOf } from '../../graphemes.ts';
import { type Satang, sumOf, toDtoBaht } from '../../satang.ts';
import { buddhistYear, thaiDateNumeric } from '../../thai-date.ts';
import { foreignLetter } from '../../windows-874/windows-874.ts';
import { payrollText } from './payroll.text.ts';
import type { PayrollField, PayrollSum, PayrollTemplate, PayrollValue } from './template.ts';

/** What a line says of a member; as a line of the cover statement has it. */
export interface PayrollRow {
  readonly seq: number;
  readonly membershipNo: string;
  readonly employeeNo: string | null;
  readonly name: string;
  readonly totalSatang: Satang;
}

export interface PayrollMonth {
  /** `2025-11`. */
  readonly month: string;
  /** The day that deductions are due on. */
  readonly dueOn: Day;
  readonly rows: readonly PayrollRow[];
}

/** A value that does not fit its field: no file at all, and whose it is. */
export class PayrollFault extends Error {
  /** For whoever asked, in Thai. */
  readonly text: string;

  constructor(text: string) {
    super(text);
    this.text = text;
  }
}

/** As many whole letters with their marks as fit. */
function cutTo(text: string, width: number): string {
  let fitting = '';
  for (const letter of graphemesOf(text)) {
    if (fitting.length + letter.length > width) break;
    fitting += letter;
  }
  return fitting;
}

const satangDigits = (satang: Satang): string => satang.toString();

/** `31/12/2568`. */
/** `256811`. */
const periodOf = (month: string): string => `${buddhistYear(month)}${month.slice(5, 7)}`;

type Values<Of extends string> = Readonly<Record<Exclude<Of, 'code' | 'text'>, string>>;

function valuesOf(row: PayrollRow, { month, dueOn }: PayrollMonth): Values<PayrollValue> {
  return {
    member_no: row.membershipNo,
    employee_no: row.employeeNo ?? '',
    name: row.name,
    amount: toDtoBaht(row.totalSatang),
    amount_satang: satangDigits(row.totalSatang),
    date_be: thaiDateNumeric(dueOn),
    period: periodOf(month),
  };
}

function sumsOf({ month, dueOn, rows }: PayrollMonth): Values<PayrollSum> {
  const totalSatang = sumOf(rows, (row) => row.totalSatang);
  return {
    count: String(rows.length),
    amount: toDtoBaht(totalSatang),
    amount_satang: satangDigits(totalSatang),
    date_be: thaiDateNumeric(dueOn),
    period: periodOf(month),
  };
}

interface Position {
  /** Of the line in the file, from 1. */
  readonly line: number;
  /** The member; undefined of the last line. */
  readonly row?: PayrollRow;
}

/** Every value of the line in its field, in as many letters and marks as the field is wide. */
function lineOf<Of extends string>(
  fields: readonly PayrollField<Of>[],
  values: Readonly<Record<string, string>>,
  position: Position,
): string {
  return fields.map((field, at) => fieldOf(field, values, { ...position, field: at + 1 })).join('');
}

function fieldOf<Of extends string>(
  field: PayrollField<Of>,
  values: Readonly<Record<string, string>>,
  position: Position & { readonly field: number },
): string {
  const { of, width, align, pad, cut, blank } = field;
  const whole = field.text ?? values[of] ?? '';
  const value = cut && of === 'name' ? cutTo(whole, width) : whole;
  const fault = (message: (what: string) => string) =>
    new PayrollFault(payrollText.fault(message(payrollText.values[of] ?? of), position));
  // No zeros: they would be the number of somebody.
  if (value === '' && blank) return ' '.repeat(width);
  if (value === '') throw fault(payrollText.missing);
  if (of.startsWith('amount') && value.startsWith('-'))
    throw fault((what) => payrollText.negative(what, value));
  const foreign = foreignLetter(value);
  if (foreign !== undefined) throw fault((what) => payrollText.foreign(what, foreign));
  if (/[\r\n]/.test(value)) throw fault((what) => payrollText.foreign(what, '↵'));
  if (value.length > width) throw fault((what) => payrollText.long(what, value.length, width));
  return align === 'left' ? value.padEnd(width, pad) : value.padStart(width, pad);
}

/**
 * The whole file, each line closed: a letter or a mark is a byte in Windows-874, and the text holds
 * none that the encoding lacks. Throws `PayrollFault`, which names member and field.
 */
export function payrollFile(template: PayrollTemplate, month: PayrollMonth): string {
  const lines = month.rows.map((row, at) =>
    lineOf(template.fields, valuesOf(row, month), { line: at + 1, row }),
  );
  if (template.total) {
    lines.push(lineOf(template.total, sumsOf(month), { line: lines.length + 1 }));
  }
  const end = template.line_end === 'crlf' ? '\r\n' : '\n';
  return lines.map((line) => line + end).join('');
}
