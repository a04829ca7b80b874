/** The summary of an agency's month: by what it is for, by outcome, and who is short (D-26). */
import { type Satang, sumOf, sumOfPresent, sumSatang } from '../satang.ts';
import type { CoverBill, CoverItem } from './cover.ts';
import { loanFamily } from './families.ts';

/** In the order of the summary. */
export const billedGroups = [
  'share',
  'emergency',
  'ordinary',
  'special',
  'deposit',
  'cremation',
  'fee',
  'insurance',
  'other',
  'guarantee',
] as const;

/** A group of what is asked for. */
export type BilledGroup = (typeof billedGroups)[number];
/** `refund` goes back: it is no part of what is asked for. */
export type SummaryGroup = BilledGroup | 'refund';

/** What is asked for under one group. */
export interface GroupSum {
  readonly group: BilledGroup;
  /** Bills that have something of it. */
  readonly count: number;
  /** Of a loan family; elsewhere null. */
  readonly principalSatang: Satang | null;
  readonly interestSatang: Satang | null;
  readonly amountSatang: Satang;
}

/** How many bills, and how much. */
export interface Tally {
  readonly count: number;
  readonly amountSatang: Satang;
}

export interface Outcomes {
  readonly billed: Tally;
  readonly collected: Tally;
  readonly uncollected: Tally;
  /** Bills that count in both: some of them came in. */
  readonly partial: number;
  readonly refund: Tally;
}

/** A bill of which not everything came in. */
export interface ShortBill<Bill> {
  readonly bill: Bill;
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
  readonly uncollectedSatang: Satang;
}

const groups: Readonly<Record<string, SummaryGroup>> = {
  SHARE: 'share',
  DEPOSIT: 'deposit',
  CREMATION: 'cremation',
  FEE: 'fee',
  INSURANCE: 'insurance',
  GUARANTEE: 'guarantee',
  REFUND: 'refund',
};
const families: readonly SummaryGroup[] = ['emergency', 'ordinary', 'special'];

/** As on the cover, where insurance stands among the others: a loan of no family is other, too. */
export function summaryGroupOf(item: CoverItem): SummaryGroup {
  if (item.itemGroup === 'LOAN') return loanFamily(item) ?? 'other';
  return groups[item.itemGroup] ?? 'other';
}

const itemsOf = (bill: CoverBill, group: SummaryGroup): readonly CoverItem[] =>
  bill.items.filter((item) => summaryGroupOf(item) === group);

/** What the bills ask for by group, groups that nobody is asked for left out. */
export function groupSums(bills: readonly CoverBill[]): readonly GroupSum[] {
  return billedGroups.flatMap((group) => {
    const found = bills.map((bill) => itemsOf(bill, group)).filter((items) => items.length > 0);
    if (found.length === 0) return [];
    const items = found.flat();
    const isLoan = families.includes(group);
    return {
      group,
      count: found.length,
      principalSatang: isLoan ? sumOf(items, (item) => item.principalSatang) : null,
      interestSatang: isLoan ? sumOf(items, (item) => item.interestSatang) : null,
      amountSatang: sumOf(items, (item) => item.amountSatang),
    };
  });
}

/** What groups add up to. */
export function groupTotal(sums: readonly GroupSum[]): Omit<GroupSum, 'group' | 'count'> {
  return {
    principalSatang: sumOfPresent(sums.map((one) => one.principalSatang)),
    interestSatang: sumOfPresent(sums.map((one) => one.interestSatang)),
    amountSatang: sumOf(sums, (one) => one.amountSatang),
  };
}

interface Figures {
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
}

/** What a bill was asked for: as a whole, or by one group of its items. */
const billedItemsOf = (bill: CoverBill, group: BilledGroup | undefined): readonly CoverItem[] =>
  group === undefined
    ? bill.items.filter((item) => summaryGroupOf(item) !== 'refund')
    : itemsOf(bill, group);

function figuresOf(bill: CoverBill, group: BilledGroup | undefined): Figures {
  const items = billedItemsOf(bill, group);
  return {
    billedSatang: sumOf(items, (item) => item.amountSatang),
    collectedSatang: sumOf(items, (item) => item.collectedSatang),
  };
}

/** How many amounts are anything at all, and what they add up to. */
export function tally(amounts: readonly Satang[]): Tally {
  const some = amounts.filter((amount) => amount !== 0n);
  return { count: some.length, amountSatang: sumSatang(some) };
}

/** What is asked for, of all bills or of those that have something of the group. */
export function billedOf(bills: readonly CoverBill[], group?: BilledGroup): Tally {
  const billsOfGroup = bills.filter(
    (bill) => group === undefined || itemsOf(bill, group).length > 0,
  );
  const amountSatang = sumOf(billsOfGroup, (bill) => figuresOf(bill, group).billedSatang);
  return { count: billsOfGroup.length, amountSatang };
}

const isPartial = ({ billedSatang, collectedSatang }: Figures): boolean =>
  collectedSatang > 0n && collectedSatang < billedSatang;

/** What came in of posted bills and what did not; refunds are of no group. */
export function outcomesOf(bills: readonly CoverBill[], group?: BilledGroup): Outcomes {
  const figures = bills.map((bill) => figuresOf(bill, group));
  return {
    billed: billedOf(bills, group),
    collected: tally(figures.map((one) => one.collectedSatang)),
    uncollected: tally(figures.map((one) => one.billedSatang - one.collectedSatang)),
    partial: figures.filter(isPartial).length,
    refund: tally(bills.map((bill) => bill.refundPendingSatang)),
  };
}

/** The posted bills that are short, in their order; `group`: of its items alone. */
export function shortBills<Bill extends CoverBill>(
  bills: readonly Bill[],
  group?: BilledGroup,
): readonly ShortBill<Bill>[] {
  return bills.flatMap((bill) => {
    const figures = figuresOf(bill, group);
    const uncollectedSatang = figures.billedSatang - figures.collectedSatang;
    return uncollectedSatang === 0n ? [] : { bill, ...figures, uncollectedSatang };
  });
}
