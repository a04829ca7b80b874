/** The items of a bill by what they are for (A.6, D-11). */
import { type Satang, sumOf } from '../satang.ts';

/** As the core system groups them; REFUND is money that goes back. */
export const itemGroups = [
  'SHARE',
  'LOAN',
  'DEPOSIT',
  'CREMATION',
  'INSURANCE',
  'FEE',
  'GUARANTEE',
  'OTHER',
  'REFUND',
] as const;

export type ItemGroup = (typeof itemGroups)[number];

export interface BillItem {
  readonly itemGroup: string;
  readonly amountSatang: Satang;
  readonly collectedSatang: Satang;
}

export interface BillGroup<Item> {
  readonly group: ItemGroup;
  readonly items: readonly Item[];
  readonly amountSatang: Satang;
  readonly collectedSatang: Satang;
}

/** What a bill asks for; a refund stands apart from it. */
export const isRefund = ({ itemGroup }: BillItem): boolean => itemGroup === 'REFUND';

/** What the core system names otherwise counts among the others. */
export const groupOf = ({ itemGroup }: Pick<BillItem, 'itemGroup'>): ItemGroup =>
  itemGroups.find((group) => group === itemGroup) ?? 'OTHER';

/** The items in groups, with the totals of each; refunds last, groups without items left out. */
export function inGroups<Item extends BillItem>(items: readonly Item[]): BillGroup<Item>[] {
  const found = Map.groupBy(items, groupOf);
  return itemGroups.flatMap((group) => {
    const of = found.get(group);
    if (!of) return [];
    return {
      group,
      items: of,
      amountSatang: sumOf(of, ({ amountSatang }) => amountSatang),
      collectedSatang: sumOf(of, ({ collectedSatang }) => collectedSatang),
    };
  });
}

/** Sums that the head of a bill states of its items. */
export interface BillHead {
  readonly itemCount: number;
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
  readonly uncollectedSatang: Satang;
  readonly refundPendingSatang: Satang;
}

/** Whether the items are all there and add up to what the head states. */
export function addsUp(head: BillHead, items: readonly BillItem[]): boolean {
  const billedItems = items.filter((item) => !isRefund(item));
  const refunds = items.filter(isRefund);
  return (
    head.itemCount === items.length &&
    head.billedSatang === sumOf(billedItems, ({ amountSatang }) => amountSatang) &&
    head.collectedSatang === sumOf(billedItems, ({ collectedSatang }) => collectedSatang) &&
    head.uncollectedSatang === head.billedSatang - head.collectedSatang &&
    head.refundPendingSatang === sumOf(refunds, ({ amountSatang }) => amountSatang)
  );
}
