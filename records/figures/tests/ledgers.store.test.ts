/** Ledgers of shares and deposits: pages, sums to the satang, how the lines are found. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredSums } from '../../../core/ledger/ledger.ts';
import { orNothing } from '../../../core/satang.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { type Db, openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import type { Days, LedgerPage } from '../../pages/ledger.ts';
import { currentPublication } from '../../publications.ts';
import { accountOf, lines, makeSample, malee, somchai } from '../../tests/sample.ts';
import {
  depositAccount,
  depositAccounts,
  depositHistory,
  depositMonths,
  depositMonthsOf,
  lastDepositDay,
  storedDeposits,
} from '../deposits.ts';
import { shareHead, shareHistory, storedShares } from '../shares.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
const account = accountOf(somchai);

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const mine = <T>(work: (db: Db) => Promise<T>) => records.readAsMember(somchai, work);

/** Both ledgers hold the same lines, so both must say the same. */
const ledgers = {
  shares: {
    lines: (page: LedgerPage) => mine((db) => storedShares.lines(db, page)),
    summary: (days: Days) => mine((db) => storedShares.summary(db, days)),
  },
  deposits: {
    lines: (page: LedgerPage) => mine((db) => storedDeposits(account).lines(db, page)),
    summary: (days: Days) => mine((db) => storedDeposits(account).summary(db, days)),
  },
};

describe.each(Object.entries(ledgers))('%s', (_, ledger) => {
  const seqs = async (page: LedgerPage) => (await ledger.lines(page)).map((line) => line.seq);

  test('newest first, page by page in both directions', async () => {
    expect(await seqs({ limit: 2 })).toEqual([5, 4]);
    expect(await seqs({ limit: 2, before: 4 })).toEqual([3, 2]);
    expect(await seqs({ limit: 2, before: 2 })).toEqual([1]);
    expect(await seqs({ limit: 2, after: 1 })).toEqual([3, 2]);
    expect(await seqs({ limit: 9, after: 5 })).toEqual([]);
  });

  test('within the chosen days, both included', async () => {
    expect(await seqs({ limit: 9, from: '2023-12-31', to: '2025-01-31' })).toEqual([4, 3, 2]);
    expect(await seqs({ limit: 1, from: '2023-12-31', to: '2025-01-31', before: 4 })).toEqual([3]);
    expect(await seqs({ limit: 1, from: '2023-12-31', to: '2025-01-31', after: 2 })).toEqual([3]);
    expect(await seqs({ limit: 9, from: '2024-01-01', to: '2024-12-31' })).toEqual([]);
  });

  test('lines carry exact satang, also beyond a double', async () => {
    const found = await ledger.lines({ limit: 9 });
    const formatted = found.map((line) => [
      ...[line.postedOn, line.sign, line.amountSatang, line.balanceSatang],
    ]);
    expect(formatted).toEqual(lines.toReversed());
  });

  const ranges: Days[] = [
    {},
    { from: null, to: null },
    { from: '2023-11-30' },
    { from: '2023-12-01' },
    { to: '2025-01-31' },
    { from: '2025-01-31', to: '2025-01-31' },
    { from: '2024-01-01', to: '2024-12-31' },
    { from: '2026-01-01' },
    { to: '2020-01-01' },
  ];
  test.each(ranges)('sums over %o tie: opening + in − out = closing', async (days) => {
    const { from, to } = days;
    const chosen = lines.filter(([on]) => (!from || on >= from) && (!to || on <= to));
    const before = lines.filter(([on]) => from && on < from);
    const sum = (sign: number) => {
      const amounts = chosen.filter((line) => line[1] === sign).map((line) => line[2]);
      return { total: amounts.reduce((a, b) => a + b, 0n), count: amounts.length };
    };
    const broughtForward = chosen[0] === lines[0] ? lines[0][3] : 0n;
    const expected: StoredSums = {
      openingSatang: before.at(-1)?.[3] ?? broughtForward,
      inSatang: sum(1).total,
      inCount: sum(1).count,
      outSatang: sum(-1).total,
      outCount: sum(-1).count,
      lostSatang: 0n,
      adjustedSatang: 0n,
      closingSatang: orNothing(chosen.at(-1)?.[3] ?? before.at(-1)?.[3]),
    };
    expect(await ledger.summary(days)).toEqual(expected);
  });
});

test('share growth: each year’s end without gaps, then the newest line’s day', async () => {
  expect((await mine(shareHistory)).balanceHistory).toEqual([
    { on: '2023-12-31', balanceSatang: 150_050n },
    { on: '2024-12-31', balanceSatang: 150_050n },
    { on: '2025-03-31', balanceSatang: 9_007_199_254_991_018n },
  ]);
  expect((await mine(shareHead))?.lastPeriod).toBe(4);
});

test('deposit months and growth keep to the chosen days', async () => {
  const days = { from: '2023-12-01', to: '2025-01-31' };
  const [months, balanceHistory] = await mine((db) =>
    Promise.all([
      depositMonths(db, account, days),
      depositHistory(account).balanceHistory(db, days),
    ]),
  );
  expect(months).toEqual([
    { month: '2025-01', inSatang: 100_000n, outSatang: 25n },
    { month: '2023-12', inSatang: 100_050n, outSatang: 0n },
  ]);
  expect(balanceHistory).toEqual([
    { on: '2023-12-31', balanceSatang: 150_050n },
    { on: '2025-01-31', balanceSatang: 250_025n },
  ]);
});

test('months of a page are those of its lines, whole as far as days are chosen', async () => {
  const limits = [1, 2, 3, 24];
  const pages = [{}, ...[1, 2, 3, 4, 5].flatMap((seq) => [{ before: seq }, { after: seq }])];
  const spans = [{}, { from: '2023-12-15', to: '2025-01-31' }, { to: '2025-03-30' }];
  for (const days of spans) {
    const all = await mine((db) => depositMonths(db, account, days));
    for (const page of pages.flatMap((one) =>
      limits.map((limit) => ({ ...one, ...days, limit })),
    )) {
      const [months, lines] = await mine((db) =>
        Promise.all([depositMonthsOf(db, account, page), storedDeposits(account).lines(db, page)]),
      );
      const touched = new Set(lines.map(({ postedOn }) => postedOn.slice(0, 7)));
      expect(months, JSON.stringify(page)).toEqual(all.filter(({ month }) => touched.has(month)));
    }
  }
});

test('D-22 the last deposit day is the newest line’s, and null without a line', async () => {
  expect(await mine(lastDepositDay)).toBe('2025-03-31');
  expect(await records.readAsMember('999999', lastDepositDay)).toBeNull();
});

test('a person without records gets empty ledgers and zero sums', async () => {
  const [found, sums, history, held] = await records.readAsMember('999999', (db) =>
    Promise.all([
      storedShares.lines(db, { limit: 5 }),
      storedShares.summary(db, { from: '2024-01-01' }),
      shareHistory(db),
      shareHead(db),
    ]),
  );
  expect([found, history, held]).toEqual([[], { balanceHistory: [], years: [] }, undefined]);
  expect(sums).toEqual({
    ...{ openingSatang: 0n, inSatang: 0n, inCount: 0 },
    ...{ outSatang: 0n, outCount: 0, lostSatang: 0n, adjustedSatang: 0n, closingSatang: 0n },
  });
});

test('accounts come with rate as text and days as days', async () => {
  const [all, single, publication] = await mine((db) =>
    Promise.all([depositAccounts(db), depositAccount(db, account), currentPublication(db)]),
  );
  expect(single).toEqual({ ...all[0], asOf: publication?.asOf });
  expect(single).toMatchObject({ accountNo: account, annualRate: '1.50', openedOn: '2010-01-01' });
});

test.each([
  ['2.375', '2.375'],
  ['0.0625', '0.0625'],
  ['12', '12.00'],
])('a rate of %s percent is told as it is: %s', async (rate, formatted) => {
  await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`UPDATE records.deposit_accounts SET annual_rate = ${rate}`),
  );
  expect(await mine((db) => depositAccount(db, account))).toMatchObject({ annualRate: formatted });
});

describe('with 3,000 more lines', () => {
  beforeAll(async () => {
    await asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
      await client.query(`
        INSERT INTO records.deposit_lines SELECT 2, n, '2015-01-01'::date + n, 1, 1, n,
          '${accountOf(malee)}', '${malee}', 'DEPOSIT', NULL, 'ฝาก', NULL
        FROM generate_series(100, 1100) n;
        INSERT INTO records.share_lines SELECT 2, n, n, '2015-01-01'::date + n, 1, 1, n,
          '${malee}', 'MONTHLY', NULL, 'หุ้น', NULL FROM generate_series(100, 2100) n;
        ANALYZE records.deposit_lines; ANALYZE records.share_lines`);
    });
  });

  test('growth is thinned out to 400 points and keeps the newest', async () => {
    const points = await records.readAsMember(malee, (db) =>
      depositHistory(accountOf(malee)).balanceHistory(db, { from: '2015-01-01', to: '2018-01-06' }),
    );
    expect(points.length).toBeLessThanOrEqual(400);
    expect(points.length).toBeGreaterThan(200);
    expect(points.at(-1)?.balanceSatang).toBe(1100n);
  });

  const plan = async (text: string): Promise<string> =>
    records.readAsMember(malee, async (db) => {
      // The plan of a statement that has run often is made without knowing its values.
      await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(db);
      await sql.raw(`PREPARE last_lines (text) AS ${text}`).execute(db);
      const { rows } = await sql<Record<string, string>>`
        EXPLAIN ${sql.raw(`EXECUTE last_lines ('${accountOf(malee)}')`)}`.execute(db);
      await sql`DEALLOCATE last_lines`.execute(db);
      return rows.map((row) => Object.values(row).join()).join('\n');
    });

  const lastLines = {
    'of an account': `SELECT seq FROM records.deposit_lines
      WHERE member_no = current_setting('app.member_no', true) AND account_no = $1
      ORDER BY seq DESC LIMIT 25`,
    'of shares': `SELECT seq FROM records.share_lines
      WHERE member_no = current_setting('app.member_no', true) AND $1 <> ''
      ORDER BY seq DESC LIMIT 25`,
  };
  test.each(Object.entries(lastLines))('the last lines %s need no sort', async (_, text) => {
    const found = await plan(text);
    expect(found).toMatch(/Index (Only )?Scan Backward/);
    expect(found).not.toContain('Sort  (');
    expect(found).not.toContain('Seq Scan');
    // The older publication is left out before a line is read.
    expect(found).toContain('Subplans Removed: 1');
  });
});
