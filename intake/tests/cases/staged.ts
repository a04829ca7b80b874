/** What only a store can show that holds other rows than were read. */
import { reasons } from '../../intake.text.ts';
import { faultAt, type StoreCase, statedAt } from './case.ts';

const manifest = 'manifest.csv';

export const stagedCases = {
  stagedCount: {
    spoil: 'DELETE FROM staging.beneficiaries_# WHERE order_no = 2',
    fault: faultAt(
      manifest,
      statedAt({ FILE: 'beneficiaries.csv' }),
      'ROWS',
      reasons.stagedCount(2, 1),
    ),
  },
  stagedTotal: {
    spoil: 'UPDATE staging.welfare_types_# SET max_amount_satang = 1',
    fault: faultAt(
      manifest,
      statedAt({ FILE: 'welfare_types.csv' }),
      'TOTAL',
      reasons.stagedTotal('welfare_types.csv MAX_AMOUNT'),
    ),
  },
  stagedReference: {
    spoil: "UPDATE staging.guarantees_# SET borrower_no = '000002' WHERE seq = 4",
    fault: faultAt('guarantees.csv', 5, 'CONTRACT_NO', reasons.stagedReference('CONTRACT_NO')),
  },
} as const satisfies Record<string, StoreCase>;
