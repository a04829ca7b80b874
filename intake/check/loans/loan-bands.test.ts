import { describe, expect, test } from 'vitest';
import type { Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, faultsOf, locationsOf } from '../tests/cases/case.ts';
import { reversedPayment } from '../tests/cases/loans.ts';

const judge = (...changes: Change[]) =>
  locationsOf(faultsOf((draft) => changes.map((change) => change(draft))));

/** The contract of 000001: 12000.00 for 41 days, 11000.00 for 15, 10500.00 for 13. */
const contract =
  (fields: Fields): Change =>
  (draft) => {
    Object.assign(at(draft, 'loans', 0), fields);
  };
const line =
  (index: number, fields: Fields): Change =>
  (draft) => {
    Object.assign(at(draft, 'loan_lines', index), fields);
  };

const bands = '0.00=5.00;11000.00=6.00';

/** Exactly 11000.00 lie in the upper band; 10500 × 5 % × 13 / 365 = 18.6986…. */
const whole = contract({
  ...{ RATE_BANDS: bands, RATE_BANDS_BY: 'WHOLE' },
  ...{ ANNUAL_RATE: '5.00', ACCRUED_INTEREST: '18.70' },
});

/** (11000 × 5 % + 1000 × 6 %) × 41 / 365 = 68.5205…; 11000 × 5 % × 15 / 365 = 22.6027…. */
const slices: Change = (draft) => {
  contract({
    ...{ RATE_BANDS: bands, RATE_BANDS_BY: 'SLICE' },
    ...{ ANNUAL_RATE: '5.00', ACCRUED_INTEREST: '18.70' },
  })(draft);
  line(1, { INTEREST: '68.52', TOTAL: '1068.52' })(draft);
  line(2, { ANNUAL_RATE: '5.00', INTEREST: '22.60', TOTAL: '522.60' })(draft);
};

describe('B.1 a loan whose rate goes by its balance', () => {
  test('is computed line by line at the bands that the balance before had reached', () => {
    expect(judge(whole)).toEqual([]);
    expect(judge(slices)).toEqual([]);
  });

  test.each<[string, Change, Change, string]>([
    ['interest left', slices, line(1, { INTEREST_BALANCE: '0.01' }), 'loan_lines.csv 3'],
    ['a satang less', slices, line(1, { INTEREST: '68.51', TOTAL: '1068.51' }), 'loan_lines.csv 3'],
    ['a satang more', slices, line(1, { INTEREST: '68.53', TOTAL: '1068.53' }), 'loan_lines.csv 3'],
    ['more at the end', slices, contract({ ACCRUED_INTEREST: '18.71' }), 'loans.csv 2'],
    ['less at the end', whole, contract({ ACCRUED_INTEREST: '18.69' }), 'loans.csv 2'],
    ['one rate as before', whole, contract({ RATE_BANDS_BY: 'SLICE' }), 'loan_lines.csv 3'],
    ['another edge', whole, contract({ RATE_BANDS: '0.00=5;11000.01=6' }), 'loan_lines.csv 4'],
  ])('F11 %s is reported', (_, given, change, place) => {
    const found = judge(given, change);
    expect(found.some((location) => location.startsWith(place))).toBe(true);
  });

  test('A.3 a payment that crossed a band is reversed as if it had never been', () => {
    // 11000 × 6 % × 20 / 365 = 36.1643…, and eight days more: 14.4657….
    const reversal = reversedPayment({ ANNUAL_RATE: '5.00', INTEREST_BALANCE: '36.16' });
    const owed = contract({ ANNUAL_RATE: '6.00', ACCRUED_INTEREST: '50.63' });
    expect(judge(whole, reversal, owed)).toEqual([]);
  });

  test('F11 a line states the rate that the balance before it had reached', () => {
    expect(judge(whole, line(2, { ANNUAL_RATE: '5.00' }))).toEqual([
      'loan_lines.csv 4 ANNUAL_RATE',
    ]);
    expect(judge(slices, line(2, { ANNUAL_RATE: '6.00' }))).toEqual([
      'loan_lines.csv 4 ANNUAL_RATE',
    ]);
    // Before the first there was none: its own.
    expect(judge(whole, line(0, { ANNUAL_RATE: '5.00' }))).toEqual([
      'loan_lines.csv 2 ANNUAL_RATE',
    ]);
  });

  test('F11 the row states the rate that its balance has reached, closed its last line’s', () => {
    expect(judge(slices, contract({ ANNUAL_RATE: '6.00' }))).toEqual(['loans.csv 2 ANNUAL_RATE']);
    const closed =
      (ANNUAL_RATE: string): Change =>
      (draft) => {
        // 5000.00 for 41 days and 4035.10 for 31, all in the band of 6.25.
        const own = { RATE_BANDS: '0.00=5.00;4000.00=6.25', RATE_BANDS_BY: 'WHOLE', ANNUAL_RATE };
        Object.assign(at(draft, 'loans', 1), own);
      };
    expect(judge(closed('6.25'))).toEqual([]);
    expect(judge(closed('5.00'))).toEqual(['loans.csv 3 ANNUAL_RATE']);
  });
});

describe('B.1 bands that are younger than the loan', () => {
  const since = (RATE_SINCE: string, fields: Fields = {}) => contract({ RATE_SINCE, ...fields });

  test('of the whole balance, lines before them are computed at their own rate', () => {
    // 12000 × 5.50 % × 41 / 365 = 74.1369….
    const before: Change = (draft) => {
      line(0, { ANNUAL_RATE: '5.50' })(draft);
      line(1, { ANNUAL_RATE: '5.50', INTEREST: '74.14', TOTAL: '1074.14' })(draft);
    };
    expect(judge(whole, since('31/10/2568'), before)).toEqual([]);
    expect(
      judge(whole, since('31/10/2568'), before, line(1, { INTEREST_BALANCE: '0.01' })),
    ).toEqual(['loan_lines.csv 3 INTEREST_BALANCE', 'loan_lines.csv 4 INTEREST_BALANCE']);
    expect(judge(whole, since('20/09/2568'), before)).toContain('loan_lines.csv 3 ANNUAL_RATE');
  });

  test('in slices, lines before them are taken as they are', () => {
    const before = line(1, { ANNUAL_RATE: '5.75', INTEREST: '70.01', TOTAL: '1070.01' });
    expect(judge(slices, since('31/10/2568'), before)).toEqual([]);
    expect(judge(slices, before)).not.toEqual([]);
  });

  test('younger than the last line, interest is the core’s word, not below what was left', () => {
    const word = since('20/11/2568', { ACCRUED_INTEREST: '19.99' });
    expect(judge(slices, word)).toEqual([]);
    expect(judge(slices, word, line(2, { INTEREST_BALANCE: '20.00' }))).toEqual([
      'loans.csv 2 ACCRUED_INTEREST',
    ]);
    expect(judge(slices, since('15/11/2568', { ACCRUED_INTEREST: '19.99' }))).toEqual([
      'loans.csv 2 ACCRUED_INTEREST',
    ]);
  });

  test('F11 RATE_SINCE needs bands, a day that was, and a rule to begin', () => {
    const at28 = ['loans.csv 2 RATE_SINCE'];
    expect(judge(since('31/10/2568'))).toEqual(at28);
    expect(judge(whole, since('29/11/2568', { ACCRUED_INTEREST: '1.00' }))).toEqual(at28);
    const delivered = { DAY_COUNT: 'AS_DELIVERED' };
    expect(judge(whole, since('31/10/2568', delivered))).toEqual(at28);
  });
});

test('F11 delivered interest has bands to show, of which its lines are not asked', () => {
  const delivered = contract({ DAY_COUNT: 'AS_DELIVERED', ACCRUED_INTEREST: '99.99' });
  expect(judge(slices, delivered, line(1, { ANNUAL_RATE: '1.00' }))).toEqual([]);
  expect(judge(slices, delivered, contract({ ANNUAL_RATE: '6.00' }))).toEqual([
    'loans.csv 2 ANNUAL_RATE',
  ]);
});

test('F11 bands and how they count are stated together, and well', () => {
  const of = (RATE_BANDS: string, RATE_BANDS_BY: string) =>
    judge(contract({ RATE_BANDS, RATE_BANDS_BY }));
  expect(of('0.00=6.00;90000.00=7.00', '')).toEqual(['loans.csv 2 RATE_BANDS_BY']);
  expect(of('', 'WHOLE')).toEqual(['loans.csv 2 RATE_BANDS_BY']);
  expect(of('0.00=6.00', 'WHOLE')).toEqual(['loans.csv 2 RATE_BANDS']);
  expect(of('0.00=6.00;90000.00=7.00', 'PART')).toEqual(['loans.csv 2 RATE_BANDS_BY']);
  expect(of('0.00=6.00;90000.00=7.00', 'WHOLE')).toEqual([]);
});
