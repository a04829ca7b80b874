/** Dividends and refunds computed anew by B.3, line by line in fractions. */
import { nights } from '../../../../core/tests/naive/calendar.ts';
import { Fraction, zero } from '../../../../core/tests/naive/fraction.ts';
import type { Files } from '../files/files.ts';
import type { Row } from '../files/plain.ts';
import { inOrder } from '../in-order.ts';
import { balanceOn, number, sumOf } from './ledger.ts';
import type { Loan } from './loans.ts';
import { rateOf } from './rate.ts';

const oneSatang = new Fraction(1);
const within = (lines: readonly Row[], year: Row): readonly Row[] =>
  lines.filter(
    ({ postedOn = '' }) => postedOn >= (year.startsOn ?? '') && postedOn <= (year.endsOn ?? ''),
  );

const daysBetween = (from: string, to: string): number => [...nights(from, to)].length;

/** (12 − e)/12 by the month and the cut-off day, or the days left over those of the year. */
function weight(year: Row, on: string): Fraction {
  const { startsOn = '', endsOn = '' } = year;
  if (year.method === 'DAILY') {
    return new Fraction(daysBetween(on, endsOn), daysBetween(startsOn, endsOn) + 1);
  }
  const [, firstMonth = 0] = startsOn.split('-').map(Number);
  const [, month = 0, date = 0] = on.split('-').map(Number);
  const m = ((month - firstMonth + 12) % 12) + 1;
  const e = date <= Number(year.cutoffDay) ? m - 1 : m;
  return new Fraction(12 - e, 12);
}

/**
 * Where the year's dividend comes from. What is brought forward on its first day was held all the
 * year; what any other first line brings counts as bought.
 */
function originOf(year: Row, shares: readonly Row[]) {
  const { startsOn = '' } = year;
  const isBroughtForward = ({ typeCode, postedOn }: Row) =>
    typeCode === 'BF' && postedOn === startsOn;
  const inYear = within(shares, year).filter((line) => !isBroughtForward(line));
  const moves = inYear.map((line) => ({
    seq: line.seq,
    on: line.postedOn ?? '',
    satang:
      line.seq === '1' ? number(line.balanceSatang) : number(line.sign) * number(line.amountSatang),
  }));
  const before = shares
    .filter((line) => (line.postedOn ?? '') < startsOn || isBroughtForward(line))
    .at(-1);
  return { year, broughtForwardSatang: number(before?.balanceSatang), moves };
}

function fullDividend(year: Row, origin: ReturnType<typeof originOf>): bigint {
  const rate = new Fraction(rateOf(year.dividendRate), 1_000_000);
  const parts = [
    new Fraction(origin.broughtForwardSatang),
    ...origin.moves.map(({ on, satang }) => new Fraction(satang).times(weight(year, on))),
  ].map((part) => part.times(rate));
  const perLine = year.rounding === 'PER_LINE';
  const rounded = perLine ? parts.map((part) => part.nearest(oneSatang)) : parts;
  const sum = rounded.reduce((all, part) => all.plus(part), zero);
  const whole = sum.nearest(oneSatang).floor();
  // Rounding line by line makes no debt.
  return whole < 0n ? 0n : whole;
}

/** Percent of a type of loan in ten-thousandths: its own, or the year's. */
export function refundRateOf(year: Row, typeCode = ''): bigint {
  const own = (year.loanTypeRates ?? '').split(';').find((one) => one.startsWith(`${typeCode}=`));
  return rateOf(own ? own.slice(typeCode.length + 1) : year.refundRate);
}

/** Left out of the base are types of loans whose rate is nought. */
export const isCounted = (year: Row, typeCode: string | undefined): boolean =>
  year.refundMethod !== 'BY_LOAN_TYPE' || refundRateOf(year, typeCode) !== 0n;

interface PaidInterest {
  readonly typeCode: string | undefined;
  readonly interestSatang: bigint;
}

const refundOf = (year: Row, paid: readonly PaidInterest[]): bigint =>
  paid
    .map((one) => new Fraction(one.interestSatang * refundRateOf(year, one.typeCode), 1_000_000))
    .reduce((all, part) => all.plus(part), zero)
    .nearest(oneSatang)
    .floor();

interface Member {
  readonly memberNo: string;
  readonly shares: readonly Row[];
  readonly loans: readonly Loan[];
}

/** One approved year: each figure from the ledgers, and what was computed from what. */
function expectedYear(row: Row, year: Row, deductions: readonly Row[], { shares, loans }: Member) {
  const origin = originOf(year, shares);
  const paid = loans
    .map((loan) => ({
      contractNo: loan.row.contractNo,
      typeCode: loan.row.typeCode,
      typeName: loan.row.typeName,
      interestSatang: sumOf(within(loan.lines, year), 'interestSatang'),
    }))
    .filter(({ interestSatang }) => interestSatang !== 0n);
  const counted = paid.filter(({ typeCode }) => isCounted(year, typeCode));
  const interest = counted.reduce((sum, { interestSatang }) => sum + interestSatang, 0n);
  const isDelivered = year.refundMethod === 'AS_DELIVERED';
  const full = fullDividend(year, origin);
  const dividend = row.dividendStatus === 'HELD' ? 0n : full;
  const computed = isDelivered ? number(row.refundSatang) : refundOf(year, paid);
  const refund = row.refundStatus === 'HELD' ? 0n : computed;
  const deducted = sumOf(deductions, 'amountSatang');
  const rates = {
    ...{ dividendRate: year.dividendRate, refundRate: year.refundRate },
    refundMethod: year.refundMethod || 'ONE_RATE',
  };
  const figures = {
    shareBaseSatang: balanceOn(shares, year.endsOn ?? ''),
    dividendSatang: dividend,
    interestBaseSatang: isDelivered ? number(row.interestBaseSatang) : interest,
    refundSatang: refund,
    deductedSatang: deducted,
    netSatang: dividend + refund + number(row.giftSatang) - deducted,
  };
  return {
    dividend: { ...row, ...rates, ...figures, deductions },
    origin: { ...origin, year: { ...year, refundMethod: rates.refundMethod } as Row },
    computedSatang: full,
    interest: inOrder(paid, ({ contractNo }) => contractNo),
  };
}

/** The approved years, the newest first. */
export function expectedDividends(files: Files, member: Member) {
  const approved = new Map(
    files.dividend_years
      .filter(({ state }) => state === 'APPROVED')
      .map((year) => [year.year ?? '', year]),
  );
  const ofApproved = (rows: readonly Row[] | undefined) =>
    (rows ?? [])
      .filter(({ year = '' }) => approved.has(year))
      .toSorted(
        (a, b) => Number(b.year) - Number(a.year) || Number(a.seq ?? 0) - Number(b.seq ?? 0),
      );
  const deductions = ofApproved(files.dividend_deductions.get(member.memberNo));
  return ofApproved(files.dividends.get(member.memberNo)).map((row) => {
    const its = deductions.filter(({ year }) => year === row.year);
    return expectedYear(row, approved.get(row.year ?? '') as Row, its, member);
  });
}
