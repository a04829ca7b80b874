/** The fields of each group, in their order; shapes and limits are the declaration's. */
import type { ParticularGroup } from '../../../api/office/particulars.ts';
import { listWords, fieldWords as words } from './fields.text.ts';

export interface FieldSpec {
  /** Within the values of the group, `letter.margins.top`; of a list within its row. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** `optional`: what is left empty is none. */
  readonly kind: 'line' | 'area' | 'number' | 'yes' | 'colour' | 'channel' | 'optional';
  readonly maxLength?: number;
  readonly unit?: string;
}

export interface ListSpec {
  readonly list: string;
  readonly label: string;
  /** One of them, for its buttons. */
  readonly one: string;
  readonly blank: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldSpec[];
}

type Spec = FieldSpec | ListSpec;
type Words = keyof typeof words;

const spec = (path: Words, kind: FieldSpec['kind'], maxLength?: number): FieldSpec => {
  const { label, hint, unit } = words[path] as { label: string; hint?: string; unit?: string };
  const more = { ...(hint && { hint }), ...(unit && { unit }), ...(maxLength && { maxLength }) };
  return { path, label, kind, ...more };
};
const inRow = (list: string, path: string, kind: FieldSpec['kind'], maxLength?: number) => ({
  ...spec(`${list}.${path}` as Words, kind, maxLength),
  path,
});

export const fieldsOf: Readonly<Record<ParticularGroup, readonly Spec[]>> = {
  names: [
    spec('coopNameTH', 'line', 300),
    spec('coopNameEN', 'line', 300),
    spec('www_description', 'area', 300),
  ],
  contact: [
    spec('coop_address', 'area', 300),
    spec('phone', 'line', 300),
    spec('fax', 'optional', 300),
    spec('email', 'line', 300),
    spec('office_hours', 'line', 300),
    spec('dpo', 'line', 300),
  ],
  social: [
    {
      ...{ list: 'social', label: listWords.social, one: listWords.channel },
      blank: { kind: 'line', label: '', url: '' },
      fields: [
        inRow('social', 'kind', 'channel'),
        inRow('social', 'label', 'line', 300),
        inRow('social', 'url', 'line', 500),
      ],
    },
  ],
  colours: [
    spec('colours.primary', 'colour'),
    spec('colours.secondary', 'colour'),
    spec('colours.warning', 'colour'),
    spec('colours.success', 'colour'),
    spec('colours.danger', 'colour'),
  ],
  reports: [
    {
      ...{ list: 'menureport', label: listWords.menureport, one: listWords.report },
      blank: { name: '', url: '' },
      fields: [inRow('menureport', 'name', 'line', 300), inRow('menureport', 'url', 'line', 500)],
    },
  ],
  letter: [
    spec('letter.prefix', 'line', 40),
    spec('letter.signer_name', 'line', 120),
    spec('letter.signer_position', 'line', 120),
    spec('letter.section', 'line', 120),
    spec('letter.bank_name', 'line', 120),
    spec('letter.bank_code', 'line', 3),
    spec('letter.account_no', 'line', 20),
    spec('letter.thai_digits', 'yes'),
    spec('letter.margins.left', 'number'),
    spec('letter.margins.right', 'number'),
    spec('letter.margins.top', 'number'),
    spec('letter.margins.bottom', 'number'),
  ],
  demand: [spec('demand.title', 'line', 300), spec('demand.target_days', 'number')],
  calculator: [
    {
      ...{ list: 'calculator.loan_presets', label: listWords.presets, one: listWords.preset },
      blank: { name: '', annual_rate: '', max_periods: 12, max_amount: '' },
      fields: [
        inRow('preset', 'name', 'line', 300),
        inRow('preset', 'annual_rate', 'line', 8),
        inRow('preset', 'max_periods', 'number'),
        inRow('preset', 'max_amount', 'line', 12),
      ],
    },
    spec('calculator.first_due_cutoff_day', 'number'),
    spec('calculator.count_disbursement_day', 'yes'),
    spec('calculator.salary_left_percent', 'number'),
    spec('calculator.dividend_rate', 'line', 8),
    spec('calculator.refund_rate', 'line', 8),
  ],
};
