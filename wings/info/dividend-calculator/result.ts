/** What the fields come to: the dividend line by line, or what is wrong with which field. */
import { addMonths, type Day, monthEnd } from '../../../core/days.ts';
import { weightDenominator } from '../../../core/dividend/dividend.ts';
import { isAmount } from '../../../core/dividend/limits.ts';
import { type Payout, payoutOf } from '../../../core/dividend/payout.ts';
import type { DividendFault, DividendYear, ShareMove } from '../../../core/dividend/year.ts';
import type { Satang } from '../../../core/satang.ts';
import {
  parseTypedBaht,
  parseTypedRate,
  parseTypedWhole,
} from '../../../core/typed/typed-number.ts';
import { dividendFaults } from './faults.text.ts';
import {
  type DividendSettings,
  type DividendTyped,
  fiscalYearIn,
  mostRows,
  mostTyped,
  type SingleField,
  typedDay,
} from './fields.ts';

/** `month-3`, `on-0`, `out-0` and so on by the row's number, besides the single fields. */
export type DividendFieldName =
  | SingleField
  | `${'month' | 'on' | 'extra' | 'off' | 'out' | 'name' | 'less'}-${number}`;
export type DividendFaults = Partial<Record<DividendFieldName, string>>;

/** A purchase or a withdrawal, and which of them; `id`: of its row. */
export interface Move extends ShareMove {
  readonly kind: 'monthly' | 'extra' | 'out';
  readonly id: number;
}

export interface DividendResult {
  readonly year: DividendYear;
  readonly payout: Payout;
  /** What the lines of the payout after the first stand for, in their order. */
  readonly moves: readonly Move[];
  /** Weight of a whole year: 12 months, or its days. */
  readonly denominator: bigint;
  readonly interestPaidSatang: Satang;
  readonly refundDropped: boolean;
  readonly deductions: readonly { readonly name: string; readonly satang: Satang }[];
}

export interface Judged {
  readonly result?: DividendResult;
  readonly faults: DividendFaults;
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** Reads texts and keeps in mind which of them said nothing. */
function reader(faults: DividendFaults) {
  /** Whether a text is longer than any that says something: then that is its fault. */
  function tooLong(name: DividendFieldName, text: string): boolean {
    if (text.length <= mostTyped) return false;
    faults[name] = dividendFaults.tooLong(mostTyped);
    return true;
  }
  return {
    tooLong,
    /** Rows that the form has no room for are told, and none is left out. */
    row(name: DividendFieldName, at: number): void {
      if (at >= mostRows) faults[name] = dividendFaults.tooMany(mostRows);
    },
    amount(name: DividendFieldName, text: string): Satang {
      if (tooLong(name, text) || isEmpty(text)) return 0n;
      const satang = parseTypedBaht(text);
      if (satang === undefined) faults[name] = dividendFaults.amount;
      else if (!isAmount(satang)) faults[name] = dividendFaults.amountRange;
      return satang === undefined ? 0n : satang;
    },
    need<Value>(
      [name, text]: readonly [DividendFieldName, string],
      parse: (text: string) => Value | undefined,
      instead: Value,
    ): Value {
      if (tooLong(name, text)) return instead;
      const value = parse(text);
      if (value === undefined) faults[name] = dividendFaults.unread(name);
      return value ?? instead;
    },
    outside(name: DividendFieldName, { startsOn, endsOn }: DividendYear): void {
      // A year that is none has no days to lie outside of.
      if (!faults.year) faults[name] = dividendFaults.outside(startsOn, endsOn);
    },
  };
}

type Reader = ReturnType<typeof reader>;

function yearOf(typed: DividendTyped, site: DividendSettings, read: Reader): DividendYear {
  const none = { startsOn: site.today, endsOn: site.today };
  const startMonth = site.fiscal_year_start_month;
  const days = read.need(['year', typed.year], (text) => fiscalYearIn(text, startMonth), none);
  return {
    ...days,
    method: typed.method === 'daily' ? 'DAILY' : 'MONTHLY',
    cutoffDay: read.need(['cutoff', typed.cutoff], parseTypedWhole, 0),
    dividendRate: read.need(['rate', typed.rate], parseTypedRate, 0n),
    refundRate: read.need(['refund', typed.refund], parseTypedRate, 0n),
    rounding: typed.each ? 'PER_LINE' : 'ONCE',
  };
}

/** The day of the monthly payment in a month: its last one where the month is shorter. */
function payDay(month: Day, day: number): Day {
  const last = monthEnd(month);
  const date = `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return date < last ? date : last;
}

/** Purchases or withdrawals with days of their own. */
function rowsOf(
  [kind, dayField, rows]: readonly ['extra' | 'out', 'on' | 'off', DividendTyped['extras']],
  year: DividendYear,
  read: Reader,
): Move[] {
  return rows
    .filter(({ on, amount }) => !isEmpty(on) || !isEmpty(amount))
    .map(({ id, on, amount }, at) => {
      const day = read.need([`${dayField}-${id}`, on], typedDay, year.startsOn);
      if (day < year.startsOn || day > year.endsOn) read.outside(`${dayField}-${id}`, year);
      const satang = read.amount(`${kind}-${id}`, amount);
      read.row(`${kind}-${id}`, at);
      return { on: day, satang: kind === 'out' ? -satang : satang, kind, id };
    });
}

/** By their days; on one day purchases come before withdrawals. */
function movesOf(typed: DividendTyped, year: DividendYear, read: Reader): Move[] {
  const every = read.amount('every', typed.every);
  const day = Number(typed.day);
  const monthly = typed.months.map(
    (text, at): Move => ({
      on: payDay(addMonths(year.startsOn, at), day),
      satang: isEmpty(text) ? every : read.amount(`month-${at}`, text),
      kind: 'monthly',
      id: at,
    }),
  );
  const extras = rowsOf(['extra', 'on', typed.extras], year, read);
  const outs = rowsOf(['out', 'off', typed.outs], year, read);
  return [...monthly, ...extras, ...outs]
    .filter(({ satang }) => satang !== 0n)
    .sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
}

/** The first withdrawal of more than is held by then. */
function overdrawnBy(broughtForwardSatang: Satang, moves: readonly Move[]): Move | undefined {
  let left = broughtForwardSatang;
  return moves.find(({ satang }) => {
    left += satang;
    return left < 0n;
  });
}

/** The field that mends a fault of the arithmetic. */
function fieldOf(fault: DividendFault, overdrawn: Move | undefined): DividendFieldName {
  if (fault === 'OVERDRAWN' && overdrawn) return `out-${overdrawn.id}`;
  if (fault === 'DIVIDEND_RATE_OUT_OF_RANGE') return 'rate';
  if (fault === 'REFUND_RATE_OUT_OF_RANGE') return 'refund';
  if (fault === 'CUTOFF_OUT_OF_RANGE') return 'cutoff';
  return fault === 'AMOUNT_OUT_OF_RANGE' ? 'bf' : 'year';
}

/** The result of what is typed, or the fault of each field. */
export function judgeDividend(typed: DividendTyped, site: DividendSettings): Judged {
  const faults: DividendFaults = {};
  const read = reader(faults);
  const year = yearOf(typed, site, read);
  const moves = movesOf(typed, year, read);
  const broughtForwardSatang = read.amount('bf', typed.bf);
  const interestPaidSatang = read.amount('interest', typed.interest);
  const deductions = typed.less
    .filter(({ name, amount }) => !isEmpty(name) || !isEmpty(amount))
    .map(({ id, name, amount }, at) => {
      read.tooLong(`name-${id}`, name);
      const satang = read.amount(`less-${id}`, amount);
      read.row(`less-${id}`, at);
      return { name: name.trim(), satang };
    });
  if (Object.keys(faults).length > 0) return { faults };
  const payout = payoutOf(year, {
    broughtForwardSatang,
    moves,
    interestPaidSatang,
    refundDropped: typed.drop,
    deductionsSatang: deductions.map(({ satang }) => satang),
  });
  if (typeof payout === 'string') {
    const field = fieldOf(payout, overdrawnBy(broughtForwardSatang, moves));
    return { faults: { [field]: dividendFaults.sentence(payout) } };
  }
  return {
    faults,
    result: {
      year,
      payout,
      moves,
      denominator: weightDenominator(year),
      interestPaidSatang,
      refundDropped: typed.drop,
      deductions,
    },
  };
}
