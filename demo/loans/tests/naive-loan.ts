/**
 * A loan once more, the slow and plain way: day by day from its rows alone, with exact fractions.
 * It shares no code with core but its second computation, nor with the program that wrote the rows.
 */

import { type NaiveBands, naiveBandYear } from '../../../core/tests/naive/bands.ts';
import { baht, Fraction, percent } from '../../../core/tests/naive/fraction.ts';
import { naiveInterest } from '../../../core/tests/naive/loan.ts';
import { dayNo, type Row, satang } from './rows-of.ts';

/** `6.50` as hundredths of a percent. */
const hundredths = (rate: string): bigint => BigInt(rate.replace('.', ''));

/** A fraction to the nearest whole number, a half upwards. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const rest = numerator % denominator;
  return numerator / denominator + (rest * 2n >= denominator ? 1n : 0n);
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const monthEnds = new Map<number, boolean>();

export function isMonthEnd(day: number): boolean {
  const cached = monthEnds.get(day);
  if (cached !== undefined) return cached;
  const is = new Date((day + 1) * 86_400_000).getUTCDate() === 1;
  monthEnds.set(day, is);
  return is;
}

interface Recomputed {
  readonly faults: readonly string[];
  readonly balance: bigint;
  readonly periodLast: number;
  readonly accrued: bigint;
  readonly principalArrears: bigint;
  readonly interestArrears: bigint;
}

const textOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

const bandsOf = (loan: Row): NaiveBands | undefined =>
  loan.RATE_BANDS === ''
    ? undefined
    : { text: String(loan.RATE_BANDS), by: loan.RATE_BANDS_BY as NaiveBands['by'] };

/**
 * The rate that a balance has reached, in hundredths of a percent: what all of it costs in a year,
 * of slices what its last satang costs.
 */
function reachedRate(bands: NaiveBands, balance: bigint): bigint {
  const satang = bands.by === 'SLICE' ? 1n : balance;
  const below = naiveBandYear(baht(balance - satang), bands);
  const own = naiveBandYear(baht(balance), bands).minus(below).over(baht(satang));
  return own.times(new Fraction(100)).floor();
}

/** Interest of so many days by a rule other than the usual; the bank's by calendar months. */
function ruled(loan: Row, rate: bigint, balance: bigint, since: number, days: number): bigint {
  const [from, to] = [textOf(since), textOf(since + days)];
  const [dayCount, step, rounding] = [
    ...[loan.DAY_COUNT, loan.INTEREST_STEP, loan.INTEREST_ROUNDING].map(String),
  ] as const;
  if (dayCount !== 'AS_DELIVERED') {
    const bands = bandsOf(loan);
    const rule = {
      ...{ dayCount: dayCount ?? '', step: step || 'SATANG', rounding: rounding || 'HALF_UP' },
      ...(bands && { bands }),
    };
    return naiveInterest(baht(balance), percent(rate * 100n), from, to, rule).satang();
  }
  const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const month = (satang(loan.APPROVED) * rate) / (10_000n * 12n * 100n);
  return month * 100n * BigInt(monthsOf(to) - monthsOf(from));
}

/** A loan followed from day to day. */
class Walk {
  readonly faults: string[] = [];
  readonly rate: bigint;
  readonly periods: number;
  balance = 0n;
  unpaid = 0n;
  /** Balance times days since the last line. */
  closes = 0n;
  /** The day of the last line. */
  since = 0;
  days = 0;
  periodLast = 0;
  /** Month ends that were due so far. */
  reached = 0;
  arrears = 0n;
  owedAtDue = 0n;

  readonly loan: Row;

  constructor(loan: Row) {
    this.loan = loan;
    this.since = dayNo(loan.CONTRACT_DATE);
    this.rate = hundredths(String(loan.ANNUAL_RATE));
    this.periods = Number(loan.PERIOD_TOTAL);
  }

  owed(): bigint {
    if (this.loan.DAY_COUNT === 'ACT_365F' && this.loan.RATE_BANDS === '') {
      return this.unpaid + nearest(this.closes * this.rate, 365n * 100n * 100n);
    }
    return this.unpaid + ruled(this.loan, this.rate, this.balance, this.since, this.days);
  }

  /** What period `reached` asks for (B.1). */
  bill(): { principal: bigint; interest: bigint } {
    const instalment = satang(this.loan.INSTALMENT);
    const owed = this.owed();
    if (this.reached >= this.periods) return { principal: this.balance, interest: owed };
    if (this.loan.REPAYMENT_METHOD === 'EQUAL_PRINCIPAL') {
      return { principal: least(instalment, this.balance), interest: owed };
    }
    const interest = least(owed, instalment);
    return { principal: least(instalment - interest, this.balance), interest };
  }

  fault(line: Row, what: string, expected: unknown, found: unknown): void {
    if (expected !== found) {
      this.faults.push(`${line.CONTRACT_NO} ${line.SEQ}: ${what} ${found}, not ${expected}`);
    }
  }

  /** The rate that the balance had reached, in the first line its own. */
  checkRate(line: Row): void {
    const bands = bandsOf(this.loan);
    const balance = line.SEQ === 1 ? satang(line.BALANCE) : this.balance;
    const expected = bands ? reachedRate(bands, balance) : this.rate;
    this.fault(line, 'ANNUAL_RATE', expected, hundredths(String(line.ANNUAL_RATE)));
  }

  line(line: Row): void {
    this.checkRate(line);
    const [principal, interest] = [satang(line.PRINCIPAL), satang(line.INTEREST)];
    const moved = principal * BigInt(Number(line.SIGN));
    this.fault(line, 'DAYS', this.days, line.DAYS);
    // What is written off takes its interest with it.
    this.unpaid = line.TYPE_CODE === '07' ? 0n : this.owed() - interest;
    this.closes = 0n;
    this.since += this.days;
    this.days = 0;
    this.balance += moved;
    this.fault(line, 'BALANCE', this.balance, line.BALANCE);
    this.fault(line, 'INTEREST_BALANCE', this.unpaid, line.INTEREST_BALANCE);
    this.fault(line, 'TOTAL', principal + interest, line.TOTAL);
    if (this.balance < 0n || this.unpaid < 0n) this.faults.push(`${line.CONTRACT_NO} below 0`);
    if (line.PERIOD_NO !== '') this.periodLast = Math.max(this.periodLast, Number(line.PERIOD_NO));
    if (line.TYPE_CODE === '03') this.arrears -= least(this.arrears, principal);
  }
}

/** The month's instalment, if there is one in these lines, held against the bill. */
function monthEnd(walk: Walk, paid: Row | undefined): void {
  walk.reached += 1;
  const bill = walk.bill();
  walk.owedAtDue = 0n;
  if (!paid) {
    walk.arrears += bill.principal;
    return;
  }
  walk.fault(paid, 'INTEREST', bill.interest, paid.INTEREST);
  walk.fault(paid, 'PERIOD_NO', Math.min(walk.reached, walk.periods), paid.PERIOD_NO);
  if (paid.PRINCIPAL === 0n) walk.arrears += bill.principal;
  else walk.fault(paid, 'PRINCIPAL', bill.principal, paid.PRINCIPAL);
}

/** Every line and what the loan's row must say on the day. */
export function recompute(loan: Row, lines: readonly Row[], asOf: number): Recomputed {
  const walk = new Walk(loan);
  const firstDue = dayNo(loan.FIRST_DUE_ON);
  let at = 0;
  for (let day = dayNo(loan.CONTRACT_DATE); day <= asOf; day += 1) {
    const today: Row[] = [];
    for (let line = lines[at]; line && dayNo(line.POSTED_ON) === day; line = lines[at]) {
      today.push(line);
      at += 1;
    }
    if (isMonthEnd(day) && day >= firstDue && walk.balance > 0n) {
      monthEnd(
        walk,
        today.find((line) => line.TYPE_CODE === '02'),
      );
    }
    for (const line of today) walk.line(line);
    walk.arrears = least(walk.arrears, walk.balance);
    if (isMonthEnd(day) && day >= firstDue) walk.owedAtDue = walk.owed();
    else if (today.length > 0) walk.owedAtDue = least(walk.owedAtDue, walk.unpaid);
    walk.closes += walk.balance;
    walk.days += 1;
  }
  // The close of the last day earns its first interest in the night that follows.
  walk.closes -= walk.balance;
  walk.days -= 1;
  if (at !== lines.length) walk.faults.push(`${loan.CONTRACT_NO}: lines out of order`);
  const closed = walk.balance === 0n;
  return {
    faults: walk.faults,
    balance: walk.balance,
    periodLast: walk.periodLast,
    accrued: walk.owed(),
    principalArrears: walk.arrears,
    interestArrears: closed ? 0n : walk.owedAtDue,
  };
}

/** The contract's rate; where it goes by the balance the highest, by which instalments are set. */
const instalmentRate = (loan: Row): bigint =>
  hundredths(bandsOf(loan)?.text.split('=').at(-1) ?? String(loan.ANNUAL_RATE));

/** Whether B.1 gives this instalment, rounded up to ten baht; by cross-multiplication. */
export function isInstalment(loan: Row): boolean {
  const [principal, found] = [satang(loan.APPROVED), satang(loan.INSTALMENT)];
  const periods = BigInt(Number(loan.PERIOD_TOTAL));
  // With i = r/1200: principal · i · g / (g − 1), g = (1 + i)^n = grown / whole.
  const whole = 120_000n ** periods;
  const rate = instalmentRate(loan);
  const grown = (120_000n + rate) ** periods;
  const [above, below] =
    loan.REPAYMENT_METHOD === 'EQUAL_PRINCIPAL'
      ? [principal, periods]
      : [principal * rate * grown, 120_000n * (grown - whole)];
  return found % 1_000n === 0n && found * below >= above && (found - 1_000n) * below < above;
}
