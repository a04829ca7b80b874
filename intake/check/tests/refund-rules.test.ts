import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { refundTerms } from '../../../core/dividend/refund.ts';
import type { Fields } from '../../tests/tiny-extract.ts';
import { DividendRegister } from '../benefits/dividend-register.ts';
import type { FiscalYear } from '../benefits/fiscal-year.ts';
import { at, type Change, faultsOf, locationsOf } from './cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));

/** 000003 paid 56.52 in 2567 for a loan of the type EM1. */
const year =
  (method: string, rates: string, dividend: Fields = {}): Change =>
  (draft) => {
    const rule = { REFUND_METHOD: method, LOAN_TYPE_RATES: rates };
    Object.assign(at(draft, 'dividend_years', 0), rule);
    Object.assign(at(draft, 'dividends', 0), dividend);
  };
const refund = (REFUND: string, NET: string, INTEREST_BASE = '56.52'): Fields => ({
  ...{ REFUND, NET, INTEREST_BASE },
});

test('B.3 a type of loan that is not named has the year’s rate', () => {
  expect(judge(year('BY_LOAN_TYPE', 'OR1=8.00'))).toEqual([]);
  expect(judge(year('ONE_RATE', ''))).toEqual([]);
});

test('B.3 a type of loan has its own rate, to the satang', () => {
  // 56.52 × 8.25 % = 4.6629.
  expect(judge(year('BY_LOAN_TYPE', 'OR1=0;EM1=8.25', refund('4.66', '89.66')))).toEqual([]);
  for (const [wrong, net] of [
    ['4.67', '89.67'],
    ['5.65', '90.65'],
  ] as const) {
    expect(judge(year('BY_LOAN_TYPE', 'EM1=8.25', refund(wrong, net)))).toEqual([
      'dividends.csv 2 REFUND',
    ]);
  }
});

test('B.3 a type of loan at nought is left out of the base', () => {
  const out = refund('0.00', '85.00', '0.00');
  expect(judge(year('BY_LOAN_TYPE', 'EM1=0', out))).toEqual([]);
  expect(judge(year('BY_LOAN_TYPE', 'EM1=0', { ...out, INTEREST_BASE: '56.52' }))).toEqual([
    'dividends.csv 2 INTEREST_BASE',
  ]);
  expect(judge(year('BY_LOAN_TYPE', 'EM1=0', refund('5.65', '90.65', '0.00')))).toEqual([
    'dividends.csv 2 REFUND',
  ]);
});

test('B.3 a refund that is held is nothing under any rule', () => {
  const held = { ...refund('0.00', '85.00'), REFUND_STATUS: 'HELD' };
  expect(judge(year('BY_LOAN_TYPE', 'EM1=8.25', held))).toEqual([]);
  expect(judge(year('AS_DELIVERED', '', held))).toEqual([]);
  expect(judge(year('AS_DELIVERED', '', { ...held, REFUND: '1.00', NET: '86.00' }))).toEqual([
    'dividends.csv 2 REFUND',
  ]);
});

test('B.3 as delivered refund and base are taken, and the net still ties', () => {
  expect(judge(year('AS_DELIVERED', '', refund('7.00', '92.00', '70.00')))).toEqual([]);
  expect(judge(year('AS_DELIVERED', '', refund('7.00', '90.65', '70.00')))).toEqual([
    'dividends.csv 2 NET',
  ]);
  expect(judge(year('', '', refund('7.00', '92.00')))).toEqual(['dividends.csv 2 REFUND']);
});

test.each([
  ['BY_LOAN_TYPE', ''],
  ['BY_LOAN_TYPE', 'EM1'],
  ['BY_LOAN_TYPE', 'EM1=101'],
  ['BY_LOAN_TYPE', 'EM1=1;EM1=2'],
  ['BY_LOAN_TYPE', 'EM1=1;'],
  ['BY_LOAN_TYPE', '=1'],
  ['ONE_RATE', 'EM1=1'],
  ['AS_DELIVERED', 'EM1=1'],
  ['', 'EM1=1'],
])('F11 %s with the rates %j is reported', (method, rates) => {
  expect(judge(year(method, rates))).toContain('dividend_years.csv 2 LOAN_TYPE_RATES');
});

test('B.3 what a register of rates by type holds is the same when it is read again', () => {
  const refund = refundTerms({ method: 'BY_LOAN_TYPE', refundRate: 0n, typeRates: 'HSG=100' });
  const year: FiscalYear = {
    ...{ method: 'MONTHLY', startsOn: '2024-01-01', endsOn: '2024-12-31', cutoffDay: 7 },
    ...{ dividendRate: 0n, refundRate: 0n, rounding: 'ONCE', refund, approved: true },
  };
  // More satang × rate than 64 bits hold.
  const most = 999_999_999_999_999n;
  const register = new DividendRegister([year], 1);
  const stated = { shareBaseSatang: 0n, dividendSatang: 0n, deductedSatang: 0n };
  register.put(0, 2024, { line: 2, ...stated, interestBaseSatang: most, refundSatang: most });
  register.payInterest(0, '2024-05-05', most - 1n, 'HSG');
  register.payInterest(0, '2024-05-05', 7n, 'EMG');
  const again = DividendRegister.from(deserialize(serialize(register.state())));
  again.payInterest(0, '2024-06-05', 1n, 'HSG');
  const faults: string[] = [];
  again.compareInterest((_, column) => faults.push(column));
  expect(faults).toEqual([]);
});
