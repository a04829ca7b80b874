/** A second payroll bill in a month (decision 0046). */

import { reasons } from '../../intake.text.ts';
import type { Draft, Fields } from '../tiny-extract.ts';
import { type Case, faultAt, set } from './case.ts';
import { november } from './pending.ts';

const bill = (billed: string): Fields => ({ ITEM_COUNT: '1', BILLED: billed, UNCOLLECTED: billed });
const agency = (index: number, billed: string, members: string) =>
  set('agency_months', index, { BILLED: billed, UNCOLLECTED: billed, MEMBERS: members });

/** November's loan stands on a bill of its own, the third number after money of the counter. */
export const furtherBill = (draft: Draft): void => {
  const [first, loan] = [draft.collections[november.bill], draft.collection_items[november.loan]];
  const { collections, collection_items: items } = draft;
  collections.splice(4, 0, { ...(first as Fields), SEQ: '3', ...bill('1025.89') });
  set('collections', november.bill, bill('500.00'))(draft);
  items.splice(november.loan, 1);
  items.splice(november.loan + 1, 0, { ...(loan as Fields), SEQ: '3', ITEM_NO: '1' });
};

/** The same by the other agency: there 000003 is billed, too. */
export const furtherAgency = (draft: Draft): void => {
  furtherBill(draft);
  set('collections', 4, { AGENCY_NO: '01012002' })(draft);
  agency(2, '500.00', '1')(draft);
  agency(3, '1325.89', '2')(draft);
};

/** Shares in two parts, of which the second stands with the loan. */
export const sharesInParts =
  (part: string, billed: string, month: string) =>
  (draft: Draft): void => {
    furtherBill(draft);
    const { collection_items: items } = draft;
    const share = items[november.share] as Fields;
    set('collection_items', november.share, { AMOUNT: '300.00' })(draft);
    set('collections', november.bill, { BILLED: '300.00', UNCOLLECTED: '300.00' })(draft);
    items.splice(november.loan + 2, 0, { ...share, SEQ: '3', ITEM_NO: '2', AMOUNT: part });
    set('collections', 4, { ...bill(billed), ITEM_COUNT: '2' })(draft);
    agency(2, month, '1')(draft);
  };

/** Together they do not ask for what was agreed on, or the first asks for too much interest. */
export const furtherBillCases: Readonly<Record<string, Case>> = {
  '0046 shares of two bills that are less': {
    change: sharesInParts('100.00', '1125.89', '1425.89'),
    fault: faultAt(
      'collection_items.csv',
      13,
      'AMOUNT',
      reasons.computed('MONTHLY_SHARE', '500.00', '400.00'),
    ),
  },
};
