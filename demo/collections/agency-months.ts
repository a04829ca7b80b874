/** What each agency was asked for and sent, month by month: sums of its members' bills. */

import type { MonthState } from '../../core/agency/state.ts';
import type { Satang } from '../../core/satang.ts';
import { type DayNumber, type MonthNumber, monthOf, workingDay } from '../calendar.ts';
import { seededRandom } from '../random.ts';
import type { Collection } from './collection.ts';

export interface AgencyMonth {
  readonly agencyNo: string;
  readonly month: MonthNumber;
  readonly state: MonthState;
  readonly dueOn: DayNumber;
  readonly members: number;
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
  readonly refundPendingSatang: Satang;
  readonly postedOn: DayNumber | '';
}

interface Sums {
  members: number;
  billedSatang: Satang;
  collectedSatang: Satang;
  refundPendingSatang: Satang;
}

/** Before posting, how far an agency has come differs. */
const unpostedStates: readonly MonthState[] = [
  'SENT',
  'SENT',
  'SENT',
  'OPENED',
  'OPENED',
  'OPENED',
  'OPENED',
  'RESULT_RETURNED',
  'REMITTED',
  'RECONCILED',
];
const purpose = 51;
/** Money is due on the third of the next month (A.9). */
const dueDate = 3;

function stateOf(agencyNo: string, month: MonthNumber): MonthState {
  // The agency of the reference screens has been billed and has not answered yet.
  if (agencyNo === '01011001') return 'SENT';
  return seededRandom(Number(agencyNo) + month, purpose).of(unpostedStates);
}

/** Gathers bills as they are written; memory grows with agencies, not with members. */
export function agencyMonths() {
  const sums = new Map<string, Map<MonthNumber, Sums>>();
  return {
    /** A member's bills come together; the further ones of a month count no member. */
    add({ kind, agencyNo, month, seq, ...bill }: Collection): void {
      if (kind !== 'MONTHLY') return;
      const months = sums.get(agencyNo) ?? new Map<MonthNumber, Sums>();
      sums.set(agencyNo, months);
      const sum = months.get(month) ?? {
        members: 0,
        billedSatang: 0n,
        collectedSatang: 0n,
        refundPendingSatang: 0n,
      };
      months.set(month, sum);
      // The demo's further bills are of the agency that sends the first.
      if (seq === 1) sum.members += 1;
      sum.billedSatang += bill.billedSatang;
      sum.collectedSatang += bill.collectedSatang;
      sum.refundPendingSatang += bill.refundPendingSatang;
    },
    /** In order of agencies and months, as they stand on a day. */
    all: (asOf: DayNumber): readonly AgencyMonth[] =>
      [...sums]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([agencyNo, months]) =>
          [...months]
            .sort(([a], [b]) => a - b)
            .map(([month, sum]) => {
              const { last } = monthOf(month);
              const posted = last <= asOf;
              return {
                ...sum,
                agencyNo,
                month,
                state: posted ? 'POSTED' : stateOf(agencyNo, month),
                dueOn: workingDay(last + dueDate),
                postedOn: posted ? last : ('' as const),
              };
            }),
        ),
  };
}
