/** One month's bill beside the one before it: what is new, gone, more or less (D-11). */
import type { Satang } from '../satang.ts';
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

function changeOf(before: Satang | undefined, now: Satang | undefined): Change {
  if (before === undefined) return 'new';
  if (now === undefined) return 'gone';
  if (now === before) return 'same';
  return now > before ? 'more' : 'less';
}

function amounts(items: readonly NamedItem[]): Map<string, Satang> {
  const found = new Map<string, Satang>();
  for (const item of items) {
    const key = keyOf(item);
    found.set(key, (found.get(key) ?? 0n) + item.amountSatang);
  }
  return found;
}

/**
 * Every item of either bill once, those of `now` first and in its order. Items that are asked for
 * twice under one number are taken together. Refunds are no part of what is asked for.
 */
export function compareBills(
  now: readonly NamedItem[],
  before: readonly NamedItem[],
): ComparedItem[] {
  const asked = [now, before].map((items) => items.filter((item) => !isRefund(item)));
  const [nowAsked = [], beforeAsked = []] = asked;
  const nowAmounts = amounts(nowAsked);
  const beforeAmounts = amounts(beforeAsked);
  const named = new Map<string, NamedItem>();
  for (const item of [...nowAsked, ...beforeAsked]) {
    if (!named.has(keyOf(item))) named.set(keyOf(item), item);
  }
  return [...named].map(([key, { itemGroup, code, name, refNo }]) => {
    const beforeSatang = beforeAmounts.get(key);
    const nowSatang = nowAmounts.get(key);
    return {
      ...{ itemGroup, code, name, refNo },
      beforeSatang: beforeSatang ?? 0n,
      nowSatang: nowSatang ?? 0n,
      change: changeOf(beforeSatang, nowSatang),
    };
  });
}
