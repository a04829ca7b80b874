/** This month in the records: billed, taken, or neither (D-05, D-11). */
import { monthKey } from '../../../../api/month-key.ts';
import { sumOf, toDtoBaht } from '../../../../core/satang.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import type { Reported } from '../../../../records/agency/reported.ts';
import type { Collection } from '../../../../records/figures/collections.ts';
import type { PersonalRow } from '../../../../records/figures/members.ts';
import { stateOf } from '../cards/cards.server.ts';
import { thisMonthShape } from './this-month.api.ts';

const reasons = thisMonthShape.shape.reason.def.innerType.def.entries;

const reasonOf = ({ reason }: Collection) =>
  reason === null ? [] : [reasons[reason as keyof typeof reasons] ?? reasons.OTHER];

const billOf = (bill: Collection) => ({
  ...monthKey(bill.month),
  seq_no: bill.seq,
  billed: toDtoBaht(bill.billedSatang),
  collected: toDtoBaht(bill.collectedSatang),
  posted: bill.posted,
  receipt_no: bill.posted ? bill.receiptNo : null,
  receipt_on: bill.posted ? bill.receiptOn : null,
});

/** Of a bill that waits, the day of its receipt is the one on which the money is expected. */
const expectedOf = (bills: readonly Collection[]): string | null =>
  bills.flatMap(({ posted, receiptOn }) => (posted ? [] : (receiptOn ?? []))).toSorted()[0] ?? null;

/** Reports are only of bills that wait. */
function reportedOf(bills: readonly Collection[], all: readonly Reported[]) {
  const [first] = bills.flatMap(({ month, seq }) =>
    all.filter((one) => one.month === month && one.seq === seq),
  );
  if (first === undefined) return null;
  return {
    outcome: first.outcome,
    collected: toDtoBaht(first.collectedSatang),
    on: bangkokDay(first.reportedAt),
    accepted: first.isAccepted,
  };
}

interface Known {
  /** Of the month last billed; none: there was none. */
  readonly bills: readonly Collection[];
  readonly reported: readonly Reported[];
  readonly person: PersonalRow;
  /** The day that bills speak of. */
  readonly asOf: string;
}

export function thisMonthOf({ bills, reported, person, asOf }: Known) {
  const [first] = bills;
  const month = asOf.slice(0, 7);
  if (first === undefined || first.month.slice(0, 7) < month) {
    return {
      ...{ as_of: asOf, month, state: 'NOTHING' as const },
      no_deduction: first === undefined && person.memberType === 'ASSOCIATE',
      ...{ billed: null, collected: null, uncollected: null, reason: null, bills: [] },
      ...{ expected_on: null, reported: null, before: first ? billOf(first) : null },
    };
  }
  const collected = sumOf(bills, ({ collectedSatang }) => collectedSatang);
  const uncollected = sumOf(bills, ({ uncollectedSatang }) => uncollectedSatang);
  return {
    ...{ as_of: asOf, month: first.month.slice(0, 7), no_deduction: false, before: null },
    state: stateOf(bills, collected, uncollected),
    billed: toDtoBaht(sumOf(bills, ({ billedSatang }) => billedSatang)),
    collected: toDtoBaht(collected),
    uncollected: toDtoBaht(uncollected),
    reason: bills.flatMap(reasonOf)[0] ?? null,
    expected_on: expectedOf(bills),
    bills: bills.map(billOf),
    reported: reportedOf(bills, reported),
  };
}
