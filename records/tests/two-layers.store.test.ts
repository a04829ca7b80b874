/** With row-level security taken away, every query still keeps to its subject (trust, part 4). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { currentChoice } from '../choices.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import * as agencies from '../figures/agencies.ts';
import { beneficiaries } from '../figures/beneficiaries.ts';
import * as collections from '../figures/collections.ts';
import * as cremation from '../figures/cremation.ts';
import * as deposits from '../figures/deposits.ts';
import * as dividends from '../figures/dividends.ts';
import * as guarantees from '../figures/guarantees.ts';
import * as loans from '../figures/loans.ts';
import { findIdentity, findMember, findPersonal, memberTotals } from '../figures/members.ts';
import * as shares from '../figures/shares.ts';
import * as welfare from '../figures/welfare.ts';
import * as accounts from '../sign-in/accounts.ts';
import * as devices from '../sign-in/guard/devices.ts';
import * as failures from '../sign-in/guard/failures.ts';
import { readHistory } from '../sign-in/history.ts';
import { ownSessions } from '../sign-in/own-sessions.ts';
import * as changes from '../sign-in/pending-changes.ts';
import * as phones from '../sign-in/phones-pending.ts';
import { enterSession, revokeAllOf, revokeSession } from '../sign-in/sessions.ts';
import { hasAcceptedTerms } from '../terms.ts';
import { accountOf, deviceOf, makeSample, malee, somchai } from './sample.ts';
import { contractOf, cremationOf, november, october, subAgencyNo } from './sample-figures.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

const unprotect = (table: string) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY;`;
const ofPortal = [
  'member_accounts',
  'sessions',
  'terms_acceptances',
  'devices',
  'sign_in_failures',
  'pending_changes',
  'member_phones',
  'member_choices',
  'audit_entries',
];

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
      UPDATE records.agency_months SET month = '2025-12-01'
        WHERE agency_no <> '${subAgencyNo}' AND month = '${october}';
      UPDATE records.beneficiaries SET full_name = 'LEAK' WHERE member_no = '${malee}';
      UPDATE records.loans SET principal_balance_satang = 1 WHERE member_no = '${malee}'`);
    const { rows } = await client.query(`SELECT oid::regclass AS name FROM pg_class
      WHERE relnamespace = 'records'::regnamespace AND relrowsecurity`);
    await client.query(rows.map(({ name }) => unprotect(name)).join(''));
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
  findPersonal,
  memberTotals,
  loans: (db) => loans.loans(db, 'OPEN'),
  collections: (db) => collections.collections(db, 'MONTHLY', { limit: 99 }),
  'collections other': (db) => collections.collections(db, 'OTHER', { limit: 99 }),
  collection: (db) => collections.collection(db, [october, 1]),
  collectionItems: (db) => collections.collectionItems(db, [october, 1]),
  collectionBefore: (db) => collections.collectionBefore(db, november),
  cremationEnrolments: cremation.cremationEnrolments,
  beneficiaries,
  welfareReceived: (db) => welfare.welfareReceived(db, { limit: 99 }),
  welfareClaims: (db) => welfare.welfareClaims(db, { limit: 99 }),
  dividends: dividends.dividends,
  dividendOrigin: (db) => dividends.dividendOrigin(db, 2023),
  yearInterest: (db) => dividends.yearInterest(db, 2024),
  findAccount: (db) => accounts.findAccount(db),
  listDevices: (db) => devices.listDevices(db),
  ownSessions,
  readHistory: (db) => readHistory(db, { entries: ['member.%'], staff: true, limit: 9 }),
};

test.each(Object.entries(reads))('%s gives nothing of anybody else', async (_, read) => {
  const [text, hers] = await Promise.all(
    [somchai, malee].map(async (no) => {
      const found = await records.readAsMember(no, read);
      return JSON.stringify(found, (_key, value) =>
        typeof value === 'bigint' ? String(value) : value,
      );
    }),
  );
  // Who forgot to ask for whom gives everybody the same.
  expect(text).not.toBe(hers);
  expect(text?.length).toBeGreaterThan(20);
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
  loan: [(db) => loans.loan(db, contractOf(malee)), undefined],
  loanLines: [(db) => loans.loanLines(db, contractOf(malee), { limit: 9 }), []],
  'loanLines before': [(db) => loans.loanLines(db, contractOf(malee), { limit: 9, before: 9 }), []],
  loanSummary: [
    (db) => loans.loanSummary(db, contractOf(malee), {}),
    { ...sums, inCount: 0, outCount: 0, interestSatang: 0n },
  ],
  loanGrowth: [(db) => loans.loanGrowth(db, contractOf(malee), {}), []],
  // Somchai guarantees it, and still it is not his.
  collateralOf: [(db) => guarantees.collateralOf(db, contractOf(malee)), []],
  findDevice: [(db) => devices.findDevice(db, deviceOf(malee)), undefined],
  cremationMonths: [(db) => cremation.cremationMonths(db, cremationOf(malee), { limit: 9 }), []],
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
  const choice = (db: Parameters<typeof currentChoice>[0]) => currentChoice(db, 'MARKETING');
  expect(await records.readAsMember(somchai, choice)).toMatchObject({ choice: true });
  expect(await records.readAsMember('999999', choice)).toBeUndefined();
});

test('what secures and what counts is the subject’s own', async () => {
  const [rows, totals] = await records.readAsMember(somchai, (db) =>
    Promise.all([guarantees.collateral(db), memberTotals(db)]),
  );
  expect(new Set(rows.map((row) => row.contractNo))).toEqual(new Set([contractOf(somchai)]));
  expect(totals?.loanSatang).toBe(9_007_199_255_490_993n);
});

test('an agency gets its own months and members alone, and no receipt of the counter', async () => {
  const read = (month: string) =>
    records.readAsAgency(subAgencyNo, (db) =>
      Promise.all([agencies.agencyMonths(db, { limit: 99 }), agencies.agencyBills(db, month)]),
    );
  const [months, bills] = await read(november);
  // Two publications are visible now; another agency's months would make it eight.
  expect(months).toHaveLength(4);
  expect(new Set(bills.map(({ memberNo }) => memberNo))).toEqual(new Set([malee]));
  expect((await read(october))[1]).toEqual([]);
  const [agency, below, month] = await records.readAsAgency(subAgencyNo, (db) =>
    Promise.all([
      agencies.findAgency(db),
      agencies.subAgencies(db),
      agencies.agencyMonth(db, '2025-12-01'),
    ]),
  );
  expect([agency?.agencyNo, below, month]).toEqual([subAgencyNo, [], undefined]);
});

test('D-32 a year that is not approved stays unseen', async () => {
  const [rows, origin, interest] = await records.readAsMember(somchai, (db) =>
    Promise.all([
      dividends.dividends(db),
      dividends.dividendOrigin(db, 2025),
      dividends.yearInterest(db, 2025),
    ]),
  );
  expect(new Set(rows.map(({ year }) => year))).toEqual(new Set([2023, 2024]));
  expect([origin, interest]).toEqual([undefined, []]);
});

test('changes reach nobody else', async () => {
  const all = () =>
    asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
      const { rows } = await client.query(`SELECT s.*, a.password_hash, f.in_row,
          d.id AS device, d.failures_in_row, d.ended_at,
          p.id AS phone, p.new_confirmed_at, p.effective_at, p.withdrawn_at,
          c.attempts, c.ref_a_hash, c.used_at
        FROM portal.sessions s JOIN portal.member_accounts a ON a.member_no = s.subject
        JOIN portal.sign_in_failures f ON f.member_no = s.subject
        JOIN portal.devices d ON d.member_no = s.subject
        JOIN portal.member_phones p ON p.member_no = s.subject
        JOIN portal.pending_changes c ON c.member_no = s.subject
        WHERE s.subject = '${malee}'`);
      return rows;
    });
  const before = await all();
  const id = String(before[0]?.id);
  const done = await records.asMember(somchai, async (db) => {
    await failures.recordFailure(db);
    await failures.clearFailures(db);
    await accounts.recordSignIn(db);
    await devices.recordDeviceFailure(db, String(before[0]?.device));
    await devices.confirmDevice(db, deviceOf(malee));
    await devices.endDevices(db);
    await accounts.setPassword(db, { passwordHash: 'x', mustChange: false });
    const phone = String(before[0]?.phone);
    await phones.notePhone(db, '0899999999');
    return [
      await phones.confirmNewPhone(db, phone),
      await phones.confirmOldPhone(db, phone, null),
      await revokeSession(db, id),
      await enterSession(db, id, Buffer.alloc(32)),
      await revokeAllOf(db),
    ];
  });
  expect(done).toEqual([false, undefined, false, false, 1]);
  expect(await all()).toEqual(before);
});

test('C what waits for a code is the subject’s own, and is used once', async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const references = {
    sessionId: '00000000-0000-4000-8000-000000000001',
    refAHash: hash('a'),
    refBHash: hash('b'),
    ticketHash: hash('c'),
  };
  const mine = await records.asMember(somchai, (db) => changes.takeChange(db, references));
  expect(mine).toBe(`fresh${somchai}`);
  await records.asMember(somchai, async (db) => {
    expect(await changes.isChangeRenewable(db, references)).toBe(false);
    expect(await changes.tryChange(db, references)).toBe(false);
    expect(await changes.renewChange(db, references, references)).toBe(false);
    await changes.beginChange(db, references, 'newer');
    expect((await phones.findWaitingPhone(db))?.phone).toBe('0899999999');
  });
  const hers = await records.asMember(malee, (db) => changes.takeChange(db, references));
  expect(hers).toBe(`fresh${malee}`);
});
