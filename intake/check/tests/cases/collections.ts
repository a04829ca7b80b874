/** A case for each reason of collections and cremation. */
import { at, type Cases, changed, faultsOf } from './case.ts';

export const collectionCases = {
  keyOrder: () =>
    faultsOf(({ collections }) => collections.splice(2, 0, ...collections.splice(3, 1))),
  unknownAgencyMonth: changed('collections', 6, { AGENCY_NO: '01011000' }),
  notAsAgency: changed('agency_months', 3, {
    STATE: 'POSTED',
    POSTED_ON: '28/11/2568',
  }),
  fromOne: () =>
    faultsOf((draft) => {
      const bill = { ...at(draft, 'collections', 0) };
      draft.collections.splice(0, 0, { ...bill, SEQ: '0' });
    }),
  sameItem: changed('collection_items', 4, {
    ITEM_GROUP: 'CREMATION',
    REF_NO: 'สฌ.0001',
  }),
  monthAhead: changed('agency_months', 3, { MONTH: '01/2569', DUE_ON: '31/01/2569' }),
  receiptEarly: changed('collections', 3, { RECEIPT_ON: '30/09/2568' }),
  receiptLate: changed('collections', 6, { RECEIPT_ON: '01/01/2569' }),
  accountOfOther: changed('deposit_accounts', 1, { MEMBER_NO: '000003' }),
  unknownEnrolment: changed('cremation_months', 1, { CREMATION_NO: 'สฌ.0009' }),
} as const satisfies Cases;
