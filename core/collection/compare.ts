/** One month's bill beside the one before it: what is new, gone, more or less (D-11). */
import { type Satang, SumsByKey } from '../satang.ts';
import { type BillItem, isRefund } from './groups.ts';

export interface NamedItem extends BillItem {
  readonly code: string;
  readonly name: string;
  /** Contract, account or cremation number. */
  readonly refNo: string | null;
}

export type Change = 'new' | 'gone' | 'more' | 'less' | 'same';

export interface ComparedItem {
  readonly itemGroup: string;
  readonly code: string;
  readonly name: string;
  readonly refNo: string | null;
  /** 0 where the item was not, or is not any more. */
  readonly beforeSatang: Satang;
  readonly nowSatang: Satang;
  readonly change: Change;
}

/** What makes an item the same one a month later: its name may have been worded anew. */
const keyOf = ({ itemGroup, code, name, refNo }: NamedItem): string =>
  JSON.stringify([itemGroup, code, refNo ?? name]);

function changeOf(before: SumsByKey<string>, now: SumsByKey<string>, key: string): Change {
  if (!before.has(key)) return 'new';
  if (!now.has(key)) return 'gone';
  if (now.of(key) === before.of(key)) return 'same';
  return now.of(key) > before.of(key) ? 'more' : 'less';
}

function amounts(items: readonly NamedItem[]): SumsByKey<string> {
  const sums = new SumsByKey<string>();
  for (const item of items) sums.add(keyOf(item), item.amountSatang);
  return sums;
}

/**
 * Every item of either bill once, those of `now` first and in its order. Items that are asked for
 * twice under one number are taken together. Refunds are no part of what is asked for.
 */
export function compareBills(
  now: readonly NamedItem[],
  before: readonly NamedItem[],
): ComparedItem[] {
  const billedItems = [now, before].map((items) => items.filter((item) => !isRefund(item)));
  const [nowBilled = [], beforeBilled = []] = billedItems;
  const nowAmounts = amounts(nowBilled);
  const beforeAmounts = amounts(beforeBilled);
  const named = new Map<string, NamedItem>();
  for (const item of [...nowBilled, ...beforeBilled]) {
    if (!named.has(keyOf(item))) named.set(keyOf(item), item);
  }
  return [...named].map(([key, { itemGroup, code, name, refNo }]) => {
    return {
      ...{ itemGroup, code, name, refNo },
      beforeSatang: beforeAmounts.of(key),
      nowSatang: nowAmounts.of(key),
      change: changeOf(beforeAmounts, nowAmounts, key),
    };
  });
}
