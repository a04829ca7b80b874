/** Every query of a member's: mine, not mine, nobody's (D-37, T1). */
import { describe, expect, test } from 'vitest';
import type { Db } from '../../database.ts';
import { accountOf, malee, prasert, somchai } from '../../tests/sample.ts';
import {
  agencyNo,
  contractOf,
  cremationOf,
  november,
  october,
} from '../../tests/sample-figures.ts';
import { beneficiaries } from '../beneficiaries.ts';
import * as collections from '../collections.ts';
import * as cremation from '../cremation.ts';
import * as deposits from '../deposits.ts';
import * as dividends from '../dividends.ts';
import * as guarantees from '../guarantees.ts';
import { latelyRecorded } from '../lately.ts';
import * as loans from '../loans.ts';
import * as members from '../members.ts';
import * as shares from '../shares.ts';
import * as welfare from '../welfare.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const limit = 99;
const zeroes = { openingSatang: 0n, inSatang: 0n, inCount: 0, outSatang: 0n, outCount: 0 };
const nothing = { ...zeroes, lostSatang: 0n, adjustedSatang: 0n, closingSatang: 0n };

/** What is asked of somebody's, and the answer where there is nothing. */
const ofPerson: Readonly<Record<string, [(db: Db) => Promise<unknown>, unknown]>> = {
  shareLines: [(db) => shares.storedShares.lines(db, { limit }), []],
  shareSummary: [(db) => shares.storedShares.summary(db, {}), nothing],
  shareHistory: [shares.shareHistory, { balanceHistory: [], years: [] }],
  shareHead: [shares.shareHead, undefined],
  depositAccounts: [deposits.depositAccounts, []],
  depositSlips: [deposits.depositSlips, []],
  lastDepositDay: [deposits.lastDepositDay, null],
  findMember: [members.findMember, undefined],
  findIdentity: [members.findIdentity, undefined],
  findPersonal: [members.findPersonal, undefined],
  memberTotals: [members.memberTotals, undefined],
  'loans open': [(db) => loans.loans(db, 'OPEN'), []],
  'loans closed': [(db) => loans.loans(db, 'CLOSED'), []],
  guarantees: [guarantees.guarantees, []],
  collateral: [guarantees.collateral, []],
  'collections monthly': [(db) => collections.collections(db, 'MONTHLY', { limit }), []],
  'collections other': [(db) => collections.collections(db, 'OTHER', { limit }), []],
  collection: [(db) => collections.collection(db, [october, 1]), undefined],
  collectionItems: [(db) => collections.collectionItems(db, [october, 2]), []],
  collectionsOf: [(db) => collections.collectionsOf(db, november), []],
  collectionsBefore: [(db) => collections.collectionsBefore(db, november), []],
  collectionItemsBefore: [(db) => collections.collectionItemsBefore(db, november), []],
  cremationEnrolments: [cremation.cremationEnrolments, []],
  beneficiaries: [beneficiaries, []],
  welfareReceived: [(db) => welfare.welfareReceived(db, { limit }), []],
  welfareClaims: [(db) => welfare.welfareClaims(db, { limit }), []],
  dividends: [dividends.dividends, []],
  latelyRecorded: [latelyRecorded, []],
  yearInterest: [(db) => dividends.yearInterest(db, 2024), []],
};

/** What is asked of one account, contract or enrolment, by its owner's number. */
const ofThing: Readonly<Record<string, [(db: Db, no: string) => Promise<unknown>, unknown]>> = {
  depositAccount: [(db, no) => deposits.depositAccount(db, accountOf(no)), undefined],
  depositLines: [(db, no) => deposits.storedDeposits(accountOf(no)).lines(db, { limit }), []],
  'depositLines after': [
    (db, no) => deposits.storedDeposits(accountOf(no)).lines(db, { limit, after: 0 }),
    [],
  ],
  depositSummary: [(db, no) => deposits.storedDeposits(accountOf(no)).summary(db, {}), nothing],
  depositMonths: [(db, no) => deposits.depositMonths(db, accountOf(no), {}), []],
  depositMonthsOf: [(db, no) => deposits.depositMonthsOf(db, accountOf(no), { limit }), []],
  'depositMonthsOf after': [
    (db, no) => deposits.depositMonthsOf(db, accountOf(no), { limit, after: 0 }),
    [],
  ],
  depositBalanceHistory: [
    (db, no) => deposits.depositHistory(accountOf(no)).balanceHistory(db, {}),
    [],
  ],
  loan: [(db, no) => loans.loan(db, contractOf(no)), undefined],
  loanLines: [(db, no) => loans.storedLoans(contractOf(no)).lines(db, { limit }), []],
  'loanLines before': [
    (db, no) => loans.storedLoans(contractOf(no)).lines(db, { limit, before: 9 }),
    [],
  ],
  loanSummary: [
    (db, no) => loans.storedLoans(contractOf(no)).summary(db, {}),
    { ...nothing, interestSatang: 0n },
  ],
  loanBalanceHistory: [(db, no) => loans.loanHistory(contractOf(no)).balanceHistory(db, {}), []],
  collateralOf: [(db, no) => guarantees.collateralOf(db, contractOf(no)), []],
  cremationMonths: [(db, no) => cremation.cremationMonths(db, cremationOf(no), { limit }), []],
};

const asText = (found: unknown) =>
  JSON.stringify(found, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));

/** Everybody who has nothing of what is asked. */
const strangers = (read: (db: Db) => Promise<unknown>) => ({
  visitor: opened.records.readAsVisitor(read),
  'nobody’s number': opened.records.readAsMember('999999', read),
  'an agency': opened.records.readAsAgency(agencyNo, read),
});

describe.each(Object.entries(ofPerson))('%s', (name, [read, empty]) => {
  test('T1 gives mine and nothing of the other’s', async () => {
    const [first, second] = await Promise.all([
      opened.records.readAsMember(somchai, read),
      opened.records.readAsMember(malee, read),
    ]);
    expect(first).not.toEqual(empty);
    // Guarantees are of others by nature; who sees which is told in guarantees.store.test.ts.
    if (name === 'guarantees' || name === 'collateral') return;
    expect(asText(first)).not.toContain(malee);
    expect(asText(second)).not.toContain(somchai);
  });

  test('T1 gives nobody anything', async () => {
    for (const [who, found] of Object.entries(strangers(read))) {
      expect(await found, who).toEqual(empty);
    }
  });
});

describe.each(Object.entries(ofThing))('%s', (_, [read, empty]) => {
  test('T1 gives mine; another’s looks like one that does not exist', async () => {
    const { records } = opened;
    const mine = await records.readAsMember(somchai, (db) => read(db, somchai));
    expect(mine).not.toEqual(empty);
    for (const no of [malee, prasert, '999999', 'a\0b', "' OR true --"]) {
      expect(await records.readAsMember(somchai, (db) => read(db, no)), no).toEqual(empty);
    }
  });

  test('T1 gives nobody anything', async () => {
    for (const [who, found] of Object.entries(strangers((db) => read(db, somchai)))) {
      expect(await found, who).toEqual(empty);
    }
  });
});

test('D-32 how a year was computed is public, whose moves it is made of is not', async () => {
  const read = (db: Db) => dividends.dividendOrigin(db, 2024);
  for (const found of Object.values(strangers(read))) {
    expect(await found).toMatchObject({ broughtForwardSatang: 0n, moves: [] });
  }
});

test('all that a member may ask can be asked at once', async () => {
  const all = (db: Db) => Promise.all(Object.values(ofPerson).map(([read]) => read(db)));
  const atOnce = await opened.records.readAsMember(somchai, all, { atOnce: true });
  expect(atOnce).toEqual(await opened.records.readAsMember(somchai, all));
});
