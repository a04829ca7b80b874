/** Bills and receipts as the extract has them (A.6, D-11). */

import type { ShortfallReason } from '../../core/collection/reasons.ts';
import type { Satang } from '../../core/satang.ts';
import type { itemGroups } from '../../intake/layout.ts';
import type { DayNumber, MonthNumber } from '../calendar.ts';

export interface Item {
  readonly group: (typeof itemGroups)[number];
  readonly code: string;
  readonly name: string;
  readonly refNo: string;
  readonly periodNo: number | '';
  /** Of loans; elsewhere nothing. */
  readonly principalSatang: Satang;
  readonly interestSatang: Satang;
  readonly days: number | '';
  readonly amountSatang: Satang;
  readonly collectedSatang: Satang;
  readonly balanceAfterSatang: Satang | '';
}

export interface Collection {
  readonly month: MonthNumber;
  readonly seq: number;
  readonly kind: 'MONTHLY' | 'OTHER';
  readonly agencyNo: string;
  readonly receiptNo: string;
  readonly receiptOn: DayNumber | '';
  readonly posted: boolean;
  readonly status: 'PENDING' | 'FULL' | 'PARTIAL' | 'NONE';
  readonly items: readonly Item[];
  /** What the items but REFUND ones add up to; the refunds apart. */
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
  readonly refundPendingSatang: Satang;
  readonly shareTotalSatang: Satang;
  readonly interestYtdSatang: Satang;
  readonly salarySatang: Satang | '';
  readonly reason: ShortfallReason | '';
  readonly newAgencyNo: string;
}
