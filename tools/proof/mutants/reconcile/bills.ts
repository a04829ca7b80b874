/** Bills by their items, agencies' months by their bills, and what a bill says of the ledgers. */
import type { ByMember } from './dividends.ts';
import {
  calendarOf,
  countOf,
  dayOf,
  groupBy,
  keyOf,
  type Mismatches,
  monthOf,
  mustDay,
  newYear,
  type Row,
  satangOf,
  sumOf,
  type Tables,
  textOf,
} from './plain.ts';

export const billKey = (row: Row): string => keyOf(row, 'MEMBER_NO', 'MONTH', 'SEQ');

/** The day up to which a bill speaks. */
export const dayOfBill = (bill: Row): number => dayOf(bill, 'RECEIPT_ON') ?? monthOf(bill).last;

function stateOf(bill: Row): string {
  if (textOf(bill, 'POSTED') !== '1') return 'PENDING';
  if (satangOf(bill, 'UNCOLLECTED') === 0n) return 'FULL';
  return satangOf(bill, 'COLLECTED') === 0n ? 'NONE' : 'PARTIAL';
}

function compareSums(bill: Row, items: readonly Row[], found: Mismatches): void {
  const where = `bill ${billKey(bill)}`;
  const isRefund = (item: Row) => textOf(item, 'ITEM_GROUP') === 'REFUND';
  const [refunds, others] = [items.filter(isRefund), items.filter((item) => !isRefund(item))];
  const [billed, collected] = [satangOf(bill, 'BILLED'), satangOf(bill, 'COLLECTED')];
  found.same(countOf(bill, 'ITEM_COUNT'), items.length, `${where} ITEM_COUNT`);
  found.same(billed, sumOf(others, 'AMOUNT'), `${where} BILLED`);
  found.same(collected, sumOf(others, 'COLLECTED'), `${where} COLLECTED`);
  found.same(satangOf(bill, 'UNCOLLECTED'), billed - collected, `${where} UNCOLLECTED`);
  found.same(satangOf(bill, 'REFUND_PENDING'), sumOf(refunds, 'AMOUNT'), `${where} refunds`);
  found.same(textOf(bill, 'STATUS'), stateOf(bill), `${where} STATUS`);
  const isPosted = textOf(bill, 'POSTED') === '1';
  found.must(isPosted || collected === 0n, `${where} has money before it is posted`);
  const hasReceipt = textOf(bill, 'RECEIPT_NO') !== '' && dayOf(bill, 'RECEIPT_ON') !== undefined;
  found.must(collected === 0n || hasReceipt, `${where} has money without a receipt`);
  const kind = textOf(bill, 'KIND');
  found.must(kind === 'MONTHLY' || kind === 'OTHER', `${where} KIND`);
  found.must(kind === 'MONTHLY' || textOf(bill, 'SEQ') !== '1', `${where} first of its month`);
  for (const item of items) {
    const [amount, came] = [satangOf(item, 'AMOUNT'), satangOf(item, 'COLLECTED')];
    found.must(came >= 0n && came <= amount, `${where} item ${textOf(item, 'ITEM_NO')}`);
    if (kind === 'OTHER' && !isRefund(item)) found.same(came, amount, `${where} at the counter`);
    const parts = satangOf(item, 'PRINCIPAL') + satangOf(item, 'INTEREST');
    const expected = textOf(item, 'ITEM_GROUP') === 'LOAN' ? amount : 0n;
    found.same(parts, expected, `${where} item ${textOf(item, 'ITEM_NO')} parts`);
  }
}

function compareBalances(
  bill: Row,
  shares: readonly Row[],
  loanLines: readonly Row[],
  member: Row | undefined,
  found: Mismatches,
): void {
  const where = `bill ${billKey(bill)}`;
  const on = dayOfBill(bill);
  const receiptNo = textOf(bill, 'RECEIPT_NO');
  const own = receiptNo === '' ? undefined : shares.find((row) => row.RECEIPT_NO === receiptNo);
  const line = own ?? shares.filter((row) => mustDay(row, 'POSTED_ON') <= on).at(-1);
  const posted = line ? satangOf(line, 'BALANCE') : 0n;
  const pending = member ? satangOf(member, 'SHARE_BALANCE') : 0n;
  const balance = textOf(bill, 'POSTED') === '1' ? posted : pending;
  found.same(satangOf(bill, 'SHARE_TOTAL'), balance, `${where} SHARE_TOTAL`);
  const from = newYear(calendarOf(on).year);
  const paid = loanLines.filter((row) => {
    const day = mustDay(row, 'POSTED_ON');
    return day >= from && day <= on;
  });
  found.same(satangOf(bill, 'INTEREST_YTD'), sumOf(paid, 'INTEREST'), `${where} INTEREST_YTD`);
}

function compareAgencyMonths(tables: Tables, found: Mismatches): void {
  const monthly = tables.of('collections').filter((row) => textOf(row, 'KIND') === 'MONTHLY');
  const bills = groupBy(monthly, 'AGENCY_NO', 'MONTH');
  for (const month of tables.of('agency_months')) {
    const key = keyOf(month, 'AGENCY_NO', 'MONTH');
    const its = bills.get(key) ?? [];
    bills.delete(key);
    const members = new Set(its.map((bill) => textOf(bill, 'MEMBER_NO'))).size;
    found.same(countOf(month, 'MEMBERS'), members, `agency ${key} MEMBERS`);
    for (const column of ['BILLED', 'COLLECTED', 'UNCOLLECTED', 'REFUND_PENDING']) {
      found.same(satangOf(month, column), sumOf(its, column), `agency ${key} ${column}`);
    }
    const isPosted = textOf(month, 'STATE') === 'POSTED';
    found.same(dayOf(month, 'POSTED_ON') !== undefined, isPosted, `agency ${key} POSTED_ON`);
    for (const bill of its) {
      found.same(textOf(bill, 'POSTED') === '1', isPosted, `bill ${billKey(bill)} POSTED`);
    }
  }
  for (const key of bills.keys()) found.must(false, `bills of no agency's month ${key}`);
}

export function compareBills(
  tables: Tables,
  shares: ByMember,
  loanLines: ByMember,
  found: Mismatches,
): void {
  const members = new Map(tables.of('members').map((row) => [row.MEMBER_NO, row]));
  const items = Map.groupBy(tables.of('collection_items'), billKey);
  const receipts = tables.of('collections').map((row) => textOf(row, 'RECEIPT_NO'));
  const numbers = receipts.filter((no) => no !== '');
  found.same(new Set(numbers).size, numbers.length, 'receipts');
  for (const bill of tables.of('collections')) {
    const key = billKey(bill);
    const memberNo = textOf(bill, 'MEMBER_NO');
    compareSums(bill, items.get(key) ?? [], found);
    items.delete(key);
    const [own, paid] = [shares.get(memberNo) ?? [], loanLines.get(memberNo) ?? []];
    compareBalances(bill, own, paid, members.get(memberNo), found);
  }
  for (const key of items.keys()) found.must(false, `items of no bill ${key}`);
  compareAgencyMonths(tables, found);
}
