/** Loans computed a second time, formula by formula as B.1 writes them, in baht. */
import type { RunningLoan } from '../../loan/forward.ts';
import type { Instalment, LoanTerms, Repayment } from '../../loan/terms.ts';
import { endOfMonth, isLeap, nights } from './calendar.ts';
import { baht, Fraction, oneSatang, percent, zero } from './fraction.ts';

const hundred = new Fraction(100);
const one = new Fraction(1);

/** round_half_up( B × r × d / 36500 , 0.01 ), or each night over the days of its year. */
export function naiveInterest(
  balance: Fraction,
  rate: Fraction,
  from: string,
  to: string,
  dayCount: string,
): Fraction {
  let ordinary = 0;
  let leap = 0;
  for (const night of nights(from, to)) {
    if (dayCount === 'ACT_ACT' && isLeap(Number(night.slice(0, 4)))) leap += 1;
    else ordinary += 1;
  }
  const years = new Fraction(ordinary, 365).plus(new Fraction(leap, 366));
  return balance.times(rate).times(years).over(hundred).nearest(oneSatang);
}

/** B + interest so far, in satang. */
export function naivePayoff(loan: RunningLoan, on: string): bigint {
  const balance = baht(loan.balanceSatang);
  const rate = percent(loan.rate);
  return balance
    .plus(baht(loan.interestBalanceSatang))
    .plus(naiveInterest(balance, rate, loan.interestFrom, on, loan.dayCount))
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
    const interest = naiveInterest(opening, rate, start, dueOn, terms.dayCount);
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

/** What is still to pay of a running contract. */
export function naiveForward(loan: RunningLoan): Instalment[] | string {
  const rows: Instalment[] = [];
  const rate = percent(loan.rate);
  let opening = baht(loan.balanceSatang);
  let unpaid = baht(loan.interestBalanceSatang);
  let from = loan.interestFrom;
  const last = loan.periodTotal > loan.periodLast ? loan.periodTotal : loan.periodLast + 1;
  for (let no = loan.periodLast + 1; zero.isBelow(opening.plus(unpaid)); no += 1) {
    const dueOn = endOfMonth(loan.nextDueOn, no - loan.periodLast - 1);
    const interest = naiveInterest(opening, rate, from, dueOn, loan.dayCount);
    const instalment = baht(loan.instalmentSatang);
    let principal =
      loan.repaymentMethod === 'EQUAL_PRINCIPAL' ? instalment : instalment.minus(interest);
    if (!zero.isBelow(principal)) {
      if (rows.length > 0) return 'PAYMENT_BELOW_INTEREST';
      principal = zero;
    }
    if (no === last || !principal.isBelow(opening)) principal = opening;
    rows.push(
      toInstalment({ no, from, dueOn, opening, principal, interest: interest.plus(unpaid) }),
    );
    opening = opening.minus(principal);
    unpaid = zero;
    from = dueOn;
  }
  return rows;
}
