/** How an employer's payroll takes deductions: lines of fixed width, by settings (A.9). */

/** What stands in a field of a member's line. */
export const payrollValues = [
  ...(['member_no', 'employee_no', 'name', 'amount', 'amount_satang'] as const),
  ...(['date_be', 'period', 'code', 'text'] as const),
] as const;
export type PayrollValue = (typeof payrollValues)[number];

/** What stands in a field of the line of the whole: `count` is of lines. */
export const payrollSums = [
  ...(['count', 'amount', 'amount_satang', 'date_be', 'period', 'code', 'text'] as const),
] as const;
export type PayrollSum = (typeof payrollSums)[number];

/**
 * One field. `width`: bytes in Windows-874, where a Thai mark is one as a letter is; a file in
 * UTF-8 counts the same letters and marks. `pad` fills what the value leaves, on the other side of
 * `align`. `text`: the words of a `code` or `text`. `cut`: a name too long for its field loses its
 * end; without it nothing is ever cut. `blank`: where the value is missing the field stays empty,
 * where otherwise no file is made.
 */
export interface PayrollField<Of extends string = PayrollValue> {
  readonly of: Of;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly pad: string;
  readonly text?: string | undefined;
  readonly cut?: boolean | undefined;
  readonly blank?: boolean | undefined;
}

export interface PayrollTemplate {
  /** Stands in addresses. */
  readonly id: string;
  readonly name: string;
  /** Ending of the file. */
  readonly ending: 'dat' | 'txt';
  readonly encoding: 'tis620' | 'utf8';
  readonly line_end: 'crlf' | 'lf';
  readonly fields: readonly PayrollField[];
  /** A last line with the sums of all. */
  readonly total?: readonly PayrollField<PayrollSum>[] | undefined;
}
