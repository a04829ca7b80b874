/** Whether all that is stated of an agency's month is one set of figures (D-23, D-25, D-26). */
import { orNothing, type Satang, sumOf, toDtoBaht } from '../satang.ts';
import { addedUp, type CoverBill, type CoverItem, coverOf } from './cover.ts';

/** A bill with all that its head states. */
export interface TiedBill extends CoverBill {
  readonly collectedSatang: Satang;
  readonly uncollectedSatang: Satang;
}

/** What the month as a whole states. */
export interface TiedMonth {
  readonly members: number;
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
  readonly uncollectedSatang: Satang;
  readonly refundPendingSatang: Satang;
}

/** What a letter states of the month that it asks for. */
export interface TiedLetter {
  readonly members: number;
  readonly totalSatang: Satang;
}

export interface Stated {
  readonly month: TiedMonth;
  readonly bills: readonly TiedBill[];
  readonly letter?: TiedLetter | undefined;
}

/** Two statements of one thing that differ; no figure of that month may be shown or printed. */
export class Mismatch extends Error {
  /** The figure at fault: `bill.billed`, `month.members`, `letter.total`, … */
  readonly what: string;
  /** As the parts add up, and as it is stated; baht, or a count. */
  readonly expected: string;
  readonly found: string;
  /** Of a bill: `000123/1`. */
  readonly bill: string | undefined;

  constructor(what: string, expected: string, found: string, bill?: string) {
    super(`${what}: ${found} where ${expected} is right${bill ? ` (${bill})` : ''}`);
    this.what = what;
    this.expected = expected;
    this.found = found;
    this.bill = bill;
  }
}

function same(what: string, expected: Satang, found: Satang, bill?: string): void {
  if (expected !== found) throw new Mismatch(what, toDtoBaht(expected), toDtoBaht(found), bill);
}

function sameCount(what: string, expected: number, found: number): void {
  if (expected !== found) throw new Mismatch(what, String(expected), String(found));
}

const isRefund = ({ itemGroup }: CoverItem): boolean => itemGroup === 'REFUND';

function checkBill(bill: TiedBill): void {
  const key = `${bill.memberNo}/${bill.seq}`;
  for (const item of bill.items) {
    if (item.itemGroup !== 'LOAN') continue;
    same('item.amount', item.principalSatang + item.interestSatang, item.amountSatang, key);
  }
  const billedItems = bill.items.filter((item) => !isRefund(item));
  const amount = (item: CoverItem) => item.amountSatang;
  same('bill.billed', sumOf(billedItems, amount), bill.billedSatang, key);
  const collected = sumOf(billedItems, (item) => item.collectedSatang);
  same('bill.collected', collected, bill.collectedSatang, key);
  const missing = bill.billedSatang - bill.collectedSatang;
  same('bill.uncollected', missing, bill.uncollectedSatang, key);
  same('bill.refund', sumOf(bill.items.filter(isRefund), amount), bill.refundPendingSatang, key);
}

/** How many members are billed; one may have several bills of a month. */
export const membersOf = (bills: readonly { readonly memberNo: string }[]): number =>
  new Set(bills.map(({ memberNo }) => memberNo)).size;

function checkMonth(month: TiedMonth, bills: readonly TiedBill[]): void {
  sameCount('month.members', membersOf(bills), month.members);
  const figures = [
    ['billed', 'billedSatang'],
    ['collected', 'collectedSatang'],
    ['uncollected', 'uncollectedSatang'],
    ['refund', 'refundPendingSatang'],
  ] as const;
  for (const [name, figure] of figures) {
    same(
      `month.${name}`,
      sumOf(bills, (bill) => bill[figure]),
      month[figure],
    );
  }
}

/**
 * Throws `Mismatch` naming the first figure that differs: a bill's items and head, the heads and
 * the month, the columns of the cover and its total, the letter and the month.
 */
export function crossCheck({ month, bills, letter }: Stated): void {
  for (const bill of bills) checkBill(bill);
  checkMonth(month, bills);
  const { rows, totals } = coverOf(bills);
  for (const [at, row] of rows.entries()) {
    same('cover.row', orNothing(bills[at]?.billedSatang), row.totalSatang, row.membershipNo);
  }
  same('cover.total', addedUp(totals), totals.totalSatang);
  same('cover.month', month.billedSatang, totals.totalSatang);
  if (letter) {
    sameCount('letter.members', month.members, letter.members);
    same('letter.total', month.billedSatang, letter.totalSatang);
  }
}
