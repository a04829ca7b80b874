/** Files that read well, each with the totals that its manifest states, and do not fit together. */
import { reasons } from '../../intake.text.ts';
import type { Draft, Fields } from '../tiny-extract.ts';
import { type Case, faultAt, set } from './case.ts';
import { receiptCases } from './receipts.ts';
import { otherDues } from './second-number.ts';

type Change = (draft: Draft) => void;

export const all =
  (...changes: readonly Change[]): Change =>
  (draft) => {
    for (const change of changes) change(draft);
  };

/** Rows of the tiny extract that these cases change, 0 for the first. */
export const october = {
  bill: 1,
  share: 2,
  loan: 3,
  deposit: 4,
  cremation: 5,
  insurance: 6,
  refund: 7,
};

const bills = 'collections.csv';
const items = 'collection_items.csv';
export const item = (index: number, fields: Fields): Change =>
  set('collection_items', index, fields);

/** Ten baht less of this item and ten more of the insurance: the bill's sums stay. */
export const shift = (index: number, fields: Fields, insurance: Fields): Change =>
  all(item(index, fields), item(october.insurance, insurance));
const tenMore = { AMOUNT: '110.00', COLLECTED: '10.00' };

const bill = (index: number, fields: Fields, column: string, reason: string): Case => ({
  change: set('collections', index, fields),
  fault: faultAt(bills, index + 2, column, reason),
});
const itemCase = (index: number, change: Change, column: string, reason: string): Case => ({
  change,
  fault: faultAt(items, index + 2, column, reason),
});

/** A receipt of the counter, beside the bills of the month, for something without a ledger. */
const counter = (fields: Fields): readonly [Fields, Fields] => [
  {
    ...{ MEMBER_NO: '000003', MONTH: '11/2568', KIND: 'OTHER', AGENCY_NO: '01012002' },
    ...{ RECEIPT_NO: 'R9', RECEIPT_ON: '10/11/2568', POSTED: '1', STATUS: 'FULL' },
    ...{ ITEM_COUNT: '1', BILLED: '50.00', COLLECTED: '50.00', UNCOLLECTED: '0.00' },
    ...{ REFUND_PENDING: '0.00', SHARE_TOTAL: '1900.00', INTEREST_YTD: '0.00' },
    ...fields,
  },
  {
    ...{ MEMBER_NO: '000003', MONTH: '11/2568', ITEM_NO: '1', ITEM_GROUP: 'FEE', CODE: 'FEE' },
    ...{ NAME: 'ค่าธรรมเนียม', PRINCIPAL: '0.00', INTEREST: '0.00' },
    ...{ AMOUNT: '50.00', COLLECTED: '50.00' },
    ...fields,
  },
];

const oneReceiptTwice: Change = (draft) => {
  for (const SEQ of ['2', '3']) {
    const [receipt, paid] = counter({ SEQ });
    draft.collections.push(receipt);
    draft.collection_items.push(paid);
  }
};

const itemOfNoBill: Change = (draft) => {
  const paid = { ...(draft.collection_items.at(-1) as Fields), MONTH: '12/2568' };
  draft.collection_items.push(paid);
};

/** So much of October's dues paid at the counter in November. */
export const duesAtCounter =
  (baht: string): Change =>
  (draft) => {
    const [receipt, paid] = counter({ MEMBER_NO: '000001', MONTH: '10/2568', SEQ: '2' });
    draft.collections.splice(2, 0, {
      ...receipt,
      ...{ AGENCY_NO: '01011001', BILLED: baht, COLLECTED: baht },
      ...{ SHARE_TOTAL: '1000.00', INTEREST_YTD: '108.00', RECEIPT_ON: '15/11/2568' },
    });
    draft.collection_items.splice(8, 0, {
      ...paid,
      ...{ ITEM_GROUP: 'CREMATION', REF_NO: 'สฌ.0001', AMOUNT: baht, COLLECTED: baht },
    });
  };

const inShares = (expected: string) => reasons.ledgerDiffers('share_lines.csv', expected);
const inLoans = (expected: string) => reasons.ledgerDiffers('loan_lines.csv', expected);
const inDeposits = (expected: string) => reasons.ledgerDiffers('deposit_lines.csv', expected);
const inDues = (expected: string) => reasons.ledgerDiffers('cremation_months.csv', expected);
const noReceipt = (name: keyof Draft, index: number): Change =>
  set(name, index, { RECEIPT_NO: '' });
const paid = (amount: string): Fields => ({ AMOUNT: amount, COLLECTED: amount });

export const billCases = {
  fromItems: [
    bill(0, { ITEM_COUNT: '3' }, 'ITEM_COUNT', reasons.fromLines(items, '2', '3')),
    {
      change: set('cremation_enrolments', 0, { TO_COLLECT: '60.00', BALANCE_AFTER: '600.00' }),
      fault: faultAt(
        'cremation_enrolments.csv',
        2,
        'TO_COLLECT',
        reasons.fromLines('cremation_months.csv', '0.00', '60.00'),
      ),
    },
    {
      change: set('loans', 1, { ANNUAL_RATE: '6.50' }),
      fault: faultAt(
        'loans.csv',
        3,
        'ANNUAL_RATE',
        reasons.fromLines('loan_lines.csv', '6.2500', '6.5000'),
      ),
    },
    {
      change: item(october.insurance, { AMOUNT: '101.00' }),
      fault: faultAt(bills, 3, 'BILLED', reasons.fromLines(items, '1941.88', '1940.88')),
    },
    {
      change: item(october.insurance, { COLLECTED: '1.00' }),
      fault: faultAt(bills, 3, 'COLLECTED', reasons.fromLines(items, '1841.88', '1840.88')),
    },
    {
      change: item(october.refund, { AMOUNT: '15.01' }),
      fault: faultAt(bills, 3, 'REFUND_PENDING', reasons.fromLines(items, '15.01', '15.00')),
    },
  ],
  unknownCollection: [itemCase(14, itemOfNoBill, 'SEQ', reasons.unknownCollection)],
  receiptTwice: [
    {
      change: oneReceiptTwice,
      fault: faultAt(bills, 10, 'RECEIPT_NO', reasons.receiptTwice),
    },
    ...receiptCases.receiptTwice,
  ],
  shareTotal: [
    bill(0, { SHARE_TOTAL: '500.01' }, 'SHARE_TOTAL', reasons.shareTotal('500.00')),
    // Not deducted: the balance of before. Not posted: the balance of now.
    bill(5, { SHARE_TOTAL: '1900.01' }, 'SHARE_TOTAL', reasons.shareTotal('1900.00')),
    bill(6, { SHARE_TOTAL: '2200.00' }, 'SHARE_TOTAL', reasons.shareTotal('1900.00')),
  ],
  interestYtd: [
    bill(0, { INTEREST_YTD: '80.88' }, 'INTEREST_YTD', reasons.interestYtd('0.00')),
    bill(3, { INTEREST_YTD: '27.12' }, 'INTEREST_YTD', reasons.interestYtd('108.00')),
  ],
} as const satisfies Record<string, readonly Case[]>;

const { share, loan, deposit, cremation } = october;

export const ledgerCrossCheckCases = {
  notInLedger: [
    itemCase(0, noReceipt('share_lines', 0), 'COLLECTED', reasons.notInLedger('share_lines.csv')),
    itemCase(loan, noReceipt('loan_lines', 1), 'COLLECTED', reasons.notInLedger('loan_lines.csv')),
    itemCase(
      deposit,
      noReceipt('deposit_lines', 3),
      'COLLECTED',
      reasons.notInLedger('deposit_lines.csv'),
    ),
    itemCase(
      cremation,
      ({ cremation_months }) => cremation_months.pop(),
      'COLLECTED',
      reasons.notInLedger('cremation_months.csv'),
    ),
  ],
  ledgerDiffers: [
    itemCase(share, shift(share, paid('490.00'), tenMore), 'COLLECTED', inShares('500.00')),
    itemCase(share, item(share, { PERIOD_NO: '3' }), 'PERIOD_NO', inShares('2')),
    itemCase(
      share,
      item(share, { BALANCE_AFTER: '1000.01' }),
      'BALANCE_AFTER',
      inShares('1000.00'),
    ),
    itemCase(
      loan,
      shift(loan, { ...paid('1070.88'), INTEREST: '70.88' }, tenMore),
      'COLLECTED',
      inLoans('1080.88'),
    ),
    itemCase(
      loan,
      item(loan, { PRINCIPAL: '1000.88', INTEREST: '80.00' }),
      'PRINCIPAL',
      inLoans('1000.00'),
    ),
    itemCase(loan, item(loan, { PERIOD_NO: '' }), 'PERIOD_NO', inLoans('1')),
    itemCase(loan, item(loan, { DAYS: '40' }), 'DAYS', inLoans('41')),
    itemCase(loan, item(loan, { BALANCE_AFTER: '11000.01' }), 'BALANCE_AFTER', inLoans('11000.00')),
    itemCase(deposit, shift(deposit, paid('190.00'), tenMore), 'COLLECTED', inDeposits('200.00')),
    itemCase(deposit, item(deposit, { BALANCE_AFTER: '' }), 'BALANCE_AFTER', inDeposits('1200.00')),
    itemCase(
      cremation,
      shift(cremation, { AMOUNT: '70.00' }, { AMOUNT: '90.00' }),
      'AMOUNT',
      inDues('60.00'),
    ),
    itemCase(
      cremation,
      shift(cremation, { COLLECTED: '50.00' }, { COLLECTED: '10.00' }),
      'COLLECTED',
      inDues('60.00'),
    ),
    itemCase(october.insurance, otherDues(october.insurance), 'AMOUNT', inDues('80.00')),
    // Paid by payroll, and once more at the counter.
    itemCase(cremation, duesAtCounter('60.00'), 'COLLECTED', inDues('60.00')),
    ...receiptCases.ledgerDiffers,
  ],
  notCollected: [
    ...receiptCases.notCollected,
    {
      change: set('loan_lines', 0, { RECEIPT_NO: 'R1' }),
      fault: faultAt('loan_lines.csv', 2, 'RECEIPT_NO', reasons.notCollected),
    },
    {
      change: set('deposit_lines', 2, { RECEIPT_NO: 'R1' }),
      fault: faultAt('deposit_lines.csv', 4, 'RECEIPT_NO', reasons.notCollected),
    },
    {
      change: set('cremation_months', 1, { RECEIPT_NO: 'R8' }),
      fault: faultAt('cremation_months.csv', 3, 'RECEIPT_NO', reasons.notCollected),
    },
  ],
  unknownNumber: [
    itemCase(
      cremation,
      item(cremation, { REF_NO: 'สฌ.0009' }),
      'REF_NO',
      reasons.unknownEnrolment('สฌ.0009'),
    ),
  ],
  heldBelowPledged: [
    {
      change: set('members', 0, { SHARE_HELD: '399.99' }),
      fault: faultAt('members.csv', 2, 'SHARE_HELD', reasons.heldBelowPledged('400.00')),
    },
    {
      change: set('deposit_accounts', 0, { HELD: '49.99' }),
      fault: faultAt('deposit_accounts.csv', 2, 'HELD', reasons.heldBelowPledged('50.00')),
    },
  ],
} as const satisfies Record<string, readonly Case[]>;
