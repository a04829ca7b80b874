import { describe, expect, test } from 'vitest';
import { at, type Change, faultsOf, locationsOf } from '../tests/cases/case.ts';
import { reversedPayment } from '../tests/cases/loans.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));

describe('adjustments that add to a debt', () => {
  const payment = 'loan_lines.csv 5';
  const asIfNeverPaid: Change = (draft) => {
    reversedPayment({ INTEREST_BALANCE: '36.16' })(draft);
    at(draft, 'loans', 0).ACCRUED_INTEREST = '50.63';
  };

  test('A.3 a payment is reversed: its interest is owed as of then or as if never paid', () => {
    expect(judge(reversedPayment())).toEqual([]);
    expect(judge(asIfNeverPaid)).toEqual([]);
    const stillPaid: Change = (draft) => {
      reversedPayment()(draft);
      at(draft, 'loans', 0).LAST_PAYMENT_ON = '15/11/2568';
    };
    expect(judge(stillPaid)).toEqual(['loans.csv 2 LAST_PAYMENT_ON']);
    const otherwise = reversedPayment({ INTEREST_BALANCE: '36.17' });
    expect(judge(otherwise)).toEqual([`${payment} INTEREST_BALANCE`]);
    expect(judge(reversedPayment({ TOTAL: '472.88' }))).toEqual([`${payment} TOTAL`]);
    const other = { PRINCIPAL: '400.00', TOTAL: '427.12', BALANCE: '10900.00' };
    const inPart = reversedPayment({ ...other, INTEREST_BALANCE: '36.16' });
    expect(judge(inPart)).toContain(`${payment} INTEREST_BALANCE`);
  });

  test('A.3 only an adjustment that adds to the debt gives interest back', () => {
    expect(judge(reversedPayment({ TYPE_CODE: '01' }))).toContain(`${payment} INTEREST`);
    const less = { SIGN: '-1', BALANCE: '10000.00', TOTAL: '472.88' };
    expect(judge(reversedPayment(less))).toContain(`${payment} INTEREST`);
  });

  test('A.3 interest that is still owed may become principal', () => {
    const both = { PRINCIPAL: '8.63', INTEREST: '8.63', TOTAL: '17.26' };
    const added = { ...both, BALANCE: '10508.63', INTEREST_BALANCE: '0.00' };
    const change: Change = (draft) => {
      reversedPayment(added)(draft);
      const owed = { PRINCIPAL_BALANCE: '10508.63', ACCRUED_INTEREST: '13.82' };
      Object.assign(at(draft, 'loans', 0), owed, { LAST_PAYMENT_ON: '15/11/2568' });
    };
    expect(judge(change)).toEqual([]);
  });

  test('A.3 so may interest of a loan of which nothing was repaid yet', () => {
    const change: Change = (draft) => {
      const both = { PRINCIPAL: '80.88', INTEREST: '80.88', TOTAL: '161.76' };
      const none = { TYPE_CODE: '06', SIGN: '1', RECEIPT_NO: '', PERIOD_NO: '' };
      Object.assign(at(draft, 'loan_lines', 1), both, none, { BALANCE: '12080.88' });
      draft.loan_lines.splice(2, 1);
      // 12080.88 × 6 % × 28 / 365 = 55.6052…; more is owed than was paid out.
      const owed = { PRINCIPAL_BALANCE: '12080.88', ACCRUED_INTEREST: '55.61' };
      Object.assign(at(draft, 'loans', 0), owed, { PERIOD_LAST: '0', LAST_PAYMENT_ON: '' });
    };
    expect(judge(change)).toEqual([]);
  });

  test('A.5 interest that was given back is not paid: what is refunded of a year follows', () => {
    const change: Change = (draft) => {
      const paid = at(draft, 'loan_lines', 4);
      const reversal = { SEQ: '3', TYPE_CODE: '06', SIGN: '1', INTEREST: '-35.10', PERIOD_NO: '' };
      const owed = { BALANCE: '5000.00', INTEREST_BALANCE: '35.10', RECEIPT_NO: '', DAYS: '0' };
      const anew = { SEQ: '4', RECEIPT_NO: 'A3', DAYS: '0' };
      at(draft, 'loan_lines', 5).SEQ = '5';
      draft.loan_lines.splice(5, 0, { ...paid, ...reversal, ...owed }, { ...paid, ...anew });
    };
    expect(judge(change)).toEqual([]);
    expect(
      judge((draft) => {
        change(draft);
        const refund = { INTEREST_BASE: '91.62', REFUND: '9.16', NET: '94.16' };
        Object.assign(at(draft, 'dividends', 0), refund);
      }),
    ).toContain('dividends.csv 2 INTEREST_BASE');
  });
});
