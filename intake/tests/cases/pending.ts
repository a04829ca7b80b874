/** Bills that nobody has paid yet, dividends and contracts that do not fit what they name. */
import { sumBaht } from '../../../core/satang.ts';
import { reasons } from '../../intake.text.ts';
import type { Draft, Fields } from '../tiny-extract.ts';
import { type Case, faultAt, set } from './case.ts';
import { all, item } from './cross-checks.ts';

const items = 'collection_items.csv';
/** Of November, which is pending: rows of the tiny extract, 0 for the first. */
export const november = { bill: 2, share: 8, loan: 9 };

const billed = (baht: string) =>
  set('collections', november.bill, { BILLED: baht, UNCOLLECTED: baht });
const agency = (baht: string) => set('agency_months', 2, { BILLED: baht, UNCOLLECTED: baht });
/** What 000001 and so the agency is asked for in November. */
export const billedTotal = (baht: string) => all(billed(baht), agency(baht));

export const byRate = 'INTEREST_BALANCE + BALANCE × ANNUAL_RATE × DAY_COUNT';
/** The contract that ended in 2024 is asked for once more. */
const billOfClosed = (draft: Draft): void => {
  draft.collection_items.push({
    ...(draft.collection_items.at(-1) as Fields),
    ...{ ITEM_NO: '2', ITEM_GROUP: 'LOAN', CODE: 'LON', NAME: 'เงินกู้ฉุกเฉิน' },
    ...{ REF_NO: 'ฉฉ.0000001/2567', PERIOD_NO: '3', PRINCIPAL: '100.00', AMOUNT: '100.00' },
  });
  const sums = { BILLED: '400.00', UNCOLLECTED: '400.00' };
  set('collections', 6, { ITEM_COUNT: '2', ...sums })(draft);
  set('agency_months', 3, sums)(draft);
};

/** That contract ends on 31/08/2567 with the money of one of this day. */
export const settledBy =
  (on: string, accrued: string) =>
  (draft: Draft): void => {
    const CONTRACT_NO = 'ฉฉ.0000002/2567';
    set('loans', 1, { REFINANCED_BY: CONTRACT_NO })(draft);
    set('loan_lines', 5, { TYPE_CODE: '05' })(draft);
    const [running, lent] = [draft.loans[0] as Fields, draft.loan_lines[0] as Fields];
    draft.loans.push({
      ...running,
      ...{ CONTRACT_NO, MEMBER_NO: '000003', CONTRACT_DATE: on, FIRST_DUE_ON: '30/09/2567' },
      ...{ MATURITY_ON: '31/08/2568', APPROVED: '5000.00', DISBURSED: '5000.00' },
      ...{ PERIOD_LAST: '0', PRINCIPAL_BALANCE: '5000.00', LAST_PAYMENT_ON: '' },
      ...{ ACCRUED_INTEREST: accrued },
    });
    const five = { PRINCIPAL: '5000.00', TOTAL: '5000.00', BALANCE: '5000.00' };
    draft.loan_lines.push({ ...lent, CONTRACT_NO, POSTED_ON: on, ...five });
  };

/** November's bill as it was sent before the counter's money came: 30 days of 11,000.00. */
export const billSentBefore = (interest = '54.25', days = '30') => {
  const billed = { INTEREST: interest, DAYS: days, AMOUNT: sumBaht(['1000.00', interest]) };
  return all(item(november.loan, billed), billedTotal(sumBaht(['1500.00', interest])));
};

/** The rate goes by the balance since this day; what each line states is as before. */
export const bandsSince = (day: string) =>
  set('loans', 0, {
    ...{ RATE_BANDS: '0.00=5.00;10000.00=6.00', RATE_BANDS_BY: 'WHOLE', RATE_SINCE: day },
  });

/** That money pays the contract off. */
export const paidOff = (draft: Draft): void => {
  billSentBefore()(draft);
  const money = { PRINCIPAL: '11000.00' };
  set('loan_lines', 2, { ...money, TYPE_CODE: '04', TOTAL: '11027.12', BALANCE: '0.00' })(draft);
  const paid = { AMOUNT: '11027.12', COLLECTED: '11027.12' };
  item(november.loan + 1, { ...money, ...paid, BALANCE_AFTER: '0.00' })(draft);
  set('collections', 3, { BILLED: '11027.12', COLLECTED: '11027.12' })(draft);
  const nothing = { PRINCIPAL_BALANCE: '0.00', ACCRUED_INTEREST: '0.00' };
  set('loans', 0, { ...nothing, STATUS: 'CLOSED', CLOSED_ON: '15/11/2568' })(draft);
  draft.guarantees.splice(0);
};

/** Money comes again, after a bill that was sent between the two. */
export const paidAgain = (draft: Draft): void => {
  draft.loan_lines.splice(3, 0, {
    ...(draft.loan_lines[2] as Fields),
    ...{ SEQ: '4', POSTED_ON: '20/11/2568', RECEIPT_NO: '', DAYS: '5' },
    ...{ INTEREST: '8.63', TOTAL: '508.63', BALANCE: '10000.00' },
  });
  const left = { PRINCIPAL_BALANCE: '10000.00', ACCRUED_INTEREST: '13.15' };
  set('loans', 0, { ...left, LAST_PAYMENT_ON: '20/11/2568' })(draft);
  set('collections', november.bill, { INTEREST_YTD: '116.63' })(draft);
};

const intoAccount = (fields: Fields) =>
  set('dividends', 0, { PAY_METHOD: 'ACCOUNT', BANK_CODE: '', ...fields });

export const pendingCases = {
  computed: [
    {
      change: all(item(november.share, { AMOUNT: '400.00' }), billedTotal('1425.89')),
      fault: faultAt(items, 10, 'AMOUNT', reasons.computed('MONTHLY_SHARE', '500.00', '400.00')),
    },
    {
      change: all(
        item(november.loan, { INTEREST: '25.88', AMOUNT: '1025.88' }),
        billedTotal('1525.88'),
      ),
      fault: faultAt(items, 11, 'INTEREST', reasons.computed(byRate, '25.89', '25.88')),
    },
    {
      change: billSentBefore('54.24'),
      fault: faultAt(items, 11, 'INTEREST', reasons.computed(byRate, '25.89', '54.24')),
    },
    {
      // From before the rate went by the whole balance: at the one rate of then.
      change: all(bandsSince('15/11/2568'), billSentBefore('54.24')),
      fault: faultAt(items, 11, 'INTEREST', reasons.computed(byRate, '25.89', '54.24')),
    },
    {
      // What was owed before October's bill was paid.
      change: billSentBefore('140.05', '71'),
      fault: faultAt(items, 11, 'INTEREST', reasons.computed(byRate, '25.89', '140.05')),
    },
  ],
  loanDays: [
    {
      change: item(november.loan, { DAYS: '30' }),
      fault: faultAt(items, 11, 'DAYS', reasons.loanDays(15)),
    },
    {
      change: billSentBefore('54.25', '15'),
      fault: faultAt(items, 11, 'DAYS', reasons.loanDays(30)),
    },
  ],
  billedClosed: [
    {
      change: billOfClosed,
      fault: faultAt(items, 16, 'REF_NO', reasons.billedClosed('31/08/2567')),
    },
  ],
  unknownAccount: [
    {
      change: intoAccount({ PAY_ACCOUNT_NO: '01020000099' }),
      fault: faultAt('dividends.csv', 2, 'PAY_ACCOUNT_NO', reasons.unknownAccount('01020000099')),
    },
  ],
  accountOfOther: [
    {
      change: intoAccount({ PAY_ACCOUNT_NO: '01020000011' }),
      fault: faultAt('dividends.csv', 2, 'PAY_ACCOUNT_NO', reasons.accountOfOther('01020000011')),
    },
  ],
  refinancedLater: [
    {
      change: settledBy('01/09/2567', '372.33'),
      fault: faultAt('loans.csv', 3, 'REFINANCED_BY', reasons.refinancedLater('01/09/2567')),
    },
  ],
} as const satisfies Record<string, readonly Case[]>;
