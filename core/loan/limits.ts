/** What a loan may be agreed on; beyond it there is no schedule but the name of the fault. */
import { type Day, isDay } from '../days.ts';
import type { Rate } from '../rate.ts';
import type { Satang } from '../satang.ts';
import type { LoanTerms, PlannedLoanFault, Repayment } from './terms.ts';

/** Fifty years of months. */
export const mostPeriods = 600;
/** 999,999,999.99 baht. */
const mostSatang = 99_999_999_999n;
/** 100 % a year. */
const mostRate = 1_000_000n;
/** A thousand baht. */
const mostStepSatang = 100_000n;

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** 1 satang (or `least`) to 999,999,999.99 baht. */
export const isAmount = (satang: Satang, least: Satang): boolean =>
  satang >= least && satang <= mostSatang;

/** 0 to 100 % a year. */
export const isLoanRate = (rate: Rate): boolean => rate >= 0n && rate <= mostRate;

/** Whole, from `least` to 600. */
export const isPeriod = (value: number, least: number): boolean =>
  isWhole(value, least, mostPeriods);

/** A day of 1900 to 2400: a Buddhist year that was taken for a common one is none. */
export const isLoanDay = (day: Day): boolean =>
  isDay(day) && day >= '1900-01-01' && day <= '2400-12-31';

/** The first limit that the terms break, in the order of `PlannedLoanFault`; else undefined. */
export function faultOf(terms: LoanTerms, repayment: Repayment): PlannedLoanFault | undefined {
  if (!isAmount(terms.principalSatang, 1n)) return 'PRINCIPAL_OUT_OF_RANGE';
  if (!isLoanRate(terms.rate)) return 'RATE_OUT_OF_RANGE';
  if (repayment.method !== 'GIVEN_PAYMENT') {
    if (!isPeriod(repayment.periods, 1)) return 'PERIODS_OUT_OF_RANGE';
    const step = repayment.roundStepSatang;
    if (step < 1n || step > mostStepSatang) return 'STEP_OUT_OF_RANGE';
  }
  if (!isWhole(terms.firstDueCutoffDay, 0, 31)) return 'CUTOFF_OUT_OF_RANGE';
  return isLoanDay(terms.disbursedOn) ? undefined : 'DAY_UNKNOWN';
}
