import { beforeAll, describe, expect, test } from 'vitest';
import {
  dayNo,
  type Extract,
  groupBy,
  madeExtract,
  type Row,
  satang,
} from '../../tests/read-extract.ts';

let extract: Extract;

beforeAll(async () => {
  extract = await madeExtract({ members: 1_000 });
}, 240_000);

const countBy = (rows: readonly Row[], column: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...groupBy(rows, column)].map(([value, own]) => [value, own.length]));

describe('D-11 the reference bill of 000123', () => {
  const billOf = (month: string) =>
    extract.collections.find((row) => row.MEMBER_NO === '000123' && row.MONTH === month);
  const itemsOf = (month: string) =>
    extract.collection_items.filter((row) => row.MEMBER_NO === '000123' && row.MONTH === month);

  test('November 2568 is pending with five items of 19,319.06', () => {
    expect(billOf('11/2568')).toMatchObject({
      STATUS: 'PENDING',
      POSTED: '0',
      ITEM_COUNT: '5',
      BILLED: '19319.06',
      COLLECTED: '0.00',
      SHARE_TOTAL: '428500.00',
      AGENCY_NO: '01011001',
      RECEIPT_ON: '30/11/2568',
    });
    const items = itemsOf('11/2568').map((row) => [
      row.ITEM_GROUP,
      row.PERIOD_NO,
      row.PRINCIPAL,
      row.INTEREST,
      row.AMOUNT,
      row.COLLECTED,
    ]);
    expect(items).toEqual([
      ['SHARE', '186', '0.00', '0.00', '2500.00', '0.00'],
      ['LOAN', '31', '7500.00', '3328.77', '10828.77', '0.00'],
      ['LOAN', '4', '4170.00', '200.29', '4370.29', '0.00'],
      ['DEPOSIT', '', '0.00', '0.00', '1000.00', '0.00'],
      ['CREMATION', '', '0.00', '0.00', '620.00', '0.00'],
    ]);
  });

  test('24 months, of which one fell short of cremation', () => {
    const own = extract.collections.filter(
      (row) => row.MEMBER_NO === '000123' && row.KIND === 'MONTHLY',
    );
    expect(own).toHaveLength(24);
    expect([own[0]?.MONTH, own.at(-1)?.MONTH]).toEqual(['12/2566', '11/2568']);
    const short = own.filter((row) => row.STATUS === 'PARTIAL');
    expect(short.map((row) => [row.MONTH, row.REASON])).toEqual([['06/2567', 'INSUFFICIENT']]);
    expect(short[0]?.UNCOLLECTED).toBe(
      itemsOf('06/2567').find((row) => row.ITEM_GROUP === 'CREMATION')?.AMOUNT,
    );
  });

  test('D-12 two enrolments of 310.00 each, self and spouse', () => {
    const own = extract.cremation_enrolments.filter((row) => row.MEMBER_NO === '000123');
    expect(own.map((row) => row.RELATION)).toEqual(['SELF', 'SPOUSE']);
    for (const { CREMATION_NO } of own) {
      const months = extract.cremation_months.filter((row) => row.CREMATION_NO === CREMATION_NO);
      expect(months).toHaveLength(24);
      expect(months.at(-1)).toMatchObject({ AMOUNT: '310.00', COLLECTED: '0.00', RECEIPT_NO: '' });
      expect(months.filter((row) => row.OUTSTANDING !== '0.00')).toHaveLength(2);
    }
  });
});

test('on a later day the month is posted and its items stand in the ledgers', async () => {
  const later = await madeExtract({ members: 8, asOf: '2025-12-05' });
  const bill = later.collections.find(
    (row) => row.MEMBER_NO === '000123' && row.MONTH === '11/2568',
  );
  expect(bill).toMatchObject({ STATUS: 'FULL', COLLECTED: '19319.06', POSTED: '1' });
  const line = later.share_lines.findLast((row) => row.MEMBER_NO === '000123');
  expect(line).toMatchObject({ RECEIPT_NO: bill?.RECEIPT_NO, PERIOD_NO: '186' });
  const pending = later.collections.filter((row) => row.MONTH === '12/2568');
  expect(pending.every((row) => row.STATUS === 'PENDING')).toBe(true);
}, 240_000);

describe('a thousand members show every kind of case', () => {
  test('A.6 what came in, and why not all of it', () => {
    expect(Object.keys(countBy(extract.collections, 'STATUS')).sort()).toEqual([
      'FULL',
      'NONE',
      'PARTIAL',
      'PENDING',
    ]);
    expect(Object.keys(countBy(extract.collections, 'REASON'))).toEqual(
      expect.arrayContaining([
        'TRANSFERRED',
        'RESIGNED',
        'RETIRED',
        'INSUFFICIENT',
        'UNPAID_LEAVE',
        'DECEASED',
        'OTHER',
      ]),
    );
    const groups = Object.keys(countBy(extract.collection_items, 'ITEM_GROUP'));
    for (const group of ['SHARE', 'LOAN', 'DEPOSIT', 'CREMATION', 'INSURANCE', 'FEE', 'OTHER']) {
      expect(groups).toContain(group);
    }
    expect(groups).toContain('REFUND');
  });

  test('two receipts in a month, and refunds that wait', () => {
    const months = groupBy(extract.collections, 'MEMBER_NO');
    const twice = [...months.values()].filter((own) => own.some((row) => row.SEQ === '2'));
    expect(twice.length).toBeGreaterThan(50);
    const waiting = extract.collections.filter((row) => row.REFUND_PENDING !== '0.00');
    expect(waiting.length).toBeGreaterThan(3);
  });

  test('0046 000051 has a further bill of what is billed apart, under a receipt of its own', () => {
    const own = extract.collections.filter((row) => row.MEMBER_NO === '000051');
    const further = own.filter((row) => row.KIND === 'MONTHLY' && row.SEQ !== '1');
    expect(further.length).toBeGreaterThan(12);
    for (const bill of further) {
      const ofMonth = own.filter((row) => row.MONTH === bill.MONTH);
      expect(bill.SEQ).toBe('2');
      expect(ofMonth.map((row) => row.SEQ)).toEqual(ofMonth.map((_, at) => String(at + 1)));
      const isPaid = bill.STATUS === 'FULL' || bill.STATUS === 'PARTIAL';
      expect(bill.RECEIPT_NO === '').toBe(bill.STATUS === 'NONE');
      if (isPaid) expect(bill.RECEIPT_NO).not.toBe(ofMonth[0]?.RECEIPT_NO);
      const items = extract.collection_items.filter(
        (row) => row.MEMBER_NO === '000051' && row.MONTH === bill.MONTH && row.SEQ === '2',
      );
      expect(items.map((row) => row.REF_NO)).toEqual(['พอ.000051/2567']);
    }
  });

  test('whoever moved is billed by the old agency, then by the new one', () => {
    const moved = extract.collections.filter((row) => row.REASON === 'TRANSFERRED');
    expect(moved.length).toBeGreaterThan(20);
    const bills = new Map(
      extract.collections
        .filter((row) => row.KIND === 'MONTHLY')
        .map((row) => [`${row.MEMBER_NO} ${row.MONTH}`, row]),
    );
    for (const bill of moved) {
      expect(bill.NEW_AGENCY_NO).not.toBe(bill.AGENCY_NO);
      expect(bill.NEW_AGENCY_NO).not.toBe('');
      const [month, year] = (bill.MONTH ?? '').split('/').map(Number);
      const [next, in_] = month === 12 ? [1, (year ?? 0) + 1] : [(month ?? 0) + 1, year];
      const after = bills.get(`${bill.MEMBER_NO} ${String(next).padStart(2, '0')}/${in_}`);
      if (after) expect(after.AGENCY_NO).toBe(bill.NEW_AGENCY_NO);
    }
  });

  test('A.2 members of every status, agencies on three levels', () => {
    const statuses = countBy(extract.members, 'STATUS_CODE');
    expect(Object.keys(statuses).sort()).toEqual(['0', '1', '2', '3', '4', '5']);
    const parents = new Map(extract.agencies.map((row) => [row.AGENCY_NO, row.PARENT_AGENCY_NO]));
    const depth = (no: string | undefined): number => (no ? 1 + depth(parents.get(no)) : 0);
    expect(Math.max(...extract.agencies.map((row) => depth(row.AGENCY_NO)))).toBe(3);
    expect(extract.agencies.every((row) => row.HEAD_NAME !== '')).toBe(true);
    for (const member of extract.members.filter((row) => row.STATUS_CODE === '5')) {
      expect(member.POSITION_NAME).toBe('ข้าราชการบำนาญ');
      expect(dayNo('28/11/2568') - dayNo(member.BIRTH_DATE)).toBeGreaterThan(60 * 365);
    }
  });

  test('D-23 the current month is under way at different stages, the others are posted', () => {
    const now = extract.agency_months.filter((row) => row.MONTH === '11/2568');
    expect(new Set(now.map((row) => row.STATE)).size).toBeGreaterThan(2);
    expect(now.some((row) => row.STATE === 'POSTED')).toBe(false);
  });

  test('D-32 some refunds and some dividends are held', () => {
    const refunds = extract.dividends.filter((row) => row.REFUND_STATUS === 'HELD');
    const dividends = extract.dividends.filter((row) => row.DIVIDEND_STATUS === 'HELD');
    expect(refunds.length).toBeGreaterThan(2);
    expect(dividends.length).toBeGreaterThan(0);
    expect(dividends.every((row) => row.PAY_METHOD === 'HELD' && row.NET === '0.00')).toBe(true);
  });

  test('A.7 three associations, families in them, one price for all in a month', () => {
    const association = new Map(
      extract.cremation_enrolments.map((row) => [row.CREMATION_NO, row.ASSOCIATION_CODE]),
    );
    expect([...new Set(association.values())].sort()).toEqual(['สฌ.', 'สส.ชสอ.', 'สสอค.']);
    const relations = Object.keys(countBy(extract.cremation_enrolments, 'RELATION')).sort();
    expect(relations).toEqual(['CHILD', 'PARENT', 'SELF', 'SPOUSE']);
    const prices = new Map<string, Set<string | undefined>>();
    for (const row of extract.cremation_months) {
      const key = `${association.get(row.CREMATION_NO)} ${row.MONTH}`;
      prices.set(key, (prices.get(key) ?? new Set()).add(row.AMOUNT));
    }
    expect(prices.size).toBe(72);
    expect([...prices.values()].every((amounts) => amounts.size === 1)).toBe(true);
    for (const row of extract.cremation_enrolments) {
      const left = satang(row.PREPAID_BALANCE) + satang(row.TO_COLLECT) - satang(row.AID_TO_OTHERS);
      expect(row.BALANCE_AFTER === '' ? 0n : satang(row.BALANCE_AFTER)).toBe(left);
    }
  });
});
