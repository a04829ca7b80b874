/** A second cremation number of a member of the tiny extract. */
import type { Draft, Fields } from '../tiny-extract.ts';

/** October's dues of a second number, on an item of their own: nothing of them came in. */
export const secondNumber =
  (item: number, deaths: string, baht: string, balance: string) =>
  (draft: Draft): void => {
    const [first] = draft.cremation_enrolments as [Fields];
    const number = { CREMATION_NO: 'สฌ.0002', RELATION: 'SPOUSE' };
    draft.cremation_enrolments.push({
      ...first,
      ...{ ...number, TO_COLLECT: baht, BALANCE_AFTER: balance },
    });
    const [, month] = draft.cremation_months as [Fields, Fields];
    const unpaid = { AMOUNT: baht, COLLECTED: '0.00', OUTSTANDING: baht, RECEIPT_NO: '' };
    draft.cremation_months.push({
      ...month,
      ...{ CREMATION_NO: 'สฌ.0002', DEATHS: deaths, ...unpaid },
    });
    const own = draft.collection_items[item] as Fields;
    Object.assign(own, { ITEM_GROUP: 'CREMATION', REF_NO: 'สฌ.0002' });
  };

/** The month of the second number says less than its item. */
export const otherDues = (item: number) => secondNumber(item, '4', '80.00', '620.00');
