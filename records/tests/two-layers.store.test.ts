/** With row-level security taken away, every query still keeps to its subject (trust, part 4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import * as deposits from '../figures/deposits.ts';
import { findIdentity, findMember } from '../figures/members.ts';
import * as shares from '../figures/shares.ts';
import * as accounts from '../sign-in/accounts.ts';
import { enterSession, revokeAllOf, revokeSession } from '../sign-in/sessions.ts';
import { hasAcceptedTerms } from '../terms.ts';
import { accountOf, makeSample, malee, somchai } from './sample.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

const unprotect = (table: string) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY;`;
const ofRecords = ['members', 'share_lines', 'deposit_accounts', 'deposit_lines'];
const ofPortal = ['member_accounts', 'sessions', 'terms_acceptances'];

beforeAll(async () => {
  store = await openTestStore({ empty: true });
  await makeSample(store);
  await asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
    // Whoever answers with a stranger's rows gives this one away.
    await client.query(`UPDATE records.members SET first_name = 'LEAK' WHERE member_no = '${malee}';
      UPDATE records.members SET national_id = 'LEAK' WHERE member_no = '${malee}';
      UPDATE records.share_lines SET description = 'LEAK', amount_satang = 1
        WHERE member_no = '${malee}';
      UPDATE records.deposit_lines SET description = 'LEAK', posted_on = '2030-01-01'
        WHERE member_no = '${malee}';
      UPDATE records.deposit_accounts SET account_name = 'LEAK' WHERE member_no = '${malee}';
      ${ofRecords.map((table) => unprotect(`records.${table}`)).join('')}`);
  });
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(ofPortal.map((table) => unprotect(`portal.${table}`)).join(''));
  });
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const foreign = accountOf(malee);
const reads: Readonly<Record<string, Parameters<Records['asMember']>[1]>> = {
  findMember,
  findIdentity,
  shareLines: (db) => shares.shareLines(db, { limit: 99 }),
  'shareLines after': (db) => shares.shareLines(db, { limit: 99, after: 0 }),
  depositAccounts: (db) => deposits.depositAccounts(db),
  findAccount: (db) => accounts.findAccount(db),
};

test.each(Object.entries(reads))('%s gives nothing of anybody else', async (_, read) => {
  const found = await records.readAsMember(somchai, read);
  const text = JSON.stringify(found, (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(text.length).toBeGreaterThan(20);
  expect(text).not.toContain('LEAK');
  expect(text).not.toContain(malee);
});

const sums = { openingSatang: 0n, inSatang: 0n, outSatang: 0n, closingSatang: 0n };
const ofForeignAccount: Readonly<Record<string, [Parameters<Records['asMember']>[1], unknown]>> = {
  depositAccount: [(db) => deposits.depositAccount(db, foreign), undefined],
  depositLines: [(db) => deposits.depositLines(db, foreign, { limit: 9 }), []],
  'depositLines after': [(db) => deposits.depositLines(db, foreign, { limit: 9, after: 0 }), []],
  depositSummary: [
    (db) => deposits.depositSummary(db, foreign, {}),
    { ...sums, inCount: 0, outCount: 0 },
  ],
  depositMonths: [(db) => deposits.depositMonths(db, foreign, {}), []],
  depositGrowth: [(db) => deposits.depositGrowth(db, foreign, {}), []],
};

test.each(Object.entries(ofForeignAccount))(
  '%s of a stranger’s account is empty',
  async (_, [read, nothing]) => {
    expect(await records.readAsMember(somchai, read)).toEqual(nothing);
  },
);

test('sums, growth and days are the subject’s own', async () => {
  const [sum, growth, day, period] = await records.readAsMember(somchai, (db) =>
    Promise.all([
      shares.shareSummary(db, {}),
      shares.shareGrowth(db),
      deposits.lastDepositDay(db),
      shares.lastSharePeriod(db),
    ]),
  );
  // Two publications are visible now, of one person.
  expect(sum.inCount).toBe(6);
  expect([growth.length, day, period]).toEqual([3, '2025-03-31', 4]);
  expect(await records.readAsMember('999999', (db) => shares.shareGrowth(db))).toEqual([]);
  expect(await records.readAsMember('999999', (db) => hasAcceptedTerms(db))).toBe(false);
});

test('changes reach nobody else', async () => {
  const all = () =>
    asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
      const { rows } = await client.query(`SELECT s.*, a.password_hash, a.failures_in_row
        FROM portal.sessions s JOIN portal.member_accounts a ON a.member_no = s.subject
        WHERE s.subject = '${malee}'`);
      return rows;
    });
  const before = await all();
  const id = String(before[0]?.id);
  const done = await records.asMember(somchai, async (db) => {
    await accounts.recordFailure(db);
    await accounts.recordSignIn(db);
    await accounts.setPassword(db, { passwordHash: 'x', mustChange: false });
    return [
      await revokeSession(db, id),
      await enterSession(db, id, Buffer.alloc(32)),
      await revokeAllOf(db),
    ];
  });
  expect(done).toEqual([false, false, 1]);
  expect(await all()).toEqual(before);
});
