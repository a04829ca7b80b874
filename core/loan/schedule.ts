/** The schedule of a loan before it runs (`/loancal`, B.1, D-28). */
import { addDays, addMonths, type Day, monthEnd } from '../days.ts';
import { equalInstalment, equalPrincipal } from './annuity.ts';
import { type Plan, scheduleFrom } from './instalments.ts';
import { faultOf, mostPeriods } from './limits.ts';
import type { LoanTerms, PlannedLoanFault, Repayment, Schedule } from './terms.ts';

/**
 * The day on which the first instalment is due: the end of the month of payment, or of the next
 * month when the money is paid out after the cut-off day (A.3). With 15, 2025-01-15 gives
 * 2025-01-31 and 2025-01-16 gives 2025-02-28. With 0 it is always the next month, with 31 never.
 * RangeError for what is no day.
 */
export function firstDueOn(disbursedOn: Day, cutoffDay: number): Day {
  const after = Number(disbursedOn.slice(8)) > cutoffDay;
  return monthEnd(addMonths(disbursedOn, after ? 1 : 0));
}

function planOf({ principalSatang, rate }: LoanTerms, repayment: Repayment): Plan {
  if (repayment.method === 'GIVEN_PAYMENT') {
    const satang = repayment.paymentSatang;
    return { satang, coversInterest: true, rows: mostPeriods, lastTakesRest: false };
  }
  const { method, periods, roundStepSatang: step } = repayment;
  const coversInterest = method === 'EQUAL_INSTALMENT';
  const satang = coversInterest
    ? equalInstalment(principalSatang, rate, periods, step)
    : equalPrincipal(principalSatang, periods, step);
  return { satang, coversInterest, rows: periods, lastTakesRest: true };
}

/**
 * All instalments of a loan, or the limit that its terms break. Amounts in satang; interest is
 * rounded by the rule in each row, an instalment up to the step. Rounding up may end the schedule
 * before its last period; otherwise that one takes the rest. 120,000 baht at 6 % in 12 equal
 * principals, paid out on 2025-01-10, cost 3,687.13 of interest (L1).
 */
export function loanSchedule(terms: LoanTerms, repayment: Repayment): Schedule | PlannedLoanFault {
  const fault = faultOf(terms, repayment);
  if (fault !== undefined) return fault;
  const { principalSatang: balanceSatang, rate, rule, disbursedOn } = terms;
  const interestFrom = terms.countDisbursementDay ? addDays(disbursedOn, -1) : disbursedOn;
  const dueOn = firstDueOn(disbursedOn, terms.firstDueCutoffDay);
  return scheduleFrom(
    { balanceSatang, rate, rule, interestFrom, firstDueOn: dueOn, firstPeriodNo: 1 },
    planOf(terms, repayment),
  );
}
