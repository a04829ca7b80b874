/** Everything that the store shows one member, asked as the pages ask, with core's arithmetic. */
import type { Day } from '../../../core/days.ts';
import { dividendOf } from '../../../core/dividend/dividend.ts';
import { ruleFrom } from '../../../core/loan/banded-rule.ts';
import { forwardSchedule } from '../../../core/loan/forward.ts';
import { type Instalments, isMonthPaid, nextPeriod } from '../../../core/loan/next-period.ts';
import { isOpenEnded } from '../../../core/loan/open-ended.ts';
import { payoffSatang } from '../../../core/loan/payoff.ts';
import { type Rate, readRate } from '../../../core/rate.ts';
import type { Db, Records } from '../../../records/database.ts';
import { beneficiaries } from '../../../records/figures/beneficiaries.ts';
import {
  type CollectionKind,
  collectionItems,
  collections,
} from '../../../records/figures/collections.ts';
import { cremationEnrolments, cremationMonths } from '../../../records/figures/cremation.ts';
import * as deposit from '../../../records/figures/deposits.ts';
import * as dividend from '../../../records/figures/dividends.ts';
import { collateral, guarantees } from '../../../records/figures/guarantees.ts';
import * as loan from '../../../records/figures/loans.ts';
import { findPersonal, memberTotals } from '../../../records/figures/members.ts';
import * as share from '../../../records/figures/shares.ts';
import { welfareClaims, welfareReceived } from '../../../records/figures/welfare.ts';
import { inOrder } from './in-order.ts';

/** More than any member has of anything. */
const all = { limit: 100_000 };

const rateOf = (text: string): Rate => readRate(text);

const plus = (days: readonly [Day, Day]) => ({ from: days[0], to: days[1] });

async function sharesShown(db: Db, lastYear: readonly [Day, Day]) {
  return {
    lines: await share.storedShares.lines(db, all),
    all: await share.storedShares.summary(db, {}),
    lastYear: await share.storedShares.summary(db, plus(lastYear)),
    lastPeriod: (await share.shareHead(db))?.lastPeriod ?? null,
    balanceHistory: (await share.shareHistory(db)).balanceHistory,
  };
}

async function depositsShown(db: Db, lastYear: readonly [Day, Day]) {
  const accounts = [];
  const slips = await deposit.depositSlips(db);
  for (const account of await deposit.depositAccounts(db)) {
    const { accountNo } = account;
    accounts.push({
      account,
      slips: slips.filter((slip) => slip.accountNo === accountNo),
      lines: await deposit.storedDeposits(accountNo).lines(db, all),
      all: await deposit.storedDeposits(accountNo).summary(db, {}),
      lastYear: await deposit.storedDeposits(accountNo).summary(db, plus(lastYear)),
      months: await deposit.depositMonths(db, accountNo, {}),
      balanceHistory: await deposit.depositHistory(accountNo).balanceHistory(db, {}),
    });
  }
  return { accounts, lastDay: await deposit.lastDepositDay(db) };
}

function stillToPay(
  row: loan.Loan,
  [last]: readonly loan.LoanLine[],
  instalments: Instalments,
  asOf: Day,
) {
  if (last === undefined || row.status !== 'OPEN') return {};
  const rule = ruleFrom(row, last.postedOn);
  if (rule === undefined) return {};
  const balanceSatang = row.principalBalanceSatang;
  const { interestBalanceSatang, postedOn: interestFrom } = last;
  const rate = rateOf(row.annualRate);
  const openEnded = isOpenEnded(row);
  const monthPaid = isMonthPaid(instalments, asOf);
  const next = nextPeriod({ ...row, openEnded, monthPaid }, asOf);
  const forward = forwardSchedule({
    ...row,
    periodLast: next.periodNo - 1,
    rule,
    balanceSatang,
    interestBalanceSatang,
    rate,
    openEnded,
    interestFrom,
    nextDueOn: next.dueOn,
  });
  return {
    forward: typeof forward === 'string' ? forward : forward.instalments,
    payoffSatang: payoffSatang(
      balanceSatang,
      interestBalanceSatang,
      rate,
      interestFrom,
      asOf,
      rule,
    ),
  };
}

async function loansShown(db: Db, status: loan.LoanStatus, asOf: Day) {
  const shown = [];
  for (const row of await loan.loans(db, status)) {
    const { contractNo } = row;
    const lines = await loan.storedLoans(contractNo).lines(db, all);
    shown.push({
      loan: row,
      lines,
      summary: await loan.storedLoans(contractNo).summary(db, {}),
      balanceHistory: await loan.loanHistory(contractNo).balanceHistory(db, {}),
      ...stillToPay(row, lines, await loan.loanInstalments(db, contractNo), asOf),
    });
  }
  return shown;
}

async function collectionsShown(db: Db, kind: CollectionKind) {
  const shown = [];
  for (const collection of await collections(db, kind, all)) {
    const items = await collectionItems(db, [collection.month, collection.seq]);
    shown.push({ collection, items });
  }
  return shown;
}

async function cremationShown(db: Db) {
  const shown = [];
  for (const enrolment of await cremationEnrolments(db)) {
    shown.push({ enrolment, months: await cremationMonths(db, enrolment.cremationNo, all) });
  }
  return shown;
}

async function dividendsShown(db: Db) {
  const years = [];
  for (const row of await dividend.dividends(db)) {
    const origin = await dividend.dividendOrigin(db, row.year);
    if (origin === undefined) throw new Error(`${row.year} is shown and not approved`);
    const { year, broughtForwardSatang, moves } = origin;
    const rates = { dividendRate: rateOf(year.dividendRate), refundRate: rateOf(year.refundRate) };
    const computed = dividendOf({ ...year, ...rates }, broughtForwardSatang, moves);
    const computedSatang = typeof computed === 'string' ? computed : computed.dividendSatang;
    const paid = await dividend.yearInterest(db, row.year);
    const interest = inOrder(paid, ({ contractNo }) => contractNo);
    years.push({ dividend: row, origin, computedSatang, interest });
  }
  return years;
}

async function restShown(db: Db) {
  const named = await beneficiaries(db);
  const percent = named.reduce((sum, { sharePercent }) => sum + rateOf(sharePercent ?? '0'), 0n);
  const received = await welfareReceived(db, all);
  return {
    guarantees: inOrder(await guarantees(db), ({ contractNo, seq }) => `${contractNo} ${seq}`),
    collateral: inOrder(await collateral(db), ({ contractNo, seq }) => `${contractNo} ${seq}`),
    cremation: await cremationShown(db),
    beneficiaries: { rows: named, percent },
    welfare: {
      claims: await welfareClaims(db, all),
      received,
      receivedSatang: received.reduce((sum, { amountSatang }) => sum + amountSatang, 0n),
    },
  };
}

/** All subjects of one member; `lastYear` are the days of a shorter summary. */
export const shownTo = (
  records: Records,
  memberNo: string,
  asOf: Day,
  lastYear: readonly [Day, Day],
) =>
  records.readAsMember(memberNo, async (db) => ({
    person: await findPersonal(db),
    totals: await memberTotals(db),
    shares: await sharesShown(db, lastYear),
    deposits: await depositsShown(db, lastYear),
    loans: {
      open: await loansShown(db, 'OPEN', asOf),
      closed: await loansShown(db, 'CLOSED', asOf),
    },
    collections: {
      monthly: await collectionsShown(db, 'MONTHLY'),
      other: await collectionsShown(db, 'OTHER'),
    },
    dividends: await dividendsShown(db),
    ...(await restShown(db)),
  }));
