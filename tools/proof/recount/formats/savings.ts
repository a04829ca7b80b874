/** Shares and deposits as the files' movements make them (A.2, A.4, B.2). */
import { nights } from '../../../../core/tests/naive/calendar.ts';
import { Fraction } from '../../../../core/tests/naive/fraction.ts';
import type { Files } from '../files/files.ts';
import type { Row } from '../files/plain.ts';
import { inOrder } from '../in-order.ts';
import {
  balanceHistory,
  balanceOn,
  moved,
  newestFirst,
  number,
  running,
  summary,
  sumOf,
} from './ledger.ts';
import { bandWeight, rateOf } from './rate.ts';

/** The member's share lines, oldest first, with balances of our own. */
export const shareLedger = (files: Files, memberNo: string): readonly Row[] =>
  running(files.share_lines.get(memberNo) ?? [], 'amountSatang');

const yearOf = (day: string | undefined): string => (day ?? '').slice(0, 4);

/** Balance at each year's end, without gaps; the last year's on the day of its last line. */
function yearEnds(lines: readonly Row[]) {
  const first = Number(yearOf(lines[0]?.postedOn));
  const last = lines.at(-1);
  const points = [];
  for (let year = first; year < Number(yearOf(last?.postedOn)); year += 1) {
    const on = `${year}-12-31`;
    points.push({ on, balanceSatang: balanceOn(lines, on) });
  }
  return last ? [...points, { on: last.postedOn, balanceSatang: last.balanceSatang }] : points;
}

export function expectedShares(lines: readonly Row[], lastYear: readonly [string, string]) {
  const period = lines.findLast(({ periodNo }) => periodNo !== '')?.periodNo ?? '';
  return {
    lines: newestFirst(lines),
    all: summary(lines, 'amountSatang'),
    lastYear: summary(lines, 'amountSatang', ...lastYear),
    lastPeriod: period,
    balanceHistory: yearEnds(lines),
  };
}

/**
 * What the closes since the last posting have earned, night by night at the night's rate, rounded
 * once (B.2); of what is delivered nobody else knows.
 */
function accrued(account: Row, lines: readonly Row[], asOf: string): bigint {
  if (account.status === 'CLOSED') return 0n;
  if (account.dayCount === 'AS_DELIVERED') return number(account.accruedInterestSatang);
  const stated = lines.filter(({ annualRate = '' }) => annualRate !== '');
  const posting = lines.findLast(({ typeCode }) => typeCode === 'INTEREST');
  const from = posting?.postedOn ?? account.openedOn ?? '';
  const closes = new Map(
    lines.map(({ postedOn = '', balanceSatang }) => [postedOn, balanceSatang]),
  );
  let close = balanceOn(lines, from);
  const year = 36_500n * 10_000n;
  let interest = new Fraction(0n, year);
  for (const night of nights(from, asOf)) {
    close = number(closes.get(night) ?? String(close));
    const line = stated.findLast(({ postedOn = '' }) => postedOn <= night);
    const weight = account.rateBands
      ? bandWeight(account, close)
      : close * rateOf((line ?? account).annualRate);
    interest = interest.plus(new Fraction(weight, year));
  }
  return interest.nearest(new Fraction(1)).floor();
}

function months(lines: readonly Row[]) {
  const byMonth = Map.groupBy(lines, ({ postedOn = '' }) => postedOn.slice(0, 7));
  const rows = [...byMonth].map(([month, its]) => {
    const inward = its.filter((line) => moved(line) > 0n);
    const outward = its.filter((line) => moved(line) < 0n);
    return {
      month,
      inSatang: sumOf(inward, 'amountSatang'),
      outSatang: sumOf(outward, 'amountSatang'),
    };
  });
  return rows.sort((a, b) => (a.month < b.month ? 1 : -1));
}

/** The account's slips, oldest first, with balances and interest of our own. */
function slipsOf(files: Files, account: Row, lines: readonly Row[]): readonly Row[] {
  const slips = files.deposit_slips.get(account.accountNo ?? '') ?? [];
  return inOrder(slips, ({ openedOn, slipNo }) => `${openedOn} ${slipNo}`).map((slip) => {
    const ofSlip = lines.filter(({ slipNo }) => slipNo === slip.slipNo);
    const own = running(ofSlip, 'amountSatang');
    const terms = { ...slip, dayCount: account.dayCount ?? '' };
    return {
      ...slip,
      balanceSatang: own.at(-1)?.balanceSatang ?? '0',
      accruedInterestSatang: String(accrued(terms, own, files.asOf)),
    };
  });
}

export interface Account {
  readonly row: Row;
  readonly slips: readonly Row[];
  /** Oldest first. */
  readonly lines: readonly Row[];
}

/** The member's accounts by number, with balances and interest of our own. */
export function accountsOf(files: Files, memberNo: string): readonly Account[] {
  const own = files.deposit_accounts.filter((account) => account.memberNo === memberNo);
  return inOrder(own, ({ accountNo }) => accountNo).map((account) => {
    const lines = running(files.deposit_lines.get(account.accountNo ?? '') ?? [], 'amountSatang');
    const last = lines.at(-1);
    const slips = slipsOf(files, account, lines);
    const earned = slips.map(({ accruedInterestSatang = '' }) => number(accruedInterestSatang));
    const own = slips.length > 0 ? earned : [accrued(account, lines, files.asOf)];
    const row = {
      ...account,
      dayCount: account.dayCount || 'ACT_365F',
      balanceSatang: last?.balanceSatang ?? '0',
      accruedInterestSatang: String(own.reduce((sum, one) => sum + one, 0n)),
      lastActivityOn: last?.postedOn ?? '',
    };
    return { row, slips, lines };
  });
}

export const expectedDeposits = (
  accounts: readonly Account[],
  lastYear: readonly [string, string],
) => ({
  accounts: accounts.map(({ row, slips, lines }) => ({
    account: row,
    slips,
    lines: newestFirst(lines),
    all: summary(lines, 'amountSatang'),
    lastYear: summary(lines, 'amountSatang', ...lastYear),
    months: months(lines),
    balanceHistory: balanceHistory(lines),
  })),
  lastDay:
    accounts
      .map(({ lines }) => lines.at(-1)?.postedOn ?? '')
      .toSorted()
      .at(-1) ?? '',
});
