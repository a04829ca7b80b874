/** Collections as they travel (D-11). */
import { monthKey } from '../../../api/month-key.ts';
import { compareBills } from '../../../core/collection/compare.ts';
import { groupOf, inGroups } from '../../../core/collection/groups.ts';
import { payLeft } from '../../../core/collection/pay.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import type { Reported } from '../../../records/agency/reported.ts';
import type { Collection, CollectionItem } from '../../../records/figures/collections.ts';
import { reasonShape } from './shapes.ts';

const reasons = reasonShape.def.entries;

const reasonOf = (reason: string | null) =>
  reason === null ? null : (reasons[reason as keyof typeof reasons] ?? reasons.OTHER);

/** Year of the Buddhist era, month and number: the key as people read it and addresses bear it. */
const keyOf = ({ month, seq }: Pick<Collection, 'month' | 'seq'>) => ({
  ...monthKey(month),
  seq_no: seq,
});

/** What is reported of one of the bills; null where nothing is. */
function reportedOf({ month, seq }: Pick<Collection, 'month' | 'seq'>, all: readonly Reported[]) {
  const report = all.find((one) => one.month === month && one.seq === seq);
  if (report === undefined) return null;
  return {
    outcome: report.outcome,
    collected: toDtoBaht(report.collectedSatang),
    reason: reasonOf(report.reason),
    on: bangkokDay(report.reportedAt),
    accepted: report.isAccepted,
  };
}

/**
 * What a bill leaves of the pay. Where an agency sends several bills in a month, each leaves more
 * than all of them do: then nothing is said.
 */
export const payOf = (bill: Collection) =>
  bill.kind === 'MONTHLY' && bill.isOnlyBill ? payLeft(bill.salarySatang, bill) : undefined;

/** `reported`: what agencies say of the member's bills; papers and files say nothing of it. */
export function headOf(bill: Collection, reported: readonly Reported[] = []) {
  const pay = payOf(bill);
  return {
    ...keyOf(bill),
    kind: bill.kind === 'MONTHLY' ? ('monthly' as const) : ('other' as const),
    receipt_no: bill.receiptNo,
    receipt_on: bill.receiptOn,
    posted: bill.posted,
    status: bill.status,
    reason: reasonOf(bill.reason),
    item_count: bill.itemCount,
    billed: toDtoBaht(bill.billedSatang),
    collected: toDtoBaht(bill.collectedSatang),
    uncollected: toDtoBaht(bill.uncollectedSatang),
    refund_pending: toDtoBaht(bill.refundPendingSatang),
    share_total: toDtoBaht(bill.shareTotalSatang),
    interest_ytd: toDtoBaht(bill.interestYtdSatang),
    salary: bill.salarySatang === null ? null : toDtoBaht(bill.salarySatang),
    salary_left: pay ? toDtoBaht(pay.leftSatang) : null,
    billed_percent: pay ? toDtoBaht(pay.billedBasisPoints) : null,
    reported: reportedOf(bill, reported),
  };
}

export const itemOf = (item: CollectionItem) => ({
  item_no: item.itemNo,
  group: groupOf(item),
  code: item.code,
  name: item.name,
  ref_no: item.refNo,
  period_no: item.periodNo,
  principal: toDtoBaht(item.principalSatang),
  interest: toDtoBaht(item.interestSatang),
  days: item.days,
  amount: toDtoBaht(item.amountSatang),
  collected: toDtoBaht(item.collectedSatang),
  balance_after: item.balanceAfterSatang === null ? null : toDtoBaht(item.balanceAfterSatang),
});

export const groupsOf = (items: readonly CollectionItem[]) =>
  inGroups(items).map(({ group, items: { length }, amountSatang, collectedSatang }) => ({
    group,
    count: length,
    amount: toDtoBaht(amountSatang),
    collected: toDtoBaht(collectedSatang),
  }));

interface Bill {
  readonly head: Collection;
  readonly items: readonly CollectionItem[];
}

/** A month's bill beside the one before it. */
export function comparedOf(now: Bill, before: Bill) {
  const { year_be, month } = keyOf(before.head);
  return {
    year_be,
    month,
    billed: toDtoBaht(before.head.billedSatang),
    difference: toDtoBaht(now.head.billedSatang - before.head.billedSatang),
    items: compareBills(now.items, before.items).map((one) => ({
      group: groupOf(one),
      name: one.name,
      ref_no: one.refNo,
      before: toDtoBaht(one.beforeSatang),
      now: toDtoBaht(one.nowSatang),
      difference: toDtoBaht(one.nowSatang - one.beforeSatang),
      change: one.change,
    })),
  };
}
