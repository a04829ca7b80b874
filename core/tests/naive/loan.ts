/** Loans computed a second time, formula by formula as B.1 writes them, in baht. */
import type { RunningLoan } from '../../loan/forward.ts';
import type { Instalment, LoanTerms, Repayment } from '../../loan/terms.ts';
import { type NaiveBands, naiveBandYear } from './bands.ts';
import { endOfMonth, isLeap, nights, tomorrow } from './calendar.ts';
import { baht, Fraction, oneSatang, percent, zero } from './fraction.ts';

const hundred = new Fraction(100);
const one = new Fraction(1);

/** A contract's rule by its names; `AS_DELIVERED` has no arithmetic. */
export interface NaiveRule {
  readonly dayCount: string;
  readonly step: string;
  readonly rounding: string;
  /** Where the rate goes by the balance; the rate beside it then says nothing. */
  readonly bands?: NaiveBands;
}

const lastOf = (day: string): string => endOfMonth(day, 0);
const dateOf = (day: string): number => Number(day.slice(8));

/** A night of 30/360: to the 31st it counts nothing, to the end of February all that is left. */
function nightOf360(night: string): number {
  const next = tomorrow(night);
  if (dateOf(next) === 31) return 0;
  return next === lastOf(next) ? 30 - dateOf(night) : 1;
}

/** Whether a month that began on the day `from` is full on `day`. */
const isFull = (from: string, day: string): boolean =>
  from === lastOf(from)
    ? day === lastOf(day)
    : dateOf(day) === dateOf(from) || (day === lastOf(day) && dateOf(day) < dateOf(from));

function monthsAndRest(from: string, to: string): Fraction {
  let [months, rest] = [0, 0];
  for (const night of nights(from, to)) {
    rest += 1;
    if (!isFull(from, tomorrow(night))) continue;
    months += 1;
    rest = 0;
  }
  return new Fraction(months, 12).plus(new Fraction(rest, 365));
}

function yearsBetween(from: string, to: string, dayCount: string): Fraction {
  const all = [...nights(from, to)];
  if (dayCount === 'MONTHLY') return monthsAndRest(from, to);
  if (dayCount === 'THIRTY_360') {
    return new Fraction(
      all.reduce((sum, night) => sum + nightOf360(night), 0),
      360,
    );
  }
  const leap = all.filter((night) => isLeap(Number(night.slice(0, 4)))).length;
  if (dayCount === 'ACT_365F') return new Fraction(all.length, 365);
  if (dayCount !== 'ACT_ACT') throw new RangeError(`no way of counting: ${dayCount}`);
  return new Fraction(all.length - leap, 365).plus(new Fraction(leap, 366));
}

const steps: Readonly<Record<string, Fraction>> = {
  SATANG: oneSatang,
  QUARTER: new Fraction(1, 4),
  BAHT: new Fraction(1),
};

function rounded(exact: Fraction, { step, rounding }: NaiveRule): Fraction {
  const unit = steps[step];
  if (unit === undefined) throw new RangeError(`no step: ${step}`);
  if (rounding === 'HALF_UP') return exact.nearest(unit);
  if (rounding === 'UP') return exact.up(unit);
  if (rounding === 'DOWN') return unit.times(new Fraction(exact.over(unit).floor()));
  throw new RangeError(`no rounding: ${rounding}`);
}

/** B × r × years / 100, rounded once; ACT_365F: round_half_up( B × r × d / 36500 , 0.01 ). */
export const naiveInterest = (
  balance: Fraction,
  rate: Fraction,
  from: string,
  to: string,
  rule: NaiveRule,
): Fraction =>
  rounded(
    (rule.bands ? naiveBandYear(balance, rule.bands) : balance.times(rate))
      .times(yearsBetween(from, to, rule.dayCount))
      .over(hundred),
    rule,
  );

/** B + interest so far, in satang. */
export function naivePayoff(loan: RunningLoan, on: string): bigint {
  const balance = baht(loan.balanceSatang);
  const rate = percent(loan.rate);
  return balance
    .plus(baht(loan.interestBalanceSatang))
    .plus(naiveInterest(balance, rate, loan.interestFrom, on, loan.rule))
    .satang();
}

/** P·i / (1 − (1+i)^−n), i = r/1200; P / n when nothing is charged. */
export function naiveAnnuity(principal: Fraction, rate: Fraction, periods: number): Fraction {
  const i = rate.over(new Fraction(1200));
  if (i.above === 0n) return principal.over(new Fraction(periods));
  let discount = one;
  for (let period = 0; period < periods; period += 1) discount = discount.over(one.plus(i));
  return principal.times(i).over(one.minus(discount));
}

function baseOf(terms: LoanTerms, repayment: Repayment): Fraction {
  if (repayment.method === 'GIVEN_PAYMENT') return baht(repayment.paymentSatang);
  const principal = baht(terms.principalSatang);
  const step = baht(repayment.roundStepSatang);
  if (repayment.method === 'EQUAL_PRINCIPAL')
    return principal.over(new Fraction(repayment.periods)).up(step);
  return naiveAnnuity(principal, percent(terms.rate), repayment.periods).up(step);
}

interface Row {
  readonly no: number;
  readonly from: string;
  readonly dueOn: string;
  readonly opening: Fraction;
  readonly principal: Fraction;
  readonly interest: Fraction;
}

const toInstalment = (row: Row): Instalment => ({
  periodNo: row.no,
  dueOn: row.dueOn,
  days: [...nights(row.from, row.dueOn)].length,
  openingSatang: row.opening.satang(),
  principalSatang: row.principal.satang(),
  interestSatang: row.interest.satang(),
  paymentSatang: row.principal.plus(row.interest).satang(),
  closingSatang: row.opening.minus(row.principal).satang(),
});

/** The rows of a schedule, or the name of the fault that ends it. */
export function naiveSchedule(terms: LoanTerms, repayment: Repayment): Instalment[] | string {
  const base = baseOf(terms, repayment);
  const rate = percent(terms.rate);
  const isGivenPayment = repayment.method === 'GIVEN_PAYMENT';
  const wait = Number(terms.disbursedOn.split('-')[2]) > terms.firstDueCutoffDay ? 1 : 0;
  const rows: Instalment[] = [];
  let opening = baht(terms.principalSatang);
  let from = terms.disbursedOn;
  for (let no = 1; zero.isBelow(opening); no += 1) {
    if (isGivenPayment && no > 600) return 'TOO_MANY_PERIODS';
    const dueOn = endOfMonth(terms.disbursedOn, wait + no - 1);
    const start = no === 1 && terms.countDisbursementDay ? dayBefore(from) : from;
    const interest = naiveInterest(opening, rate, start, dueOn, terms.rule);
    let principal = repayment.method === 'EQUAL_PRINCIPAL' ? base : base.minus(interest);
    if (!zero.isBelow(principal)) return 'PAYMENT_BELOW_INTEREST';
    const isLast = !isGivenPayment && no === repayment.periods;
    if (isLast || !principal.isBelow(opening)) principal = opening;
    rows.push(toInstalment({ no, from: start, dueOn, opening, principal, interest }));
    opening = opening.minus(principal);
    from = dueOn;
  }
  return rows;
}

/** Looks for the day whose morrow it is, from the first of the month before. */
function dayBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = month === 1 ? `${year - 1}-12-01` : `${year}-${`${month - 1}`.padStart(2, '0')}-01`;
  return [...nights(start, day)].at(-1) ?? '';
}

interface Paid {
  readonly firstDueOn: string;
  readonly periodLast: number;
  readonly monthPaid: boolean;
  readonly openEnded: boolean;
}

/** The number and the day of the next instalment, month by month from the first. */
export function naiveNextPeriod(loan: Paid, asOf: string): [number, string] {
  let due = lastOf(loan.firstDueOn);
  if (loan.openEnded) {
    while (due < asOf || (loan.monthPaid && due.startsWith(asOf.slice(0, 7))))
      due = endOfMonth(due, 1);
    return [loan.periodLast + 1, due];
  }
  const latest = endOfMonth(asOf > loan.firstDueOn ? asOf : loan.firstDueOn, 1);
  let no = 1;
  for (; due < asOf || no <= loan.periodLast; no += 1) due = endOfMonth(due, 1);
  return [no, due < latest ? due : latest];
}

/** What is still to pay of a running contract. */
export function naiveForward(loan: RunningLoan): Instalment[] | string {
  const rows: Instalment[] = [];
  const rate = percent(loan.rate);
  let opening = baht(loan.balanceSatang);
  let unpaid = baht(loan.interestBalanceSatang);
  let from = loan.interestFrom;
  const { openEnded, periodLast, periodTotal } = loan;
  const last = periodTotal > periodLast ? periodTotal : periodLast + 1;
  for (let no = loan.periodLast + 1; zero.isBelow(opening.plus(unpaid)); no += 1) {
    if (openEnded && rows.length === 600) return 'TOO_MANY_PERIODS';
    const dueOn = endOfMonth(loan.nextDueOn, no - loan.periodLast - 1);
    const interest = naiveInterest(opening, rate, from, dueOn, loan.rule);
    const instalment = baht(loan.instalmentSatang);
    let principal =
      loan.repaymentMethod === 'EQUAL_PRINCIPAL' ? instalment : instalment.minus(interest);
    if (!zero.isBelow(principal)) {
      if (rows.length > 0) return 'PAYMENT_BELOW_INTEREST';
      principal = zero;
    }
    if ((no === last && !openEnded) || !principal.isBelow(opening)) principal = opening;
    rows.push(
      toInstalment({ no, from, dueOn, opening, principal, interest: interest.plus(unpaid) }),
    );
    opening = opening.minus(principal);
    unpaid = zero;
    from = dueOn;
  }
  return rows;
}
