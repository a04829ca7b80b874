import { beforeAll, describe, expect, test } from 'vitest';
import { fromBuddhistYear } from '../../../core/thai-date.ts';
import {
  dayNo,
  type Extract,
  groupBy,
  madeExtract,
  type Row,
  same,
  satang,
} from '../../tests/read-extract.ts';

let extract: Extract;
let itemsOf: ReadonlyMap<string, Row[]>;

const keyOf = (row: Row): string => `${row.MEMBER_NO} ${row.MONTH} ${row.SEQ}`;
const sum = (rows: readonly Row[], column: string): bigint =>
  rows.reduce((total, row) => total + satang(row[column]), 0n);
/** Days since 1970 of the last day of `10/2568`. */
function monthEnd(month: string | undefined): number {
  const [number, year] = (month ?? '').split('/').map(Number);
  return Date.UTC(fromBuddhistYear(year ?? 0), number ?? 0, 0) / 86_400_000;
}

beforeAll(async () => {
  extract = await madeExtract({ members: 400 });
  const items = new Map<string, Row[]>();
  for (const item of extract.collection_items) {
    const list = items.get(keyOf(item)) ?? [];
    items.set(keyOf(item), list);
    list.push(item);
  }
  itemsOf = items;
}, 240_000);

/** Ledger lines by whose they are and the receipt on them: `000123|SHARE||6810000123`. */
function linesByReceipt(): ReadonlyMap<string, Row[]> {
  const owners = new Map<string, string | undefined>();
  for (const loan of extract.loans) owners.set(loan.CONTRACT_NO ?? '', loan.MEMBER_NO);
  for (const one of extract.deposit_accounts) owners.set(one.ACCOUNT_NO ?? '', one.MEMBER_NO);
  const lines = new Map<string, Row[]>();
  const put = (group: string, owner: string | undefined, ref: string, line: Row) => {
    if (line.RECEIPT_NO === '') return;
    const key = `${owner}|${group}|${ref}|${line.RECEIPT_NO}`;
    const list = lines.get(key) ?? [];
    lines.set(key, list);
    list.push(line);
  };
  for (const line of extract.share_lines) put('SHARE', line.MEMBER_NO, '', line);
  for (const line of extract.loan_lines) {
    const contract = line.CONTRACT_NO ?? '';
    put('LOAN', owners.get(contract), contract, line);
  }
  for (const line of extract.deposit_lines) {
    const account = line.ACCOUNT_NO ?? '';
    put('DEPOSIT', owners.get(account), account, line);
  }
  return lines;
}

const inLedgers = ['SHARE', 'LOAN', 'DEPOSIT'];

describe('A.6 what was collected stands in a ledger, and the other way round', () => {
  test('each item of shares, loans and deposits is a line of that receipt', () => {
    const lines = linesByReceipt();
    let checked = 0;
    for (const collection of extract.collections) {
      for (const item of itemsOf.get(keyOf(collection)) ?? []) {
        if (!inLedgers.includes(item.ITEM_GROUP ?? '')) continue;
        const key = `${item.MEMBER_NO}|${item.ITEM_GROUP}|${item.REF_NO}|${collection.RECEIPT_NO}`;
        const found = lines.get(key) ?? [];
        if (satang(item.COLLECTED) === 0n) {
          same(found.length, 0, key);
          same(item.BALANCE_AFTER, '');
          continue;
        }
        same(found.length, 1, key);
        const amount = found[0]?.TOTAL ?? found[0]?.AMOUNT;
        same(amount, item.COLLECTED, key);
        same(found[0]?.BALANCE, item.BALANCE_AFTER, key);
        same(found[0]?.POSTED_ON, collection.RECEIPT_ON, key);
        if (item.ITEM_GROUP !== 'DEPOSIT') same(found[0]?.PERIOD_NO, item.PERIOD_NO, key);
        if (item.ITEM_GROUP === 'LOAN' && item.COLLECTED === item.AMOUNT) {
          same(found[0]?.PRINCIPAL, item.PRINCIPAL, key);
          same(found[0]?.INTEREST, item.INTEREST, key);
          same(found[0]?.DAYS, item.DAYS, key);
        }
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(15_000);
  });

  test('each line with a receipt since December 2566 is an item', () => {
    const receipts = new Map<string, Row>();
    for (const one of extract.collections) {
      if (one.RECEIPT_NO !== '') receipts.set(`${one.MEMBER_NO}|${one.RECEIPT_NO}`, one);
    }
    for (const [key, [line]] of linesByReceipt()) {
      if (dayNo(line?.POSTED_ON) < dayNo('01/12/2566')) continue;
      const [member, group, ref, receipt] = key.split('|');
      const collection = receipts.get(`${member}|${receipt}`);
      const items = collection ? (itemsOf.get(keyOf(collection)) ?? []) : [];
      const own = items.filter((item) => item.ITEM_GROUP === group && item.REF_NO === ref);
      same(own.length, 1, key);
      same(satang(own[0]?.COLLECTED) > 0n, true, key);
    }
  });

  test('A.7 cremation items are the months of their number, or of all of a member’s', () => {
    const owner = new Map(extract.cremation_enrolments.map((r) => [r.CREMATION_NO, r.MEMBER_NO]));
    const months = new Map<string, Row[]>();
    for (const row of extract.cremation_months) {
      const key = `${owner.get(row.CREMATION_NO)} ${row.MONTH} 1`;
      months.set(key, [...(months.get(key) ?? []), row]);
      same(satang(row.AMOUNT), BigInt(row.DEATHS ?? '') * satang(row.RATE_PER_DEATH));
      same(satang(row.OUTSTANDING), satang(row.AMOUNT) - satang(row.COLLECTED));
    }
    const bills = new Map(extract.collections.map((row) => [keyOf(row), row]));
    const items = extract.collection_items.filter((row) => row.ITEM_GROUP === 'CREMATION');
    expect([...new Set(items.map(keyOf))].sort()).toEqual([...months.keys()].sort());
    const ofBill = Map.groupBy(items, keyOf);
    const several = [...ofBill.values()].filter(({ length }) => length > 1);
    expect(several.length).toBeGreaterThan(10);
    const associations = new Set(
      extract.cremation_enrolments.map((row) => `${row.MEMBER_NO} ${row.ASSOCIATION_CODE}`),
    );
    const owners = extract.cremation_enrolments.map((row) => row.MEMBER_NO);
    expect(associations.size).toBeGreaterThan(new Set(owners).size);
    for (const item of items) {
      const alone = ofBill.get(keyOf(item))?.length === 1;
      const rows = (months.get(keyOf(item)) ?? []).filter(
        (row) => alone || row.CREMATION_NO === item.REF_NO,
      );
      same(sum(rows, 'AMOUNT'), satang(item.AMOUNT), keyOf(item));
      same(sum(rows, 'COLLECTED'), satang(item.COLLECTED), keyOf(item));
      same(owner.get(item.REF_NO), item.MEMBER_NO);
      const receipt = satang(item.COLLECTED) > 0n ? bills.get(keyOf(item))?.RECEIPT_NO : '';
      expect(new Set(rows.map((row) => row.RECEIPT_NO))).toEqual(new Set([receipt]));
    }
  });
});

describe('D-11 a bill adds up', () => {
  test('items, sums, status and reason', () => {
    expect(new Set(extract.collection_items.map(keyOf))).toEqual(
      new Set(extract.collections.map(keyOf)),
    );
    for (const bill of extract.collections) {
      const items = itemsOf.get(keyOf(bill)) ?? [];
      const refunds = items.filter((item) => item.ITEM_GROUP === 'REFUND');
      const own = items.filter((item) => item.ITEM_GROUP !== 'REFUND');
      const where = keyOf(bill);
      for (const [at, item] of items.entries()) same(item.ITEM_NO, String(at + 1), where);
      same(bill.ITEM_COUNT, String(items.length), where);
      same(satang(bill.BILLED), sum(own, 'AMOUNT'), where);
      same(satang(bill.COLLECTED), sum(own, 'COLLECTED'), where);
      same(satang(bill.UNCOLLECTED), satang(bill.BILLED) - satang(bill.COLLECTED));
      same(satang(bill.REFUND_PENDING), sum(refunds, 'AMOUNT'), where);
      const [billed, collected] = [satang(bill.BILLED), satang(bill.COLLECTED)];
      const expected = collected === billed ? 'FULL' : collected === 0n ? 'NONE' : 'PARTIAL';
      same(bill.STATUS, bill.POSTED === '1' ? expected : 'PENDING', where);
      same(bill.REASON !== '', ['NONE', 'PARTIAL'].includes(bill.STATUS ?? ''), where);
      if (bill.SEQ === '1') same(bill.KIND, 'MONTHLY');
    }
  });

  test('only loans have principal and interest', () => {
    for (const item of extract.collection_items) {
      const parts = satang(item.PRINCIPAL) + satang(item.INTEREST);
      same(parts, item.ITEM_GROUP === 'LOAN' ? satang(item.AMOUNT) : 0n, keyOf(item));
      same(satang(item.COLLECTED) <= satang(item.AMOUNT), true);
    }
  });

  test('shares so far, interest of the year and salary', () => {
    const shares = groupBy(extract.share_lines, 'MEMBER_NO');
    const owner = new Map(extract.loans.map((loan) => [loan.CONTRACT_NO, loan.MEMBER_NO]));
    const loanLines = new Map<string, Row[]>();
    for (const line of extract.loan_lines) {
      const member = owner.get(line.CONTRACT_NO) ?? '';
      const list = loanLines.get(member) ?? [];
      loanLines.set(member, list);
      list.push(line);
    }
    const associates = new Set(
      extract.members.filter((m) => m.MEMBER_TYPE === 'ASSOCIATE').map((m) => m.MEMBER_NO),
    );
    for (const bill of extract.collections) {
      const end = bill.RECEIPT_ON === '' ? monthEnd(bill.MONTH) : dayNo(bill.RECEIPT_ON);
      const january = dayNo(`01/01/${bill.MONTH?.slice(3)}`);
      const member = bill.MEMBER_NO ?? '';
      const last = (shares.get(member) ?? []).findLast((line) => dayNo(line.POSTED_ON) <= end);
      same(satang(bill.SHARE_TOTAL), last ? satang(last.BALANCE) : 0n, keyOf(bill));
      const paid = (loanLines.get(member) ?? []).filter((line) => {
        const on = dayNo(line.POSTED_ON);
        return on >= january && on <= end;
      });
      same(satang(bill.INTEREST_YTD), sum(paid, 'INTEREST'), keyOf(bill));
      same(bill.SALARY === '', associates.has(member));
    }
  });
});

test('D-23 agencies’ months are the sums of what their members are billed', () => {
  const bills = new Map<string, Row[]>();
  for (const bill of extract.collections.filter((row) => row.KIND === 'MONTHLY')) {
    const key = `${bill.AGENCY_NO} ${bill.MONTH}`;
    const list = bills.get(key) ?? [];
    bills.set(key, list);
    list.push(bill);
  }
  expect(extract.agency_months.map((row) => `${row.AGENCY_NO} ${row.MONTH}`).sort()).toEqual(
    [...bills.keys()].sort(),
  );
  for (const row of extract.agency_months) {
    const own = bills.get(`${row.AGENCY_NO} ${row.MONTH}`) ?? [];
    same(row.MEMBERS, String(new Set(own.map((bill) => bill.MEMBER_NO)).size));
    for (const column of ['BILLED', 'COLLECTED', 'UNCOLLECTED', 'REFUND_PENDING']) {
      same(satang(row[column]), sum(own, column), `${row.AGENCY_NO} ${row.MONTH}`);
    }
    expect(new Set(own.map((bill) => bill.POSTED === '1'))).toEqual(
      new Set([row.STATE === 'POSTED']),
    );
    same(row.STATE === 'POSTED', row.MONTH !== '11/2568');
    expect(dayNo(row.DUE_ON) - monthEnd(row.MONTH)).toBeGreaterThan(1);
    expect(dayNo(row.DUE_ON) - monthEnd(row.MONTH)).toBeLessThan(5);
    same(row.POSTED_ON === '', row.STATE !== 'POSTED');
  }
});
