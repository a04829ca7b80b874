import { describe, expect, test } from 'vitest';
import { loanInterest } from '../../../core/loan/interest.ts';
import type { InterestRule } from '../../../core/loan/interest-rule.ts';
import { ruleOf } from '../../../core/loan/rules.ts';
import type { Draft, Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, changed, faultsOf, locationsOf } from '../tests/cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));
const places = (name: keyof Draft, index: number, fields: Fields) =>
  locationsOf(changed(name, index, fields)());

describe('lines of loans', () => {
  test.each<[string, number, Fields, string]>([
    ['a principal that does not tie', 1, { PRINCIPAL: '999.99', TOTAL: '1080.87' }, 'BALANCE'],
    ['a sum that is none', 1, { TOTAL: '1080.87' }, 'TOTAL'],
    ['days that were not', 1, { DAYS: '42' }, 'DAYS'],
    ['days on the first line', 0, { DAYS: '1' }, 'DAYS'],
    ['more interest than was due', 1, { INTEREST: '80.89', TOTAL: '1080.89' }, 'INTEREST'],
    ['less, and none left', 1, { INTEREST: '80.87', TOTAL: '1080.87' }, 'INTEREST_BALANCE'],
    ['another rate', 1, { ANNUAL_RATE: '5.99' }, 'INTEREST'],
    ['another rate', 1, { ANNUAL_RATE: '6.01' }, 'INTEREST_BALANCE'],
    ['interest left on the first line', 0, { INTEREST_BALANCE: '0.01' }, 'INTEREST_BALANCE'],
    ['a repayment that pays out', 1, { SIGN: '1', BALANCE: '13000.00' }, 'SIGN'],
    ['a beginning without a loan', 3, { TYPE_CODE: '06' }, 'TYPE_CODE'],
    ['a day to come', 2, { POSTED_ON: '29/11/2568', DAYS: '29' }, 'POSTED_ON'],
  ])('F11 %s', (_, index, fields, column) => {
    const found = places('loan_lines', index, fields);
    expect(found).toContain(`loan_lines.csv ${index + 2} ${column}`);
  });

  /** As it would be if 50.00 of interest were left of an older system's seven periods. */
  const forward =
    (line: Fields, contract: Fields): Change =>
    (draft) => {
      const first = { TYPE_CODE: '09', PERIOD_NO: '7', INTEREST_BALANCE: '50.00' };
      Object.assign(at(draft, 'loan_lines', 0), first, line);
      Object.assign(at(draft, 'loan_lines', 1), { INTEREST_BALANCE: '50.00', PERIOD_NO: '8' });
      at(draft, 'loan_lines', 2).INTEREST_BALANCE = '50.00';
      const row = { APPROVED: '20000.00', DISBURSED: '20000.00', PERIOD_LAST: '8' };
      Object.assign(at(draft, 'loans', 0), row, { ACCRUED_INTEREST: '72.44' }, contract);
    };

  test('A.3 a loan brought forward brings unpaid interest, periods and what was repaid', () => {
    expect(judge(forward({}, {}))).toEqual([]);
    expect(judge(forward({}, { DISBURSED: '12000.00', APPROVED: '12000.00' }))).toEqual([]);
  });

  test.each<[string, Fields, Fields, string]>([
    ['more was left than lent', {}, { DISBURSED: '11999.99' }, 'loans.csv 2 DISBURSED'],
    ['more was lent than approved', {}, { APPROVED: '19999.99' }, 'loans.csv 2 DISBURSED'],
    ['periods were lost', {}, { PERIOD_LAST: '7' }, 'loans.csv 2 PERIOD_LAST'],
    [
      'interest was not taken over',
      {},
      { ACCRUED_INTEREST: '22.44' },
      'loans.csv 2 ACCRUED_INTEREST',
    ],
    ['days', { DAYS: '1' }, {}, 'loan_lines.csv 2 DAYS'],
    ['interest', { INTEREST: '0.01', TOTAL: '12000.01' }, {}, 'loan_lines.csv 2 INTEREST'],
    ['less than none', { INTEREST_BALANCE: '-0.01' }, {}, 'loan_lines.csv 2 INTEREST_BALANCE'],
    ['another rest', { INTEREST_BALANCE: '50.01' }, {}, 'loan_lines.csv 3 INTEREST_BALANCE'],
    ['money lent', { TYPE_CODE: '01' }, {}, 'loan_lines.csv 2 INTEREST_BALANCE'],
  ])('F11 a loan brought forward with %s is reported', (_, line, contract, location) => {
    expect(judge(forward(line, contract))).toContain(location);
  });

  test('F11 what was computed stands beside what the file says', () => {
    const [left] = changed('loan_lines', 1, { INTEREST: '80.87', TOTAL: '1080.87' })();
    expect(left?.reason).toMatch(/ต้องเป็น 0\.01 แต่ไฟล์ระบุ 0\.00 \(CONTRACT_NO สม\.0000001\/2568\)$/u);
    const [day] = changed('loans', 0, { LAST_PAYMENT_ON: '' })();
    expect(day?.reason).toMatch(/ได้ 15 พ\.ย\. 2568 แต่ไฟล์ระบุ -$/u);
  });

  test('F11 interest below nothing is reported, and what it leaves', () => {
    const fields = { INTEREST: '-0.01', TOTAL: '999.99', INTEREST_BALANCE: '80.89' };
    expect(places('loan_lines', 1, fields)).toContain('loan_lines.csv 3 INTEREST');
    const left = { INTEREST: '80.89', TOTAL: '1080.89', INTEREST_BALANCE: '-0.01' };
    expect(places('loan_lines', 1, left)).toContain('loan_lines.csv 3 INTEREST_BALANCE');
  });

  test('F11 interest that was paid has a sign', () => {
    const fields = { SIGN: '0', PRINCIPAL: '0.00', TOTAL: '27.12', BALANCE: '11000.00' };
    expect(places('loan_lines', 2, fields)).toContain('loan_lines.csv 4 SIGN');
  });

  /** November's counter payment of 000001 as it would be if she had paid only so much. */
  const novemberOf =
    (line: Fields, contract: Fields): Change =>
    (draft) => {
      Object.assign(at(draft, 'loan_lines', 2), line);
      Object.assign(at(draft, 'loans', 0), contract);
    };

  test('A.3 interest alone may be paid, and some of it left', () => {
    const line = { PRINCIPAL: '0.00', INTEREST: '20.00', TOTAL: '20.00', BALANCE: '11000.00' };
    // 7.12 left of 27.12, and 13 days on 11,000.00.
    const contract = { PRINCIPAL_BALANCE: '11000.00', ACCRUED_INTEREST: '30.63' };
    expect(judge(novemberOf({ ...line, INTEREST_BALANCE: '7.12' }, contract))).toEqual([]);
  });

  test('A.3 an adjustment goes either way and is no payment', () => {
    const free = { TYPE_CODE: '06', INTEREST: '0.00', INTEREST_BALANCE: '27.12' };
    const common = { LAST_PAYMENT_ON: '31/10/2568' };
    const down = { ...free, TOTAL: '500.00' };
    const less = { ...common, ACCRUED_INTEREST: '49.56' };
    expect(judge(novemberOf(down, less))).toEqual([]);
    const up = { ...down, SIGN: '1', BALANCE: '11500.00' };
    const more = { ...common, PRINCIPAL_BALANCE: '11500.00', ACCRUED_INTEREST: '51.70' };
    expect(judge(novemberOf(up, more))).toEqual([]);
  });

  test('F11 more left than was paid out is told where its lines end', () => {
    const more = { PRINCIPAL_BALANCE: '12000.01' };
    expect(places('loans', 0, more)).toEqual(['loan_lines.csv 4 BALANCE']);
  });

  test('A.3 a contract’s rate is what its lines came to, of a closed one too', () => {
    const moved: Change = (draft) => {
      const nothing = { TYPE_CODE: '06', SIGN: '0', RECEIPT_NO: '', PERIOD_NO: '', DAYS: '0' };
      const line = { ...at(draft, 'loan_lines', 2), ...nothing, SEQ: '4', ANNUAL_RATE: '6.25' };
      const none = { PRINCIPAL: '0.00', INTEREST: '0.00', TOTAL: '0.00' };
      draft.loan_lines.splice(3, 0, { ...line, ...none });
    };
    const contract = { ANNUAL_RATE: '6.25', ACCRUED_INTEREST: '23.37' };
    expect(judge(moved)).toEqual(['loans.csv 2 ANNUAL_RATE']);
    const right: Change = (draft) => {
      moved(draft);
      Object.assign(at(draft, 'loans', 0), contract);
    };
    expect(judge(right)).toEqual([]);
    expect(places('loans', 1, { ANNUAL_RATE: '6.50' })).toEqual(['loans.csv 3 ANNUAL_RATE']);
  });

  const actual: InterestRule = ruleOf('ACT_ACT');
  const rules: readonly InterestRule[] = [
    actual,
    ruleOf('THIRTY_360'),
    ruleOf('MONTHLY'),
    ruleOf('ACT_ACT', 'SATANG', 'UP'),
    ruleOf('ACT_ACT', 'QUARTER'),
    ruleOf('ACT_365F', 'BAHT', 'DOWN'),
    ruleOf('THIRTY_360', 'QUARTER', 'UP'),
  ];

  test.each(rules)('A.3 interest by $dayCount to $step $rounding is computed by that', (rule) => {
    const days = ['2024-06-20', '2024-07-31', '2024-08-31'] as const;
    const first = loanInterest(500_000n, 62_500n, days[0], days[1], rule);
    expect(first).not.toBe(3510n);
    const baht = (satang: bigint) => (Number(satang) / 100).toFixed(2);
    const change =
      (rest: bigint): Change =>
      (draft) => {
        const stated = { INTEREST_STEP: rule.step, INTEREST_ROUNDING: rule.rounding };
        Object.assign(at(draft, 'loans', 1), { DAY_COUNT: rule.dayCount, ...stated });
        const principal = 100_000n - first;
        const left = 500_000n - principal;
        const second = loanInterest(left, 62_500n, days[1], days[2], rule) + rest;
        const instalment = { PRINCIPAL: baht(principal), INTEREST: baht(first) };
        Object.assign(at(draft, 'loan_lines', 4), instalment, { BALANCE: baht(left) });
        const last = { PRINCIPAL: baht(left), INTEREST: baht(second), TOTAL: baht(left + second) };
        Object.assign(at(draft, 'loan_lines', 5), last);
        const [refund, dividend] = [((first + second) * 10n + 50n) / 100n, 8_500n];
        const paid = { INTEREST_BASE: baht(first + second), REFUND: baht(refund) };
        Object.assign(at(draft, 'dividends', 0), paid, { NET: baht(dividend + refund) });
      };
    expect(judge(change(0n))).toEqual([]);
    expect(judge(change(1n))).toContain('loan_lines.csv 7 INTEREST');
  });

  /** The open contract's interest is the core's word: 81.00 of it where 80.88 would be ours. */
  const delivered =
    (line: Fields, contract: Fields = {}): Change =>
    (draft) => {
      const word = { DAY_COUNT: 'AS_DELIVERED', ACCRUED_INTEREST: '30.00' };
      Object.assign(at(draft, 'loans', 0), word, contract);
      Object.assign(at(draft, 'loan_lines', 1), { INTEREST: '81.00', TOTAL: '1081.00' }, line);
    };

  test('A.3 of interest as delivered all but its amount still ties', () => {
    expect(judge(delivered({}))).toEqual([]);
    expect(judge(delivered({ INTEREST_BALANCE: '5.00' }))).toEqual([]);
  });

  test.each<[string, Fields, Fields, string]>([
    ['days that were not', { DAYS: '42' }, {}, 'loan_lines.csv 3 DAYS'],
    ['a sum that is none', { TOTAL: '1081.01' }, {}, 'loan_lines.csv 3 TOTAL'],
    ['a balance that does not tie', { BALANCE: '11000.01' }, {}, 'loan_lines.csv 3 BALANCE'],
    ['less than none', { INTEREST_BALANCE: '-0.01' }, {}, 'loan_lines.csv 3 INTEREST_BALANCE'],
    ['less than is unpaid', {}, { ACCRUED_INTEREST: '-0.01' }, 'loans.csv 2 ACCRUED_INTEREST'],
    ['a rounding of its own', {}, { INTEREST_STEP: 'BAHT' }, 'loans.csv 2 INTEREST_STEP'],
    ['another one', {}, { INTEREST_ROUNDING: 'UP' }, 'loans.csv 2 INTEREST_ROUNDING'],
  ])('F11 as delivered, %s', (_, line, contract, place) => {
    expect(judge(delivered(line, contract))).toContain(place);
  });

  test('F11 what follows a line that could not be read is not computed from it', () => {
    const unreadable = { DAYS: 'x', INTEREST: '0.00', INTEREST_BALANCE: '80.88' };
    expect(places('loan_lines', 1, unreadable)).toEqual(['loan_lines.csv 3 DAYS']);
  });
});
