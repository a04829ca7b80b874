/** What the cooperative settles for its agencies: in its settings file, but for no visitor. */
import * as z from 'zod/mini';
import {
  type PayrollField,
  type PayrollTemplate,
  payrollSums,
  payrollValues,
} from '../../core/agency/payroll/template.ts';
import { foreignLetter } from '../../core/windows-874/windows-874.ts';
import { letterSettingsShape } from './letter-settings.ts';
import { resultLayoutsShape } from './result-layouts.ts';
import { agencySettingsText as faults } from './settings-faults.text.ts';

const words = z.string().check(z.minLength(1), z.maxLength(60));
/** The longest line that a field may make. */
const widest = 200;

/** Bytes that a value always takes; a narrower field could never be filled. */
const leastWidths: Readonly<Record<string, number>> = {
  ...{ member_no: 6, amount: 4, amount_satang: 3, date_be: 10, period: 6 },
};

/** What is wrong with a field, and in which setting of it; undefined where nothing is. */
function faultOf(field: PayrollField<string>): readonly [key: string, why: string] | undefined {
  const { of, width, align, pad, text, cut, blank } = field;
  const hasWords = of === 'code' || of === 'text';
  if (foreignLetter(pad) !== undefined) return ['pad', faults.pad];
  if (width < (leastWidths[of] ?? 1)) return ['width', faults.width(of, leastWidths[of] ?? 1)];
  if (hasWords !== (text !== undefined)) return ['text', faults.wordsAlone];
  if (text !== undefined && text.length > width) return ['text', faults.textLong];
  if (text !== undefined && foreignLetter(text) !== undefined) {
    return ['text', faults.textForeign];
  }
  if (cut && of !== 'name') return ['cut', faults.cut];
  if (blank && of !== 'employee_no') return ['blank', faults.blank];
  // Behind a number a figure would make another number of it.
  if (/\d/.test(pad) && align === 'left' && !hasWords) return ['pad', faults.figureRight];
  if (of.startsWith('amount') && !/^[ 0]$/.test(pad)) return ['pad', faults.amountPad];
  return undefined;
}

const fieldOf = <const Of extends readonly string[]>(values: Of) =>
  z
    .strictObject({
      of: z.enum(values),
      width: z.int().check(z.minimum(1), z.maximum(widest)),
      align: z.enum(['left', 'right']),
      pad: z.string().check(z.length(1), z.regex(/^[^\r\n]$/)),
      text: z.optional(
        z.string().check(z.minLength(1), z.maxLength(widest), z.regex(/^[^\r\n]*$/)),
      ),
      cut: z.optional(z.boolean()),
      blank: z.optional(z.boolean()),
    })
    .check((found) => {
      const fault = faultOf(found.value as PayrollField<string>);
      if (!fault) return;
      const [key, message] = fault;
      found.issues.push({ code: 'custom', path: [key], message, input: found.value });
    });

const fieldsOf = <const Of extends readonly string[]>(values: Of) =>
  z.array(fieldOf(values)).check(z.minLength(1), z.maxLength(40));

const templateShape = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/)),
  name: words,
  ending: z.enum(['dat', 'txt']),
  encoding: z.enum(['tis620', 'utf8']),
  line_end: z.enum(['crlf', 'lf']),
  fields: fieldsOf(payrollValues),
  total: z.optional(fieldsOf(payrollSums)),
});

export const agencySettingsShape = z.strictObject({
  /**
   * How much of a member's month agencies see (D-23): every column, sums by group, or the total
   * alone. It holds for screen, paper and files alike.
   */
  detail: z.enum(['full', 'grouped', 'total']),
  /** Files for the payrolls of employers (A.9). */
  payroll_templates: z.array(templateShape).check(
    z.maxLength(20),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, faults.twice),
  ),
  /** Files of fixed width in which payrolls send back what they deducted. */
  result_layouts: resultLayoutsShape,
  /** What their letters say of the cooperative (D-25). */
  letter: letterSettingsShape,
});

/** Known to agencies and staff alone. */
export type AgencySettings = z.output<typeof agencySettingsShape>;

/** How much of a month is told. */
export type CoverDetail = AgencySettings['detail'];

/** Settings and arithmetic mean the same template. */
export const templateOf = (settings: AgencySettings, id: string): PayrollTemplate | undefined =>
  settings.payroll_templates.find((one) => one.id === id);
