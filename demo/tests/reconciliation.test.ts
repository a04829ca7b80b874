import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subjects } from '../../intake/layout.ts';
import { writeExtract } from '../write-extract.ts';
import { linesOfSlip, nearest, recompute } from './naive-interest.ts';
import {
  dayNo,
  type Extract,
  groupBy,
  type Row,
  readExtract,
  same,
  satang,
} from './read-extract.ts';

let folder: string;
let extract: Extract;
let asOf: number;
let lines: ReadonlyMap<string, Row[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-ties-'));
  await writeExtract({ folder, members: 260 });
  extract = await readExtract(folder);
  asOf = dayNo(extract.manifest[0]?.AS_OF);
  lines = groupBy(extract.deposit_lines, 'ACCOUNT_NO');
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Where a ledger goes wrong, in words; nothing when it ties. */
function ledgerFaults(ledger: readonly Row[]): string[] {
  let balance = 0n;
  let day = 0;
  return ledger.flatMap((line, index) => {
    const before = balance;
    const moved = satang(line.AMOUNT) * BigInt(line.SIGN ?? '0');
    balance = satang(line.BALANCE);
    const since = day;
    day = dayNo(line.POSTED_ON);
    const where = `${line.MEMBER_NO ?? line.ACCOUNT_NO} ${line.SEQ}`;
    return [
      ...(line.SEQ === String(index + 1) ? [] : [`${where}: not line ${index + 1}`]),
      ...(before + moved === balance ? [] : [`${where}: ${before} ${moved} ${balance}`]),
      ...(balance >= 0n ? [] : [`${where}: below nothing`]),
      ...(satang(line.AMOUNT) > 0n || line.TYPE_CODE === 'RATE' ? [] : [`${where}: moves nothing`]),
      ...(day >= since && day <= asOf ? [] : [`${where}: out of order`]),
    ];
  });
}

const lastBalance = (ledger: readonly Row[] | undefined): bigint =>
  ledger?.length ? satang(ledger.at(-1)?.BALANCE) : 0n;

describe('every ledger ties to the satang', () => {
  test('D-06 shares: line by line, and with the member', () => {
    const ledgers = groupBy(extract.share_lines, 'MEMBER_NO');
    expect([...ledgers.values()].flatMap(ledgerFaults)).toEqual([]);
    for (const member of extract.members) {
      const balance = lastBalance(ledgers.get(member.MEMBER_NO ?? ''));
      same(satang(member.SHARE_BALANCE), balance, member.MEMBER_NO);
    }
    expect(ledgers.size).toBeGreaterThan(250);
  });

  test('A.2 monthly shares: at month ends, one period after the other', () => {
    for (const ledger of groupBy(extract.share_lines, 'MEMBER_NO').values()) {
      const monthly = ledger.filter((line) => line.PERIOD_NO !== '');
      const first = Number(monthly[0]?.PERIOD_NO);
      expect(monthly.map((line) => Number(line.PERIOD_NO))).toEqual(
        monthly.map((_, index) => first + index),
      );
      for (const line of monthly) {
        same(new Date((dayNo(line.POSTED_ON) + 1) * 86_400_000).getUTCDate(), 1);
        same(line.TYPE_CODE, line.PERIOD_NO === '1' ? 'FIRST' : 'MONTHLY');
        same(satang(line.AMOUNT) % 1_000n, 0n, 'whole shares of ten baht');
        const [, month, year = ''] = line.POSTED_ON?.split('/') ?? [];
        same(line.RECEIPT_NO, `${year.slice(2)}${month}${line.MEMBER_NO}`);
      }
    }
  });

  test('D-10 deposits: line by line, and with the account', () => {
    expect([...lines.values()].flatMap(ledgerFaults)).toEqual([]);
    same(lines.size, extract.deposit_accounts.length);
    for (const account of extract.deposit_accounts) {
      const ledger = lines.get(account.ACCOUNT_NO ?? '') ?? [];
      same(satang(account.BALANCE), lastBalance(ledger), account.ACCOUNT_NO);
      same(account.LAST_ACTIVITY_ON, ledger.at(-1)?.POSTED_ON);
      same(account.OPENED_ON, ledger[0]?.POSTED_ON);
      same(ledger[0]?.TYPE_CODE, 'OPEN');
      same(ledger.at(-1)?.TYPE_CODE === 'CLOSE', account.STATUS === 'CLOSED');
    }
  });

  test('D-09 available is what is neither held nor the least balance', () => {
    for (const account of extract.deposit_accounts) {
      const least = account.TYPE_CODE === 'SAVINGS' ? 10_000n : 0n;
      const free = satang(account.BALANCE) - satang(account.HELD) - least;
      same(satang(account.AVAILABLE), free > 0n ? free : 0n, account.ACCOUNT_NO);
      same(satang(account.HELD) <= satang(account.BALANCE), true);
    }
  });

  test('part E the manifest counts and adds up every file, whole and by group', () => {
    for (const entry of extract.manifest) {
      const file = (entry.FILE ?? '').replace('.csv', '') as keyof Extract;
      const by = entry.BY ?? '';
      const rows = extract[file].filter((row) => by === '' || row[by] === entry.VALUE);
      same(entry.ROWS, String(rows.length), `${entry.FILE} ${entry.VALUE}`);
      if (entry.COLUMN === '') continue;
      const amounts = rows
        .map((row) => row[entry.COLUMN ?? ''] ?? '')
        .filter((text) => text !== '');
      const sum = amounts.reduce((total, text) => total + satang(text), 0n);
      same(satang(entry.TOTAL), sum, `${entry.FILE} ${entry.COLUMN} ${entry.VALUE}`);
    }
  });

  test('part E the manifest names every file, amount column, and value of a control', () => {
    const expected = subjects.flatMap(({ name, file, columns, controls = [] }) => {
      const amounts = columns.filter(({ kind }) => kind === 'amount').map((column) => column.name);
      const values = (by: string) => [...new Set(extract[name].map((row) => row[by]))].sort();
      const groups = controls.flatMap(({ by, of }) =>
        values(by).flatMap((value) => of.map((column) => `${file} ${column} ${by} ${value}`)),
      );
      const whole = (amounts.length > 0 ? amounts : ['']).map((column) => `${file} ${column}  `);
      return [...whole, ...groups];
    });
    const named = extract.manifest.map((e) => `${e.FILE} ${e.COLUMN} ${e.BY} ${e.VALUE}`);
    expect(named).toEqual(expected);
    same(
      extract.manifest.some((entry) => entry.BY === 'AGENCY_NO'),
      true,
    );
  });
});

describe('interest, recomputed day by day from the files alone', () => {
  test('the naive rounding sends a half upwards', () => {
    expect([nearest(1n, 2n), nearest(49n, 100n), nearest(3n, 2n)]).toEqual([1n, 0n, 2n]);
  });

  test('B.2 every posting and every accrued figure', () => {
    let checked = 0;
    const computed = extract.deposit_accounts.filter((row) => row.DAY_COUNT === 'ACT_365F');
    expect(computed.length).toBe(extract.deposit_accounts.length - 1);
    for (const account of computed) {
      const ledger = lines.get(account.ACCOUNT_NO ?? '') ?? [];
      const slips = extract.deposit_slips.filter((row) => row.ACCOUNT_NO === account.ACCOUNT_NO);
      same(slips.length > 0, account.ANNUAL_RATE === '', account.ACCOUNT_NO);
      const parts = slips.map((row) => [row, linesOfSlip(ledger, row.SLIP_NO)] as const);
      let sum = 0n;
      for (const [row, own] of slips.length > 0 ? parts : [[account, ledger] as const]) {
        const { postings, accrued } = recompute(own, row, asOf);
        for (const { seq, posted, expected } of postings) {
          same(posted, expected, `${account.ACCOUNT_NO} line ${seq}`);
        }
        checked += postings.length;
        same(satang(row.ACCRUED_INTEREST), accrued, `${row.ACCOUNT_NO} ${row.SLIP_NO}`);
        sum += accrued;
      }
      same(satang(account.ACCRUED_INTEREST), sum, account.ACCOUNT_NO);
    }
    expect(checked).toBeGreaterThan(3_000);
  });

  test('A.4 savings and special are posted on 31 March and 30 September', () => {
    for (const account of extract.deposit_accounts.filter((row) => row.TYPE_CODE !== 'FIXED')) {
      const ledger = lines.get(account.ACCOUNT_NO ?? '') ?? [];
      const days = ledger.filter((line) => line.TYPE_CODE === 'INTEREST').map((l) => l.POSTED_ON);
      const usual = days.filter((day) => /^(31\/03|30\/09)\//.test(day ?? ''));
      const closing = account.STATUS === 'CLOSED' ? [ledger.at(-1)?.POSTED_ON] : [];
      expect(days.filter((day) => !usual.includes(day) && !closing.includes(day))).toEqual([]);
      same(new Set(days).size, days.length);
    }
  });

  test('A.4 a fixed account is posted on its anniversaries and matures on the next', () => {
    const fixed = extract.deposit_accounts.filter(
      (row) => row.TYPE_CODE === 'FIXED' && row.ANNUAL_RATE !== '',
    );
    expect(fixed.length).toBeGreaterThan(20);
    for (const account of fixed) {
      const ledger = lines.get(account.ACCOUNT_NO ?? '') ?? [];
      const opened = (account.OPENED_ON ?? '').split('/');
      for (const line of ledger.filter((row) => row.TYPE_CODE === 'INTEREST')) {
        if (line.POSTED_ON === ledger.at(-1)?.POSTED_ON && account.STATUS === 'CLOSED') continue;
        same(line.POSTED_ON?.slice(3, 5), opened[1]);
      }
      if (account.STATUS === 'OPEN') {
        expect(dayNo(account.MATURITY_ON)).toBeGreaterThan(asOf);
        expect(dayNo(account.MATURITY_ON) - asOf).toBeLessThanOrEqual(366);
      }
    }
  });
});

describe('everything refers to something', () => {
  test('agencies, members and accounts', () => {
    const agencies = new Set(extract.agencies.map((row) => row.AGENCY_NO));
    const members = new Map(extract.members.map((row) => [row.MEMBER_NO, row]));
    for (const { PARENT_AGENCY_NO } of extract.agencies) {
      if (PARENT_AGENCY_NO) same(agencies.has(PARENT_AGENCY_NO), true);
    }
    for (const member of extract.members) expect(agencies.has(member.AGENCY_NO)).toBe(true);
    for (const account of extract.deposit_accounts) {
      const owner = members.get(account.MEMBER_NO);
      const name = `${owner?.PREFIX}${owner?.FIRST_NAME} ${owner?.LAST_NAME}`;
      same(account.ACCOUNT_NAME, name);
      expect(dayNo(account.OPENED_ON)).toBeGreaterThanOrEqual(dayNo(owner?.JOINED_ON));
    }
  });

  test('A.2 who left has no shares, no open account and a day of leaving', () => {
    const left = extract.members.filter((row) => row.STATUS_CODE === '3');
    expect(left.length).toBeGreaterThan(2);
    for (const member of left) {
      expect(dayNo(member.LEFT_ON)).toBeLessThanOrEqual(asOf);
      expect([member.SHARE_BALANCE, member.MONTHLY_SHARE]).toEqual(['0.00', '0.00']);
      const own = extract.deposit_accounts.filter((row) => row.MEMBER_NO === member.MEMBER_NO);
      same(
        own.every((row) => row.STATUS === 'CLOSED' && row.BALANCE === '0.00'),
        true,
      );
    }
    const stayed = extract.members.filter((row) => row.STATUS_CODE === '0');
    same(
      stayed.every((row) => row.LEFT_ON === ''),
      true,
    );
  });
});
