/** The pretend cooperative as its people read it: what is shown in two places is one figure. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orNothing } from '../../../core/satang.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { type Db, openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { agencyBills, agencyMonths, findAgency } from '../agencies.ts';
import { collectionItems, collections, collectionsBefore } from '../collections.ts';
import { cremationEnrolments } from '../cremation.ts';
import { depositAccounts, depositMonths, storedDeposits } from '../deposits.ts';
import { dividendOrigin, dividends, yearInterest } from '../dividends.ts';
import { collateral, guarantees } from '../guarantees.ts';
import { loans, storedLoans } from '../loans.ts';
import { findMember, memberTotals } from '../members.ts';
import { shareHistory, storedShares } from '../shares.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
let people: readonly string[];
let agencies: readonly string[];

beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl, { statementMs: 20_000 });
  const numbers = (what: string, table: string) =>
    asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
      const { rows } = await client.query(`SELECT ${what} AS no FROM records.${table}`);
      return rows.map((row) => row.no as string);
    });
  people = await numbers('member_no', 'members');
  agencies = await numbers('agency_no', 'agencies');
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint) =>
  rows.reduce((total, row) => total + of(row), 0n);

/** Asks the same of every member, and counts what was looked at. */
async function ofEveryone(look: (db: Db, no: string) => Promise<number>): Promise<number> {
  let seen = 0;
  for (const no of people) seen += await records.readAsMember(no, (db) => look(db, no));
  return seen;
}

test('D-05 totals are the sums of shares, loans and deposits', async () => {
  const seen = await ofEveryone(async (db, no) => {
    const [totals, open, accounts, share, latest] = await Promise.all([
      memberTotals(db),
      loans(db, 'OPEN'),
      depositAccounts(db),
      storedShares.summary(db, {}),
      collectionsBefore(db, '9999-12-31'),
    ]);
    const own = accounts.filter(({ status }) => status === 'OPEN');
    expect(totals, no).toEqual({
      shareSatang: share.closingSatang,
      loanSatang: sum(open, (loan) => loan.principalBalanceSatang),
      depositSatang: sum(own, (account) => account.balanceSatang),
      collectionMonth: latest[0]?.month ?? null,
      collectionPosted: latest.length === 0 ? null : latest.every(({ posted }) => posted),
      billedSatang: latest.length === 0 ? null : sum(latest, (bill) => bill.billedSatang),
      collectedSatang: latest.length === 0 ? null : sum(latest, (bill) => bill.collectedSatang),
    });
    expect(orNothing((await shareHistory(db)).balanceHistory.at(-1)?.balanceSatang), no).toBe(
      share.closingSatang,
    );
    return open.length;
  });
  expect(seen).toBeGreaterThan(20);
});

test('D-07, D-08 a contract says what its statement says', async () => {
  const seen = await ofEveryone(async (db) => {
    const all = [...(await loans(db, 'OPEN')), ...(await loans(db, 'CLOSED'))];
    for (const loan of all) {
      const [sums, [last]] = await Promise.all([
        storedLoans(loan.contractNo).summary(db, {}),
        storedLoans(loan.contractNo).lines(db, { limit: 1 }),
      ]);
      expect(sums.closingSatang, loan.contractNo).toBe(loan.principalBalanceSatang);
      expect(sums.openingSatang + sums.inSatang, loan.contractNo).toBe(loan.disbursedSatang);
      expect(last?.balanceSatang, loan.contractNo).toBe(loan.principalBalanceSatang);
    }
    return all.length;
  });
  expect(seen).toBeGreaterThan(50);
});

test('D-10 months of an account add up to its balance', async () => {
  await ofEveryone(async (db) => {
    const accounts = await depositAccounts(db);
    for (const { accountNo, balanceSatang } of accounts) {
      const [months, sums] = await Promise.all([
        depositMonths(db, accountNo, {}),
        storedDeposits(accountNo).summary(db, {}),
      ]);
      expect(sum(months, (month) => month.inSatang)).toBe(sums.inSatang);
      expect(sum(months, (month) => month.outSatang)).toBe(sums.outSatang);
      expect(sums.closingSatang).toBe(balanceSatang);
    }
    return accounts.length;
  });
});

test('D-11 a collection is its items, of money that waits apart', async () => {
  const seen = await ofEveryone(async (db) => {
    const both = await Promise.all([
      collections(db, 'MONTHLY', { limit: 24 }),
      collections(db, 'OTHER', { limit: 24 }),
    ]);
    for (const head of both.flat()) {
      const items = await collectionItems(db, [head.month, head.seq]);
      const own = items.filter(({ itemGroup }) => itemGroup !== 'REFUND');
      expect(items).toHaveLength(head.itemCount);
      expect(sum(own, (item) => item.amountSatang)).toBe(head.billedSatang);
      expect(sum(own, (item) => item.collectedSatang)).toBe(head.collectedSatang);
      expect(head.billedSatang - head.collectedSatang).toBe(head.uncollectedSatang);
    }
    return both.flat().length;
  });
  expect(seen).toBeGreaterThan(1000);
});

test('D-12 an enrolment’s balance ties', async () => {
  const seen = await ofEveryone(async (db) => {
    const found = await cremationEnrolments(db);
    for (const one of found) {
      const { prepaidBalanceSatang, toCollectSatang, aidToOthersSatang } = one;
      const left = prepaidBalanceSatang + toCollectSatang - aidToOthersSatang;
      expect(one.balanceAfterSatang).toBe(left);
    }
    return found.length;
  });
  expect(seen).toBeGreaterThan(10);
});

test('D-13 guarantor and borrower see the same guarantees', async () => {
  const asGuarantor: string[] = [];
  const asBorrower: string[] = [];
  await ofEveryone(async (db, no) => {
    const [mine, secured] = await Promise.all([guarantees(db), collateral(db)]);
    asGuarantor.push(...mine.map((one) => `${one.contractNo} ${no} ${one.guaranteedSatang}`));
    const others = secured.filter(({ guarantorNo }) => guarantorNo !== null);
    asBorrower.push(
      ...others.map((one) => `${one.contractNo} ${one.guarantorNo} ${one.amountSatang}`),
    );
    return mine.length;
  });
  expect(asGuarantor.length).toBeGreaterThan(10);
  expect(asGuarantor.toSorted()).toEqual(asBorrower.toSorted());
});

test('D-32 a dividend’s bases are what the ledgers say', async () => {
  const seen = await ofEveryone(async (db, no) => {
    const years = await dividends(db);
    for (const { year, shareBaseSatang, interestBaseSatang, ...paid } of years) {
      const [origin, interest] = await Promise.all([
        dividendOrigin(db, year),
        yearInterest(db, year),
      ]);
      const moved = sum(origin?.moves ?? [], (move) => move.satang);
      expect(orNothing(origin?.broughtForwardSatang) + moved, `${no} ${year}`).toBe(
        shareBaseSatang,
      );
      // The demo leaves emergency loans and those upon deposits out of the refund of 2022.
      const isLeftOut = (type: string) => year === 2022 && (type === 'EMG' || type === 'DEP');
      const counted = interest.filter(({ typeCode }) => !isLeftOut(typeCode));
      const ofYear = sum(counted, (one) => one.interestSatang);
      expect(ofYear, `${no} ${year}`).toBe(interestBaseSatang);
      expect(sum(paid.deductions, (one) => one.amountSatang)).toBe(paid.deductedSatang);
    }
    return years.length;
  });
  expect(seen).toBeGreaterThan(500);
});

test('D-23 an agency’s month is the sum of its bills, and each bill its member’s own', async () => {
  let bills = 0;
  for (const no of agencies) {
    const months = await records.readAsAgency(no, (db) => agencyMonths(db, { limit: 24 }));
    for (const month of months) {
      const found = await records.readAsAgency(no, (db) => agencyBills(db, month.month));
      bills += found.length;
      const members = new Set(found.map(({ memberNo }) => memberNo));
      expect(members.size, `${no} ${month.month}`).toBe(month.members);
      expect(sum(found, (bill) => bill.billedSatang)).toBe(month.billedSatang);
      expect(sum(found, (bill) => bill.collectedSatang)).toBe(month.collectedSatang);
      expect(sum(found, (bill) => bill.refundPendingSatang)).toBe(month.refundPendingSatang);
    }
  }
  const own = await ofEveryone(
    async (db) => (await collections(db, 'MONTHLY', { limit: 99 })).length,
  );
  expect(bills).toBe(own);
});

test('every agency finds itself under the name that its members read', async () => {
  const names = new Map<string, string>();
  await ofEveryone(async (db) => {
    const member = await findMember(db);
    if (member) names.set(member.agencyNo, member.agencyName);
    return 1;
  });
  for (const [no, name] of names) {
    expect((await records.readAsAgency(no, findAgency))?.name).toBe(name);
  }
});
