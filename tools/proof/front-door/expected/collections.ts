/** What the rooms of monthly collections and of cremation must show (D-11, D-12). */

import { baht, bahtOrNull, countOrNull, monthNo, orNull, quotient, total, yearBe } from './dto.ts';
import type { Expectation, Row } from './extract-figures.ts';

type Kind = 'monthly' | 'other';
type Bill = Expectation['expected']['collections'][Kind][number];

const order = 'SHARE LOAN DEPOSIT CREMATION INSURANCE FEE GUARANTEE OTHER REFUND'.split(' ');
const groupOf = ({ itemGroup = '' }: Row): string =>
  order.includes(itemGroup) ? itemGroup : 'OTHER';
const satang = (amount: unknown): bigint => BigInt(String(amount ?? '') || '0');

export const headAnswer = ({ collection }: Bill) => {
  const row = collection as unknown as Row;
  const [billed, collected] = [satang(row.billedSatang), satang(row.collectedSatang)];
  const isOnly = row.kind === 'MONTHLY' && row.isOnlyBill === '1';
  const pay = isOnly ? satang(row.salarySatang) : 0n;
  return {
    year_be: yearBe(row.month),
    month: monthNo(row.month),
    seq_no: Number(row.seq),
    receipt_no: orNull(row.receiptNo),
    receipt_on: orNull(row.receiptOn),
    item_count: Number(row.itemCount),
    billed: baht(billed),
    collected: baht(collected),
    uncollected: baht(row.uncollectedSatang),
    refund_pending: baht(row.refundPendingSatang),
    share_total: baht(row.shareTotalSatang),
    interest_ytd: baht(row.interestYtdSatang),
    salary: bahtOrNull(row.salarySatang),
    salary_left: pay > 0n ? baht(pay - (row.posted === '1' ? collected : billed)) : null,
    billed_percent: pay > 0n ? quotient(billed * 100n, pay) : null,
  };
};

export function groupsAnswer(items: readonly Row[]) {
  const found = Map.groupBy(items, groupOf);
  return order.flatMap((group) => {
    const its = found.get(group);
    if (!its) return [];
    return {
      group,
      count: its.length,
      amount: baht(total(its.map((item) => item.amountSatang))),
      collected: baht(total(its.map((item) => item.collectedSatang))),
    };
  });
}

/** What makes an item the same one a month later. */
const sameAs = (item: Row): string =>
  [item.itemGroup, item.code, item.refNo || item.name].join(' · ');

function comparedAnswer(now: Bill, before: Bill) {
  const billedItems = ({ items }: Bill) => items.filter(({ itemGroup }) => itemGroup !== 'REFUND');
  const sums = (bill: Bill) => {
    const found = new Map<string, bigint>();
    for (const item of billedItems(bill)) {
      found.set(sameAs(item), satang(found.get(sameAs(item))) + satang(item.amountSatang));
    }
    return found;
  };
  const [is, was] = [sums(now), sums(before)];
  const named = new Map(
    [...billedItems(now), ...billedItems(before)].toReversed().map((item) => [sameAs(item), item]),
  );
  const keys = [...new Set([...is.keys(), ...was.keys()])];
  const heads = [now, before].map(({ collection }) => satang(collection.billedSatang));
  const [billed = 0n, billedBefore = 0n] = heads;
  return {
    year_be: yearBe((before.collection as unknown as Row).month),
    month: monthNo((before.collection as unknown as Row).month),
    billed: baht(billedBefore),
    difference: baht(billed - billedBefore),
    items: keys.map((key) => ({
      ref_no: orNull(named.get(key)?.refNo),
      before: baht(satang(was.get(key))),
      now: baht(satang(is.get(key))),
      difference: baht(satang(is.get(key)) - satang(was.get(key))),
    })),
  };
}

const rowOf = ({ collection }: Bill) => collection as unknown as Row;

/**
 * Of the newest earlier month the first bill of the same agency, else the first; nothing for a
 * further bill of the agency's month. The bills stand newest first.
 */
function comparable(monthly: readonly unknown[], bill: Bill): Bill | undefined {
  const oldestFirst = (monthly as readonly Bill[]).toReversed();
  const { month, agencyNo, seq } = rowOf(bill);
  const isOfAgency = (one: Bill) => rowOf(one).agencyNo === agencyNo;
  const own = oldestFirst.filter((one) => rowOf(one).month === month).find(isOfAgency);
  if (own === undefined || rowOf(own).seq !== seq) return undefined;
  const earlier = oldestFirst.filter((one) => (rowOf(one).month ?? '') < (month ?? ''));
  const last = earlier.at(-1);
  const ofLast = earlier.filter((one) => last && rowOf(one).month === rowOf(last).month);
  return ofLast.find(isOfAgency) ?? ofLast[0];
}

export function collectionAnswer({ expected, asOf }: Expectation, kind: Kind, at: number) {
  const bill = expected.collections[kind][at] as Bill;
  const before = kind === 'monthly' ? comparable(expected.collections.monthly, bill) : undefined;
  return {
    as_of: asOf,
    head: headAnswer(bill),
    groups: groupsAnswer(bill.items),
    items: bill.items.map((item) => ({
      item_no: Number(item.itemNo),
      code: item.code,
      ref_no: orNull(item.refNo),
      period_no: countOrNull(item.periodNo),
      principal: baht(item.principalSatang),
      interest: baht(item.interestSatang),
      days: countOrNull(item.days),
      amount: baht(item.amountSatang),
      collected: baht(item.collectedSatang),
      balance_after: bahtOrNull(item.balanceAfterSatang),
    })),
    compared: before ? comparedAnswer(bill, before) : null,
  };
}

export function collectionsAnswer({ expected, asOf }: Expectation, kind: Kind) {
  const [newest] = expected.collections.monthly;
  return {
    as_of: asOf,
    collections: expected.collections[kind].map(headAnswer),
    latest: kind === 'monthly' && newest ? groupsAnswer(newest.items) : null,
  };
}

/** What a bill asks for, item by item; once it is posted, what came in for each. */
export function printed({ expected }: Expectation, kind: Kind, at: number): readonly string[] {
  const { collection, items } = expected.collections[kind][at] as Bill;
  const posted = (collection as unknown as Row).posted === '1';
  const amounts = items.map((item) => satang(posted ? item.collectedSatang : item.amountSatang));
  return amounts.filter((amount) => amount > 0n).map(baht);
}

/** What the file of all bills adds up: what is not posted yet is not uncollected. */
export function billSums({ expected }: Expectation, kind: Kind): readonly string[] {
  const rows = expected.collections[kind].map(({ collection }) => collection as unknown as Row);
  const posted = rows.filter((row) => row.posted === '1');
  const sum = (of: readonly Row[], field: string) => baht(total(of.map((row) => row[field])));
  if (rows.length === 0) return [];
  const collected = sum(posted, 'collectedSatang');
  if (kind === 'other') return [collected];
  return [
    ...[sum(rows, 'billedSatang'), collected, sum(posted, 'uncollectedSatang')],
    sum(rows, 'refundPendingSatang'),
    // What is on its way.
    sum(
      rows.filter((row) => row.posted !== '1'),
      'billedSatang',
    ),
  ];
}

/** Months that are on a bill which is not posted: the file says nothing of what came in. */
function pendingMonths({ expected }: Expectation): readonly (string | undefined)[] {
  return expected.collections.monthly
    .filter(({ collection }) => (collection as unknown as Row).posted !== '1')
    .filter(({ items }) => items.some(({ itemGroup }) => itemGroup === 'CREMATION'))
    .map(({ collection }) => (collection as unknown as Row).month);
}

/** What the file of an enrolment's months says of each, and what it adds up. */
export function monthsFiled(expectation: Expectation, at: number): readonly string[] {
  const months = (expectation.expected.cremation[at]?.months ?? []) as unknown as readonly Row[];
  if (months.length === 0) return [];
  const pending = pendingMonths(expectation);
  const finalMonths = months.filter(
    ({ month, collectedSatang }) => !pending.includes(month) || (collectedSatang || '0') !== '0',
  );
  const sum = (rows: readonly Row[], field: string) => baht(total(rows.map((row) => row[field])));
  return [
    ...months.map((row) => baht(row.amountSatang)),
    ...finalMonths.flatMap((row) => [baht(row.collectedSatang), baht(row.outstandingSatang)]),
    sum(months, 'amountSatang'),
    sum(finalMonths, 'collectedSatang'),
    sum(finalMonths, 'outstandingSatang'),
  ];
}

/** What months owe that are not on a bill under way, and which: the oldest first. */
function arrears(months: readonly Row[], pending: readonly (string | undefined)[]) {
  const earlier = months.filter(
    ({ month, collectedSatang }) => !pending.includes(month) || (collectedSatang || '0') !== '0',
  );
  const owing = earlier.filter(({ outstandingSatang }) => satang(outstandingSatang) > 0n);
  return {
    arrears: baht(total(earlier.map((row) => row.outstandingSatang))),
    arrears_months: owing
      .map(({ month }) => month)
      .toSorted()
      .map((month) => ({ year_be: yearBe(month), month: monthNo(month) })),
  };
}

export function cremationAnswer(expectation: Expectation, at: number) {
  const { expected, asOf } = expectation;
  const chosen = expected.cremation[at];
  return {
    as_of: asOf,
    enrolments: expected.cremation.map(({ enrolment, months }) => {
      const row = enrolment as unknown as Row;
      return {
        cremation_no: row.cremationNo,
        joined_on: row.joinedOn,
        insured_amount: baht(row.insuredAmountSatang),
        prepaid_balance: baht(row.prepaidBalanceSatang),
        to_collect: baht(row.toCollectSatang),
        ...arrears(months as unknown as readonly Row[], pendingMonths(expectation)),
        aid_to_others: baht(row.aidToOthersSatang),
        balance_after: baht(enrolment.balanceAfterSatang),
      };
    }),
    cremation_no: orNull((chosen?.enrolment as Row | undefined)?.cremationNo),
    months: (chosen?.months ?? []).map((month) => {
      const row = month as unknown as Row;
      return {
        year_be: yearBe(row.month),
        month: monthNo(row.month),
        deaths: Number(row.deaths),
        rate_per_death: baht(row.ratePerDeathSatang),
        amount: baht(month.amountSatang),
        collected: baht(row.collectedSatang),
        outstanding: baht(month.outstandingSatang),
        receipt_no: orNull(row.receiptNo),
      };
    }),
  };
}
