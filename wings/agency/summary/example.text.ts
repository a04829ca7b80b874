/** A school's month on its way: ten of twelve bills reported, nothing posted yet. */
import type { BilledGroup } from '../../../core/agency/summary.ts';
import { readBaht, toDtoBaht } from '../../../core/satang.ts';
import type { SummaryData } from './shapes.ts';

const group = (
  name: BilledGroup,
  count: number,
  amount: string,
  loan: readonly [principal: string | null, interest: string | null] = [null, null],
) => ({ group: name, count, principal: loan[0], interest: loan[1], amount });

/** Members, billed and not collected, by month from December 2567 on. */
const history = [
  [11, '141210.40', '0.00'],
  [11, '141388.12', '0.00'],
  [11, '141016.75', '4350.00'],
  [11, '149871.05', '0.00'],
  [12, '152460.18', '0.00'],
  [12, '152390.66', '8504.52'],
  [12, '152717.30', '0.00'],
  [12, '153004.91', '0.00'],
  [12, '153611.44', '1200.00'],
  [12, '154480.27', '0.00'],
  [12, '153902.35', '5120.75'],
] as const;

const less = (billed: string, uncollected: string): string =>
  toDtoBaht(readBaht(billed) - readBaht(uncollected));

const posted = history.map(([members, billed, uncollected], at) => ({
  year: at === 0 ? 2567 : 2568,
  month: at === 0 ? 12 : at,
  ...{ members, billed, collected: less(billed, uncollected), uncollected, posted: true },
}));

export const summaryExample: SummaryData = {
  unit: { no: '01011001', no_display: '1001', name: 'โรงเรียนตัวอย่างวิทยา' },
  ...{ as_of: '2025-11-28', year: 2568, month: 11, group: null, by_group: true },
  months: [
    { year: 2568, month: 11, state: 'OPENED' },
    ...posted.toReversed().map(({ year, month }) => ({ year, month, state: 'POSTED' as const })),
  ],
  own: {
    ...{ state: 'OPENED', due_on: '2025-12-03', posted_on: null },
    ...{ members: 12, billed: '154125.98' },
    table_a: [
      group('share', 12, '22900.00'),
      group('emergency', 5, '19994.40', ['19180.00', '814.40']),
      group('ordinary', 7, '91231.58', ['62500.00', '28731.58']),
      group('deposit', 6, '15000.00'),
      group('cremation', 9, '5000.00'),
    ],
    total_a: { principal: '81680.00', interest: '29545.98', amount: '154125.98' },
    table_b: {
      told: 'REPORTED',
      billed: { count: 12, amount: '154125.98' },
      collected: { count: 9, amount: '132485.08' },
      uncollected: { count: 2, amount: '14093.78' },
      partial: 1,
      unreported: { count: 2, amount: '7547.12' },
      refund: { count: 1, amount: '350.00' },
    },
    table_c: [
      {
        ...{ membership_no: '000244', bill_seq: 1, name: 'นายธนกร จันทร์แก้ว' },
        ...{ billed: '15589.26', collected: '10000.00', uncollected: '5589.26' },
        ...{ reason: 'INSUFFICIENT', new_agency: null },
      },
      {
        ...{ membership_no: '000367', bill_seq: 1, name: 'นางสาวปิยะดา แสงอรุณ' },
        ...{ billed: '8504.52', collected: '0.00', uncollected: '8504.52' },
        ...{ reason: 'TRANSFERRED', new_agency: 'โรงเรียนบ้านหนองบัว' },
      },
    ],
  },
  trend: [
    ...posted,
    {
      ...{ year: 2568, month: 11, members: 12, billed: '154125.98' },
      ...{ collected: null, uncollected: null, posted: false },
    },
  ],
  trend_of: 'OWN',
  sub_units: null,
};
