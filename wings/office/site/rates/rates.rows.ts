/** How the endpoints of both lists of rates answer each kind of caller. */
import { addDays } from '../../../../core/days.ts';
import { bangkokDay, buddhistYear } from '../../../../core/thai-date.ts';
import { inRow, listRows } from '../../../../tools/endpoints/tests/list-rows.ts';
import { readingAlone } from '../../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, unknownInput } from '../../../../tools/endpoints/tests/rows.ts';

const today = bangkokDay(new Date());
const paper = { paper_url: null, paper_name: null };
const interest = {
  ...{ id: null, kind: 'LOAN', name: 'เงินกู้ทดสอบ', rate: '5.75', effective_on: '2030-01-01' },
  ...{ position: 9, ...paper },
};
const dividend = {
  ...{ id: null, year_be: String(buddhistYear(today) + 1), announced_on: addDays(today, 300) },
  ...{ dividend_rate: '5.50', refund_rate: '12.00', ...paper },
};

const both = [
  listRows({
    name: 'office.interest_rates',
    entry: 'office.interest_rates.saved',
    table: 'interest_rates',
    role: 'finance',
    other: 'content',
    fresh: interest,
    malformed: inRow(interest, {
      ...{ kind: 'SHARE', name: '', rate: '5.75 %', effective_on: '2025-02-30', position: -1 },
      paper_url: 'https://example.com/a.pdf',
    }),
  }),
  listRows({
    name: 'office.dividend_rates',
    entry: 'office.dividend_rates.saved',
    table: 'dividend_rates',
    role: 'finance',
    other: 'service',
    fresh: dividend,
    malformed: inRow(dividend, {
      ...{ year_be: '2025', announced_on: '2025-02-30', dividend_rate: '100.0001' },
      refund_rate: '',
    }),
  }),
];

const differences: MatrixRows = {
  'office.rate_differences': {
    mine: () => ({ as: 'staff:finance', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: 'staff:content', input: {}, status: 404, code: 'not_found' }),
    malformed: [unknownInput],
  },
};

export const matrixRows = Object.assign({}, ...both.map((rows) => rows.matrixRows), differences);
export const auditRows = Object.assign({}, ...both.map((rows) => rows.auditRows));
export const raceRows = Object.assign(
  readingAlone('office.rate_differences'),
  ...both.map((rows) => rows.raceRows),
);
