/** The fields of the dividend calculator as they are typed (D-29). */
import { type Day, isDay } from '../../../core/days.ts';
import { type FiscalYear, fiscalYearOf } from '../../../core/dividend/fiscal-year.ts';
import {
  buddhistYear,
  monthInBuddhistYear,
  parseThaiDate,
  thaiDateShort,
} from '../../../core/thai-date.ts';
import {
  bahtToType,
  parseTypedBaht,
  parseTypedRate,
  parseTypedWhole,
  rateToType,
} from '../../../core/typed/typed-number.ts';
import type { SiteFacts } from '../../../shell/site/site.ts';

/** What the calculator takes from the cooperative's settings. */
export type DividendSettings = Pick<
  SiteFacts,
  'calculator' | 'dividend_method' | 'dividend_cutoff_day' | 'fiscal_year_start_month' | 'today'
>;

/** A purchase besides the monthly ones, or a withdrawal; both texts empty: none. */
export interface ExtraTyped {
  readonly id: number;
  readonly on: string;
  readonly amount: string;
}

/** What is taken off; without an amount: nothing. */
export interface LessTyped {
  readonly id: number;
  readonly name: string;
  readonly amount: string;
}

/** The fields of one text each. */
export interface SingleTyped {
  /** Buddhist year in which the fiscal year ends. */
  readonly year: string;
  readonly method: 'monthly' | 'daily';
  readonly rate: string;
  readonly refund: string;
  readonly cutoff: string;
  /** Shares brought forward. */
  readonly bf: string;
  /** Paid in each month that says nothing of its own. */
  readonly every: string;
  /** Day of the month of that payment; 31: the last one, whatever its number. */
  readonly day: string;
  readonly interest: string;
}

export interface DividendTyped extends SingleTyped {
  /** Twelve texts; an empty one takes `every`. */
  readonly months: readonly string[];
  readonly extras: readonly ExtraTyped[];
  readonly outs: readonly ExtraTyped[];
  readonly less: readonly LessTyped[];
  readonly drop: boolean;
  /** Each line is rounded before they are added. */
  readonly each: boolean;
}

export type SingleField = keyof SingleTyped;

export const mostRows = 24;
/** Letters of a field; what is longer stays as it is, and is a fault. */
export const mostTyped = 40;
export const monthEndDay = '31';
export const noMonths: readonly string[] = Array.from({ length: 12 }, () => '');

/** A day typed in the Buddhist era, or as the address writes it. */
export function typedDay(text: string): Day | undefined {
  const plain = text.trim();
  return parseThaiDate(plain) ?? (isDay(plain) ? plain : undefined);
}

/** The fiscal year that ends in a Buddhist year; undefined for what is no year. */
export function fiscalYearIn(text: string, startMonth: number): FiscalYear | undefined {
  const yearBe = parseTypedWhole(text);
  if (yearBe === undefined || yearBe < 2443 || yearBe > 2943) return undefined;
  const lastMonth = ((startMonth + 10) % 12) + 1;
  return fiscalYearOf(`${monthInBuddhistYear(yearBe, lastMonth)}-01`, startMonth);
}

/** What the fields hold before anybody has typed. */
export function startFields(site: DividendSettings): DividendTyped {
  const { endsOn } = fiscalYearOf(site.today, site.fiscal_year_start_month);
  return {
    year: String(buddhistYear(endsOn)),
    method: site.dividend_method,
    rate: neatly('rate', site.calculator.dividend_rate),
    refund: neatly('refund', site.calculator.refund_rate),
    cutoff: String(site.dividend_cutoff_day),
    bf: '100,000',
    every: '1,000',
    day: monthEndDay,
    interest: '',
    months: noMonths,
    extras: [],
    outs: [],
    less: [],
    drop: false,
    each: false,
  };
}

const neatBaht = (text: string): string | undefined => {
  const satang = parseTypedBaht(text);
  return satang === undefined ? undefined : bahtToType(satang);
};
const neatRate = (text: string): string | undefined => {
  const rate = parseTypedRate(text);
  return rate === undefined ? undefined : rateToType(rate);
};
const neatWhole = (text: string) => parseTypedWhole(text)?.toString();
const neatDay = (text: string): string | undefined => {
  const day = typedDay(text);
  return day && thaiDateShort(day);
};

const neat: Partial<Record<SingleField | 'amount' | 'on', (text: string) => string | undefined>> = {
  amount: neatBaht,
  bf: neatBaht,
  every: neatBaht,
  interest: neatBaht,
  rate: neatRate,
  refund: neatRate,
  year: neatWhole,
  cutoff: neatWhole,
  on: neatDay,
};

/** A text written out as we write it; what is not understood stays. */
export function neatly(field: SingleField | 'amount' | 'on', text: string): string {
  return (text.length > mostTyped ? undefined : neat[field]?.(text)) ?? text;
}
