/** The published rates by year and when the dividend was paid (A.5). */
import { type RefundTerms, refundTerms } from '../../core/dividend/refund.ts';
import type { DividendYear } from '../../core/dividend/year.ts';
import { readRate } from '../../core/rate.ts';
import { type DayNumber, dayText, monthOf, workingDay } from '../calendar.ts';

export interface PublishedYear {
  /** In which the fiscal year ends, of the common era. */
  readonly year: number;
  readonly terms: DividendYear;
  /** As the extract writes them. */
  readonly dividendRate: string;
  readonly refundRate: string;
  readonly refund: RefundTerms;
  /** As the extract writes them; '' where there are none. */
  readonly typeRates: string;
  readonly state: 'APPROVED' | 'PENDING';
  readonly paidOn: DayNumber | '';
  /** A present for each member in a jubilee year, in baht. */
  readonly giftBaht: number;
}

const yearCount = 15;
/** The core system began with this year. */
const firstYear = 2010;
const usual = ['5.50', '11.00'] as const;
/** Dividend and refund in percent; of years that are not here, the usual. */
const rates: Readonly<Record<number, readonly [string, string]>> = {
  2010: ['6.00', '13.00'],
  2011: ['6.00', '13.00'],
  2012: ['6.10', '13.00'],
  2013: ['6.10', '12.50'],
  2014: ['6.00', '12.50'],
  2015: ['5.90', '12.00'],
  2016: ['5.85', '12.00'],
  2017: ['5.80', '12.00'],
  2018: ['5.75', '12.00'],
  2019: ['5.70', '11.50'],
  2020: ['5.40', '10.50'],
  2021: ['5.25', '10.00'],
  2022: ['5.30', '10.00'],
  2023: ['5.40', '10.50'],
};
/** Years of another rule than one rate: loans left out or at a rate of their own; as delivered. */
const byType: Readonly<Record<number, string>> = { 2022: 'EMG=0;HSG=8.25;DEP=0' };
const delivered: readonly number[] = [2021];
/** Founded in 1959: its 55th and its 60th birthday. */
const gifts: Readonly<Record<number, number>> = { 2014: 300, 2019: 600 };
const cutoffDay = 7;

/** The day in January on which a year's dividend reaches the accounts: near the 28th. */
export const dividendDay = (year: number): DayNumber =>
  workingDay(monthOf((year + 1) * 12).first + 27);

/** Dividend and refund of a year in percent, as the extract writes them. */
export const publishedRates = (year: number): readonly [dividend: string, refund: string] =>
  rates[year] ?? usual;

function published(year: number, asOf: DayNumber): PublishedYear {
  const [dividendRate, refundRate] = publishedRates(year);
  const paid = dividendDay(year) <= asOf;
  const typeRates = byType[year];
  const method = delivered.includes(year)
    ? 'AS_DELIVERED'
    : typeRates
      ? 'BY_LOAN_TYPE'
      : 'ONE_RATE';
  const stated = {
    method,
    refundRate: readRate(refundRate),
    typeRates: typeRates ?? null,
  } as const;
  return {
    year,
    terms: {
      method: 'MONTHLY',
      startsOn: `${year}-01-01`,
      endsOn: `${year}-12-31`,
      cutoffDay,
      dividendRate: readRate(dividendRate),
      refundRate: readRate(refundRate),
      rounding: 'ONCE',
    },
    dividendRate,
    refundRate,
    refund: refundTerms(stated),
    typeRates: typeRates ?? '',
    state: paid ? 'APPROVED' : 'PENDING',
    paidOn: paid ? dividendDay(year) : '',
    giftBaht: gifts[year] ?? 0,
  };
}

/** All years on record that have ended by a day, oldest first. */
export function endedYears(asOf: DayNumber): readonly PublishedYear[] {
  const today = dayText(asOf);
  const last = Number(today.slice(0, 4)) - (today.endsWith('-12-31') ? 0 : 1);
  const count = Math.max(0, last - firstYear + 1);
  return Array.from({ length: count }, (_, at) => published(firstYear + at, asOf));
}

/** The last fifteen of them: what the extract tells. */
export const shownYears = (years: readonly PublishedYear[]): readonly PublishedYear[] =>
  years.slice(-yearCount);
