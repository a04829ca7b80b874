/** A demo of any day: real intakes find nothing to blame, and the cast are who README says. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, type Day, monthEnd } from '../../core/days.ts';
import { bangkokDay, thaiDateNumeric } from '../../core/thai-date.ts';
import { runIntake } from '../../intake/run-intake.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { referenceDay } from '../timeline.ts';
import { writeExtract } from '../write-extract.ts';
import { type Extract, readExtract } from './read-extract.ts';

/** What is odd about each: ends and beginnings of months and years, a leap day, a Sunday. */
const oddDays: readonly Day[] = [
  '2025-12-31',
  '2026-01-01',
  '2026-06-30',
  '2026-07-01',
  '2026-11-29',
  '2027-01-28',
  '2027-02-28',
  '2028-02-29',
  '2028-03-01',
  '2031-10-01',
];
const today = bangkokDay(new Date());
const days = [...new Set([...oddDays, ...(today > referenceDay ? [today] : [])])].sort();
const members = 100;

let folder: string;
let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-dates-'));
  store = await openTestStore({ holds: 'tables' });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

/** `2026-01-31` → `01/2569`. */
const monthOf = (day: Day): string => thaiDateNumeric(day).slice(3);

describe.each(days)('dated %s', (date) => {
  let extract: Extract;
  beforeAll(async () => {
    const made = join(folder, date);
    await writeExtract({ folder: made, members, date });
    extract = await readExtract(made);
  });

  const openLoansOf = (no: string) =>
    extract.loans.filter((row) => row.MEMBER_NO === no && row.STATUS === 'OPEN');
  const ofMember = (rows: Extract['loans'], no: string) =>
    rows.filter((row) => row.MEMBER_NO === no);

  test('a real intake takes it in without a fault', async () => {
    // An extract of a day to come is refused: the clock says that it is this one.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T20:00:00+07:00`) });
    const where = { folder: join(folder, date), ownerUrl: store.ownerUrl };
    const report = await runIntake({ ...where, force: true, madeUp: true, letters: 'later' });
    const { outcome, asOf, faults } = report;
    expect({ outcome, asOf, faults }).toEqual({ outcome: 'published', asOf: date, faults: [] });
  });

  test('the months on record are the last 24, posted up to the last month end', () => {
    const bills = ofMember(extract.collections, '000123').filter((row) => row.KIND === 'MONTHLY');
    expect(bills.map((row) => row.MONTH)).toEqual(
      Array.from({ length: 24 }, (_, at) => monthOf(addMonths(date, at - 23))),
    );
    const isEnd = date === monthEnd(date);
    expect(bills.map((row) => row.STATUS === 'PENDING')).toEqual(
      bills.map((_, at) => at === 23 && !isEnd),
    );
    const lastPosted = isEnd ? date : addDays(`${date.slice(0, 8)}01`, -1);
    const shares = ofMember(extract.share_lines, '000123');
    expect(shares.at(-1)?.POSTED_ON).toBe(thaiDateNumeric(lastPosted));
  });

  test('000123 has two open loans and a closed one, three accounts, an open claim', () => {
    const loans = ofMember(extract.loans, '000123').map((row) => [row.TYPE_CODE, row.STATUS]);
    expect(loans.toSorted()).toEqual([
      ['EMG', 'OPEN'],
      ['ORD', 'CLOSED'],
      ['ORD', 'OPEN'],
    ]);
    const accounts = ofMember(extract.deposit_accounts, '000123');
    expect(accounts.map((row) => [row.TYPE_CODE, row.STATUS])).toEqual([
      ['SAVINGS', 'OPEN'],
      ['SPECIAL', 'OPEN'],
      ['FIXED', 'OPEN'],
    ]);
    const shares = ofMember(extract.share_lines, '000123');
    expect(shares.length).toBeGreaterThanOrEqual(185);
    expect(shares.length).toBeLessThanOrEqual(186);
    expect(extract.guarantees.filter((row) => row.GUARANTOR_NO === '000123')).toHaveLength(4);
    const claims = ofMember(extract.welfare_claims, '000123').map((row) => row.STATUS);
    expect(claims).toContain('PENDING');
    expect(ofMember(extract.dividends, '000123').length).toBeGreaterThan(12);
  });

  test('the others are who README says', () => {
    expect(openLoansOf('000111')).toEqual([]);
    expect(ofMember(extract.deposit_accounts, '000111')).toEqual([]);
    const pensioner = ofMember(extract.deposit_accounts, '000051');
    const open = ['OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN'];
    expect(pensioner.map((row) => row.STATUS)).toEqual(['CLOSED', ...open]);
    expect(pensioner.map((row) => row.RATE_BANDS_BY)).toContain('SLICE');
    const whole = extract.deposit_accounts.filter((row) => row.RATE_BANDS_BY === 'WHOLE');
    expect(whole.length).toBeGreaterThan(1);
    expect(pensioner.map((row) => row.DAY_COUNT)).toContain('AS_DELIVERED');
    const bundle = pensioner.find((row) => row.ANNUAL_RATE === '')?.ACCOUNT_NO;
    const slips = extract.deposit_slips.filter((row) => row.ACCOUNT_NO === bundle);
    expect(slips.map((row) => row.STATUS)).toEqual(['OPEN', 'CLOSED', 'OPEN', 'OPEN']);
    expect(new Set(slips.map((row) => row.ANNUAL_RATE)).size).toBe(4);
    const borrowed = openLoansOf('000051').map((row) => row.TYPE_CODE);
    expect(borrowed).toEqual(['ORD', 'DEP', 'STP', 'BNK', 'OCC', 'SOL', 'MED', 'REV']);
    const manners = ofMember(extract.dividends, '000051').map((row) => row.PAY_METHOD);
    expect(manners).toEqual(expect.arrayContaining(['BANK', 'CASH', 'CHEQUE', 'HELD']));
    const nothing = ofMember(extract.collections, '000051').filter((row) => row.STATUS === 'NONE');
    // Of one month, in which there were two bills.
    expect(new Set(nothing.map((row) => row.MONTH)).size).toBe(1);
    const left = extract.members.find((row) => row.MEMBER_NO === '000654');
    expect(left?.STATUS_CODE).toBe('3');
  });

  test('the dividend of 000123 is in the account once it is paid', () => {
    const savings = extract.deposit_lines.filter((row) => row.ACCOUNT_NO === '01020001234');
    for (const row of ofMember(extract.dividends, '000123')) {
      const credits = savings.filter(({ CHANNEL }) => CHANNEL === `ปี ${row.YEAR}`);
      const paid = row.PAID_ON !== '';
      expect(
        credits.map(({ AMOUNT }) => AMOUNT),
        row.YEAR,
      ).toEqual(paid ? [row.NET] : []);
    }
  });
});
