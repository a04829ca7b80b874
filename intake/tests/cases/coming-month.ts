/** A bill of December that was sent as soon as November was posted. */
import { sumBaht } from '../../../core/satang.ts';
import { reasons } from '../../intake.text.ts';
import type { Draft, Fields } from '../tiny-extract.ts';
import { type Case, faultAt, set } from './case.ts';
import { all } from './cross-checks.ts';
import { byRate, november, paidAgain } from './pending.ts';

type Change = (draft: Draft) => void;

/** November was posted on this day, and nothing of it came in. */
const novemberPosted =
  (on: string): Change =>
  (draft) => {
    set('agency_months', 2, { STATE: 'POSTED', POSTED_ON: on })(draft);
    const unpaid = { POSTED: '1', STATUS: 'NONE', REASON: 'INSUFFICIENT' };
    set('collections', november.bill, unpaid)(draft);
  };

/** December's bill asks for this interest of so many days. */
const billOfDecember =
  (interest: string, days: string, fields: Fields = {}): Change =>
  (draft) => {
    const { collections, collection_items: items, agency_months } = draft;
    const [sums, month] = [sumBaht(['1000.00', interest]), { MONTH: '12/2568' }];
    const billed = { BILLED: sums, UNCOLLECTED: sums };
    agency_months.push({
      ...(agency_months[2] as Fields),
      ...{ ...month, ...billed, STATE: 'SENT', DUE_ON: '31/12/2568', POSTED_ON: '' },
    });
    collections.splice(4, 0, {
      ...(collections[november.bill] as Fields),
      ...{ ...month, ...billed, ITEM_COUNT: '1', POSTED: '0', STATUS: 'PENDING', REASON: '' },
      ...fields,
    });
    items.splice(11, 0, {
      ...(items[november.loan] as Fields),
      ...{ ...month, ITEM_NO: '1', PERIOD_NO: '3' },
      ...{ INTEREST: interest, DAYS: days, AMOUNT: sums },
    });
  };

/** The contract is paid off on 20/11. */
const paidOffLater: Change = (draft) => {
  paidAgain(draft);
  const nothing = { BALANCE: '0.00', PRINCIPAL: '10500.00', TOTAL: '10508.63' };
  set('loan_lines', 3, { ...nothing, TYPE_CODE: '04' })(draft);
  const closed = { STATUS: 'CLOSED', CLOSED_ON: '20/11/2568' };
  set('loans', 0, { ...closed, PRINCIPAL_BALANCE: '0.00', ACCRUED_INTEREST: '0.00' })(draft);
  draft.guarantees.splice(0);
};

/** 10,500.00 from 15/11, as it stood when November was posted, to the end of December. */
const sentAtPosting = (on: string, later: Change): Change =>
  all(novemberPosted(on), later, billOfDecember('79.40', '46'));
export const sentBeforeMonth = sentAtPosting('16/11/2568', paidAgain);
export const paidOffBeforeMonth = sentAtPosting('16/11/2568', paidOffLater);

/** November's bill of 000003 asks for interest of a contract that was made after its day. */
const billedBeforeLent: Change = (draft) => {
  const { loans, loan_lines, collection_items: items } = draft;
  const CONTRACT_NO = 'สม.0000002/2568';
  loans.push({
    ...(loans[0] as Fields),
    ...{ CONTRACT_NO, MEMBER_NO: '000003', CONTRACT_DATE: '20/11/2568' },
    ...{ FIRST_DUE_ON: '31/12/2568', APPROVED: '5000.00', DISBURSED: '5000.00' },
    ...{ PERIOD_LAST: '0', PRINCIPAL_BALANCE: '5000.00', LAST_PAYMENT_ON: '' },
    ...{ ACCRUED_INTEREST: '6.58' },
  });
  loan_lines.push({
    ...(loan_lines[0] as Fields),
    ...{ CONTRACT_NO, POSTED_ON: '20/11/2568', PRINCIPAL: '5000.00', TOTAL: '5000.00' },
    ...{ BALANCE: '5000.00' },
  });
  items.push({
    ...(items[november.loan] as Fields),
    ...{ MEMBER_NO: '000003', ITEM_NO: '2', REF_NO: CONTRACT_NO, PERIOD_NO: '1' },
    ...{ PRINCIPAL: '0.00', INTEREST: '5.00', DAYS: '', AMOUNT: '5.00' },
  });
  const billed = { BILLED: '305.00', UNCOLLECTED: '305.00' };
  set('collections', 6, { ...billed, ITEM_COUNT: '2', RECEIPT_ON: '10/11/2568' })(draft);
  set('agency_months', 3, billed)(draft);
};

const interestFault = (row: number, expected: string, stated: string) =>
  faultAt('collection_items.csv', row, 'INTEREST', reasons.computed(byRate, expected, stated));

/** 000003 is asked for less than was agreed on, in October and again in November. */
const lessTwice: Change = all(
  set('collection_items', 12, { AMOUNT: '200.00' }),
  set('collections', 5, { BILLED: '200.00', UNCOLLECTED: '200.00' }),
  set('agency_months', 1, { BILLED: '2140.88', UNCOLLECTED: '300.00' }),
  set('collection_items', 13, { AMOUNT: '200.00' }),
  set('collections', 6, { BILLED: '200.00', UNCOLLECTED: '200.00' }),
  set('agency_months', 3, { BILLED: '200.00', UNCOLLECTED: '200.00' }),
);

export const comingMonthCases: Readonly<Record<string, Case>> = {
  'A.6 shares that only the month before was asked for, too,': {
    change: lessTwice,
    fault: faultAt(
      'collection_items.csv',
      15,
      'AMOUNT',
      reasons.computed('MONTHLY_SHARE', '300.00', '200.00'),
    ),
  },
  'A.6 interest of before the last month was posted': {
    change: all(novemberPosted('16/11/2568'), paidAgain, billOfDecember('110.30', '61')),
    fault: interestFault(13, '67.40', '110.30'),
  },
  'A.6 bills of what was paid off before the last month was posted': {
    change: sentAtPosting('21/11/2568', paidOffLater),
    fault: faultAt('collection_items.csv', 13, 'REF_NO', reasons.billedClosed('20/11/2568')),
  },
  'A.6 interest of other days than up to the one that the bill names': {
    change: all(
      novemberPosted('16/11/2568'),
      billOfDecember('79.40', '', { RECEIPT_ON: '14/11/2568', INTEREST_YTD: '80.88' }),
    ),
    fault: interestFault(13, '25.32', '79.40'),
  },
  'A.6 interest of a contract that was made after the bill': {
    change: billedBeforeLent,
    fault: interestFault(16, '0.00', '5.00'),
  },
  'A.6 days long before the month of a bill that is not posted': {
    change: set('collections', 6, { RECEIPT_ON: '30/09/2568' }),
    fault: faultAt('collections.csv', 8, 'RECEIPT_ON', reasons.receiptEarly('1 ต.ค. 2568')),
  },
};
