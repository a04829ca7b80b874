import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentChoice } from '../../choices.ts';
import type { Records } from '../../database.ts';
import * as agencies from '../../figures/agencies.ts';
import { balancesOn } from '../../figures/balances.ts';
import { beneficiaries } from '../../figures/beneficiaries.ts';
import * as collections from '../../figures/collections.ts';
import * as cremation from '../../figures/cremation.ts';
import * as deposits from '../../figures/deposits.ts';
import * as dividends from '../../figures/dividends.ts';
import * as guarantees from '../../figures/guarantees.ts';
import * as loans from '../../figures/loans.ts';
import { findIdentity, findMember, findPersonal, memberTotals } from '../../figures/members.ts';
import * as shares from '../../figures/shares.ts';
import * as welfare from '../../figures/welfare.ts';
import { issuedPapers } from '../../papers.ts';
import * as accounts from '../../sign-in/accounts.ts';
import * as devices from '../../sign-in/guard/devices.ts';
import { readHistory } from '../../sign-in/history.ts';
import { ownSessions } from '../../sign-in/own-sessions.ts';
import { hasAcceptedTerms } from '../../terms.ts';
import { accountOf, deviceOf, malee, somchai } from '../sample.ts';
import { contractOf, cremationOf, november, october, subAgencyNo } from '../sample-figures.ts';

import { openUnprotected } from './unprotected.ts';

let unprotected: Awaited<ReturnType<typeof openUnprotected>>;
let records: Records;
beforeAll(async () => {
  unprotected = await openUnprotected();
  records = unprotected.records;
});
afterAll(() => unprotected.close());

const foreign = accountOf(malee);
const reads: Readonly<Record<string, Parameters<Records['asMember']>[1]>> = {
  findMember,
  findIdentity,
  shareLines: (db) => shares.storedShares.lines(db, { limit: 99 }),
  'shareLines after': (db) => shares.storedShares.lines(db, { limit: 99, after: 0 }),
  depositAccounts: (db) => deposits.depositAccounts(db),
  depositSlips: (db) => deposits.depositSlips(db),
  findPersonal,
  memberTotals,
  loans: (db) => loans.loans(db, 'OPEN'),
  lastLoanLines: loans.lastLoanLines,
  collections: (db) => collections.collections(db, 'MONTHLY', { limit: 99 }),
  'collections other': (db) => collections.collections(db, 'OTHER', { limit: 99 }),
  collection: (db) => collections.collection(db, [october, 1]),
  collectionItems: (db) => collections.collectionItems(db, [october, 1]),
  collectionsOf: (db) => collections.collectionsOf(db, november),
  collectionsBefore: (db) => collections.collectionsBefore(db, november),
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
  balancesOn: (db) => balancesOn(db, '2025-11-22'),
  issuedPapers: (db) => issuedPapers(db, 9),
  readHistory: (db) => readHistory(db, { entries: ['member.share'], staff: true, limit: 9 }),
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

const flows = { inSatang: 0n, outSatang: 0n, lostSatang: 0n, adjustedSatang: 0n };
const sums = { openingSatang: 0n, ...flows, closingSatang: 0n };
const ofForeignAccount: Readonly<Record<string, [Parameters<Records['asMember']>[1], unknown]>> = {
  depositAccount: [(db) => deposits.depositAccount(db, foreign), undefined],
  depositLines: [(db) => deposits.storedDeposits(foreign).lines(db, { limit: 9 }), []],
  'depositLines after': [
    (db) => deposits.storedDeposits(foreign).lines(db, { limit: 9, after: 0 }),
    [],
  ],
  depositSummary: [
    (db) => deposits.storedDeposits(foreign).summary(db, {}),
    { ...sums, inCount: 0, outCount: 0 },
  ],
  depositMonths: [(db) => deposits.depositMonths(db, foreign, {}), []],
  depositMonthsOf: [(db) => deposits.depositMonthsOf(db, foreign, { limit: 9 }), []],
  'depositMonthsOf after': [
    (db) => deposits.depositMonthsOf(db, foreign, { limit: 9, after: 0 }),
    [],
  ],
  depositBalanceHistory: [(db) => deposits.depositHistory(foreign).balanceHistory(db, {}), []],
  loan: [(db) => loans.loan(db, contractOf(malee)), undefined],
  loanLines: [(db) => loans.storedLoans(contractOf(malee)).lines(db, { limit: 9 }), []],
  'loanLines before': [
    (db) => loans.storedLoans(contractOf(malee)).lines(db, { limit: 9, before: 9 }),
    [],
  ],
  loanSummary: [
    (db) => loans.storedLoans(contractOf(malee)).summary(db, {}),
    { ...sums, inCount: 0, outCount: 0, interestSatang: 0n },
  ],
  loanBalanceHistory: [(db) => loans.loanHistory(contractOf(malee)).balanceHistory(db, {}), []],
  loanFound: [
    (db) => loans.storedLoans(contractOf(malee)).found(db, { search: { words: 'l', satang: 1n } }),
    { count: 0, ...flows },
  ],
  loanInstalments: [
    (db) => loans.loanInstalments(db, contractOf(malee)),
    { billed: [], lastInstalmentOn: null },
  ],
  loanYears: [(db) => loans.loanHistory(contractOf(malee)).years(db), []],
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
  const [sum, { balanceHistory }, day, held] = await records.readAsMember(somchai, (db) =>
    Promise.all([
      shares.storedShares.summary(db, {}),
      shares.shareHistory(db),
      deposits.lastDepositDay(db),
      shares.shareHead(db),
    ]),
  );
  // Two publications are visible now, of one person.
  expect(sum.inCount).toBe(6);
  expect([balanceHistory.length, day, held?.lastPeriod]).toEqual([3, '2025-03-31', 4]);
  expect(await records.readAsMember('999999', (db) => shares.shareHistory(db))).toEqual({
    balanceHistory: [],
    years: [],
  });
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
