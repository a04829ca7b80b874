/** Interest of a loan once more, from numbers of days: by the rule that its contract states. */
import { weightOf } from './bands.ts';
import { calendarOf, dayOf, nearest, newYear, type Row, textOf } from './plain.ts';

const isLeap = (year: number): boolean => newYear(year + 1) - newYear(year) === 366;
const isMonthEnd = (day: number): boolean => calendarOf(day + 1).date === 1;

/** A fraction of a year. */
type Part = readonly [above: bigint, below: bigint];

function actual(from: number, to: number): Part {
  let leap = 0;
  for (let day = from; day < to; day += 1) if (isLeap(calendarOf(day).year)) leap += 1;
  return [BigInt(leap) * 365n + BigInt(to - from - leap) * 366n, 365n * 366n];
}

/** Days of a calendar in which every month has 30. */
function in360(day: number): number {
  const { year, month, date } = calendarOf(day);
  return year * 360 + month * 30 + (isMonthEnd(day) ? 30 : date);
}

/** Months are counted off one by one, each to the day of the first or to the end of the month. */
function monthly(from: number, to: number): Part {
  const { date } = calendarOf(from);
  const toEnd = isMonthEnd(from);
  let months = 0;
  let since = from;
  for (let day = from + 1; day <= to; day += 1) {
    const now = calendarOf(day).date;
    const isFull = toEnd ? isMonthEnd(day) : now === date || (isMonthEnd(day) && now < date);
    if (!isFull) continue;
    months += 1;
    since = day;
  }
  return [BigInt(months) * 365n + BigInt(to - since) * 12n, 12n * 365n];
}

const parts: Readonly<Record<string, (from: number, to: number) => Part>> = {
  ACT_365F: (from, to) => [BigInt(to - from), 365n],
  ACT_ACT: actual,
  THIRTY_360: (from, to) => [BigInt(in360(to) - in360(from)), 360n],
  MONTHLY: monthly,
};

const steps: Readonly<Record<string, bigint>> = { '': 1n, SATANG: 1n, QUARTER: 25n, BAHT: 100n };

/** Whether the contract's bands hold on a day. */
export function areBandsIn(loan: Row, day: number): boolean {
  const since = dayOf(loan, 'RATE_SINCE');
  return textOf(loan, 'RATE_BANDS') !== '' && (since === undefined || since <= day);
}

/**
 * Interest in satang of a balance, rounded once; undefined where the core delivers it, as it does
 * of slices before they hold.
 */
export function interestOf(
  balance: bigint,
  rate: bigint,
  from: number,
  to: number,
  loan: Row,
): bigint | undefined {
  const dayCount = textOf(loan, 'DAY_COUNT');
  if (dayCount === 'AS_DELIVERED') return undefined;
  const part = parts[dayCount]?.(from, to);
  const step = steps[textOf(loan, 'INTEREST_STEP')];
  if (part === undefined || step === undefined) throw new Error(`no rule ${dayCount}`);
  const isBanded = areBandsIn(loan, from);
  if (!isBanded && textOf(loan, 'RATE_BANDS_BY') === 'SLICE') return undefined;
  const above = (isBanded ? weightOf(loan, balance) : balance * rate) * part[0];
  const below = part[1] * 1_000_000n * step;
  const rounding = textOf(loan, 'INTEREST_ROUNDING');
  if (rounding === 'DOWN') return (above / below) * step;
  if (rounding === 'UP') return ((above + below - 1n) / below) * step;
  return nearest(above, below) * step;
}
