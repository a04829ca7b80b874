/** Cremation dues under the receipt of another month: in arrears, or paid ahead. */
import { sumBaht } from '../../../core/satang.ts';
import { reasons } from '../../intake.text.ts';
import type { Draft, Fields } from '../tiny-extract.ts';
import { type Case, faultAt, set } from './case.ts';
import { all, duesAtCounter, item, october, shift } from './cross-checks.ts';
import { billedTotal, november } from './pending.ts';

type Change = (draft: Draft) => void;

const september = { bill: 0, cremation: 1 };

/** Nobody paid September's dues then. */
const septemberUnpaid = all(
  item(september.cremation, { COLLECTED: '0.00' }),
  set('collections', september.bill, { COLLECTED: '500.00', UNCOLLECTED: '60.00' }),
  set('collections', september.bill, { STATUS: 'PARTIAL', REASON: 'INSUFFICIENT' }),
  set('agency_months', 0, { COLLECTED: '800.00', UNCOLLECTED: '60.00' }),
);

/** October's bill asks for so much, the insurance for so much less. */
const billedInOctober = (dues: string, collected: string, insurance: string): Change =>
  all(
    item(october.cremation, { AMOUNT: dues, COLLECTED: collected }),
    item(october.insurance, { AMOUNT: insurance }),
  );

/** September's dues come in with October's. */
export const duesInArrears: Change = all(
  septemberUnpaid,
  billedInOctober('120.00', '120.00', '40.00'),
  set('collections', october.bill, { COLLECTED: '1900.88', UNCOLLECTED: '40.00' }),
  set('agency_months', 1, { COLLECTED: '1900.88', UNCOLLECTED: '340.00' }),
  set('cremation_months', 0, { RECEIPT_NO: 'R2' }),
);

const stillUnpaid = (billed: string, insurance: string): Change =>
  all(
    septemberUnpaid,
    billedInOctober(billed, '60.00', insurance),
    set('cremation_months', 0, { COLLECTED: '0.00', OUTSTANDING: '60.00', RECEIPT_NO: '' }),
    set('cremation_enrolments', 0, { TO_COLLECT: '60.00', BALANCE_AFTER: '600.00' }),
  );

/** October's bill asks for them once more, in vain. */
export const duesBilledAgain = stillUnpaid('120.00', '40.00');

/** October's dues come in with September's, and October's bill does not ask for them. */
export const duesAhead: Change = all(
  item(september.cremation, { AMOUNT: '120.00', COLLECTED: '120.00' }),
  set('collections', september.bill, { BILLED: '620.00', COLLECTED: '620.00' }),
  set('agency_months', 0, { BILLED: '920.00', COLLECTED: '920.00' }),
  set('cremation_months', 1, { RECEIPT_NO: 'R1' }),
  item(october.cremation, { ITEM_GROUP: 'OTHER', REF_NO: '' }),
);

/** November's bill, which is not posted, asks for these dues, too. */
const billedInNovember =
  (dues: string, total: string): Change =>
  (draft) => {
    const billed = { MONTH: '11/2568', ITEM_NO: '3', AMOUNT: dues, COLLECTED: '0.00' };
    draft.collection_items.splice(november.loan + 1, 0, {
      ...(draft.collection_items[october.cremation] as Fields),
      ...billed,
    });
    set('collections', november.bill, { ITEM_COUNT: '3' })(draft);
    billedTotal(total)(draft);
  };

/** So much of dues of these months has nobody paid. */
const unpaidDues =
  (owed: string, ...months: readonly string[]): Change =>
  (draft) => {
    const [, paid] = draft.cremation_months as [Fields, Fields];
    const unpaid = { COLLECTED: '0.00', OUTSTANDING: '60.00', RECEIPT_NO: '' };
    for (const MONTH of months) draft.cremation_months.push({ ...paid, ...unpaid, MONTH });
    const [number] = draft.cremation_enrolments as [Fields];
    number.TO_COLLECT = owed;
    number.BALANCE_AFTER = sumBaht([number.BALANCE_AFTER as string, owed]);
  };

/** November's bill asks for December's dues, too, which are not collected yet. */
const billedAhead = (dues: string, billed: string): Change =>
  all(billedInNovember(dues, billed), unpaidDues('120.00', '11/2568', '12/2568'));
export const duesBilledAhead = billedAhead('120.00', '1645.89');

/** September's bill asked for October's dues in vain; they came in as October's bill asked anew. */
export const duesAheadInVain: Change = all(
  duesBilledAgain,
  item(september.cremation, { AMOUNT: '120.00' }),
  set('collections', september.bill, { BILLED: '620.00', UNCOLLECTED: '120.00' }),
  set('agency_months', 0, { BILLED: '920.00', UNCOLLECTED: '120.00' }),
);

/** October's dues came at the counter on 15/11, when November's bill had asked for them, too. */
export const duesAtCounterAfterBill: Change = all(
  shift(october.cremation, { COLLECTED: '0.00' }, { COLLECTED: '60.00' }),
  billedInNovember('120.00', '1645.89'),
  unpaidDues('60.00', '11/2568'),
  set('cremation_months', 1, { RECEIPT_NO: 'R9' }),
  duesAtCounter('60.00'),
);

const duesFault = (column: string, row: number, expected: string) =>
  faultAt(
    'collection_items.csv',
    row,
    column,
    reasons.ledgerDiffers('cremation_months.csv', expected),
  );

export const duesCases: Readonly<Record<string, Case>> = {
  'A.7 arrears asked for in part': {
    change: stillUnpaid('110.00', '50.00'),
    fault: duesFault('AMOUNT', 7, '60.00'),
  },
  'A.7 arrears that came in and stand under no month': {
    change: all(
      duesInArrears,
      set('cremation_months', 0, { COLLECTED: '50.00', OUTSTANDING: '10.00' }),
      set('cremation_enrolments', 0, { TO_COLLECT: '10.00', BALANCE_AFTER: '550.00' }),
    ),
    fault: duesFault('COLLECTED', 7, '110.00'),
  },
  'A.7 dues asked for ahead in part': {
    change: billedAhead('110.00', '1635.89'),
    fault: duesFault('AMOUNT', 12, '60.00'),
  },
  'A.7 dues of the month before that had come in when the month began': {
    change: all(billedInNovember('120.00', '1645.89'), unpaidDues('60.00', '11/2568')),
    fault: duesFault('AMOUNT', 12, '60.00'),
  },
  'A.7 dues paid ahead that are asked for again': {
    change: all(
      duesAhead,
      item(october.cremation, { ITEM_GROUP: 'CREMATION', REF_NO: 'สฌ.0001', COLLECTED: '0.00' }),
      item(october.insurance, { COLLECTED: '60.00' }),
    ),
    fault: duesFault('AMOUNT', 7, '0.00'),
  },
};
