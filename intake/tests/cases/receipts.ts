/** Lines of ledgers and the receipts that they name, which are there once, and on the same day. */
import { reasons } from '../../intake.text.ts';
import type { Draft, Fields } from '../tiny-extract.ts';
import { type Case, faultAt, set } from './case.ts';

type Change = (draft: Draft) => void;

/** A share line of November under a receipt without shares; everything else follows it. */
const shareWithoutItem =
  (receiptNo: string): Change =>
  (draft) => {
    draft.share_lines.splice(2, 0, {
      ...(draft.share_lines[1] as Fields),
      ...{ SEQ: '3', POSTED_ON: '15/11/2568', RECEIPT_NO: receiptNo, TYPE_CODE: 'EXTRA' },
      ...{ PERIOD_NO: '', AMOUNT: '100.00', BALANCE: '1100.00' },
    });
    set('members', 0, { SHARE_BALANCE: '1100.00' })(draft);
    for (const index of [2, 3]) set('collections', index, { SHARE_TOTAL: '1100.00' })(draft);
  };

/** 000003 pays under a receipt of 000001. */
const receiptOfOther: Change = (draft) => {
  set('collections', 4, { RECEIPT_NO: 'R1' })(draft);
  set('share_lines', 6, { RECEIPT_NO: 'R1' })(draft);
};

const depositDayBefore: Change = (draft) => {
  set('deposit_lines', 3, { POSTED_ON: '30/10/2568' })(draft);
  const account = { LAST_ACTIVITY_ON: '30/10/2568', ACCRUED_INTEREST: '5.14' };
  set('deposit_accounts', 1, account)(draft);
};

/** November's bill asks for dues that no association stated. */
const duesBilled: Change = (draft) => {
  const dues = { ...(draft.collection_items[5] as Fields), MONTH: '11/2568', ITEM_NO: '3' };
  draft.collection_items.splice(10, 0, { ...dues, COLLECTED: '0.00' });
  const sums = { BILLED: '1585.89', UNCOLLECTED: '1585.89' };
  set('collections', 2, { ITEM_COUNT: '3', ...sums })(draft);
  set('agency_months', 2, sums)(draft);
};

/** No collection of anybody has this number. */
const unknown = { RECEIPT_NO: 'R8' };

/** An adjustment of November that moves nothing and names a receipt. */
const adjustedUnderReceipt: Change = (draft) => {
  draft.loan_lines.splice(3, 0, {
    ...(draft.loan_lines[2] as Fields),
    ...{ SEQ: '4', POSTED_ON: '16/11/2568', ...unknown, TYPE_CODE: '06', SIGN: '0', DAYS: '1' },
    ...{ PRINCIPAL: '0.00', INTEREST: '0.00', TOTAL: '0.00', INTEREST_BALANCE: '1.73' },
  });
};

/** The second account was opened so many days later, under a receipt that is not on record. */
export const openedOn =
  (day: string, accrued: string): Change =>
  (draft) => {
    set('deposit_lines', 2, { ...unknown, POSTED_ON: day })(draft);
    set('deposit_accounts', 1, { ACCRUED_INTEREST: accrued })(draft);
  };

const onDay = (file: string, row: number, change: Change, day: string): Case => ({
  change,
  fault: faultAt(file, row, 'POSTED_ON', reasons.ledgerDiffers('collections.csv', day)),
});

export const receiptCases = {
  receiptTwice: [
    {
      change: receiptOfOther,
      fault: faultAt('collections.csv', 6, 'RECEIPT_NO', reasons.receiptTwice),
    },
  ],
  notCollected: [
    ...['R3', 'R8'].map((receiptNo) => ({
      change: shareWithoutItem(receiptNo),
      fault: faultAt('share_lines.csv', 4, 'RECEIPT_NO', reasons.notCollected),
    })),
    {
      change: adjustedUnderReceipt,
      fault: faultAt('loan_lines.csv', 5, 'RECEIPT_NO', reasons.notCollected),
    },
    {
      // On the first day after the first month on record.
      change: openedOn('01/10/2568', '3.48'),
      fault: faultAt('deposit_lines.csv', 4, 'RECEIPT_NO', reasons.notCollected),
    },
  ],
  ledgerDiffers: [
    onDay('share_lines.csv', 8, set('share_lines', 6, { POSTED_ON: '29/09/2568' }), '30/09/2568'),
    onDay('loan_lines.csv', 4, set('collections', 3, { RECEIPT_ON: '16/11/2568' }), '16/11/2568'),
    onDay('deposit_lines.csv', 5, depositDayBefore, '31/10/2568'),
    {
      change: duesBilled,
      fault: faultAt(
        'collection_items.csv',
        12,
        'AMOUNT',
        reasons.ledgerDiffers('cremation_months.csv', '0.00'),
      ),
    },
  ],
} as const satisfies Record<string, readonly Case[]>;
