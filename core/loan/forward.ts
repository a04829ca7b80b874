/** What is still to pay of a running contract (`ตารางผ่อนชำระ` of D-08). */
import { type Day, daysBetween } from '../days.ts';
import type { Rate } from '../rate.ts';
import type { Satang } from '../satang.ts';
import { scheduleFrom } from './instalments.ts';
import type { InterestRule } from './interest-rule.ts';
import { isAmount, isLoanDay, isLoanRate, isPeriod, mostPeriods } from './limits.ts';
import type { LoanFault, Schedule } from './terms.ts';

/** A contract as its own row and its last line tell it. */
export interface RunningLoan {
  readonly balanceSatang: Satang;
  /** Interest that the last line left unpaid. */
  readonly interestBalanceSatang: Satang;
  readonly rate: Rate;
  readonly rule: InterestRule;
  readonly repaymentMethod: 'EQUAL_PRINCIPAL' | 'EQUAL_INSTALMENT';
  /** Of EQUAL_PRINCIPAL the principal of a period, of EQUAL_INSTALMENT the payment. */
  readonly instalmentSatang: Satang;
  /** This and the next: of an open-ended contract any number. */
  readonly periodLast: number;
  readonly periodTotal: number;
  /** Paid by its instalment until nothing is owed (`open-ended.ts`). */
  readonly openEnded: boolean;
  /** The day of the last line. */
  readonly interestFrom: Day;
  /** Not before `interestFrom`; the month's end counts. */
  readonly nextDueOn: Day;
}

function faultOf(loan: RunningLoan): LoanFault | undefined {
  if (!isAmount(loan.balanceSatang, 0n)) return 'PRINCIPAL_OUT_OF_RANGE';
  if (!isAmount(loan.interestBalanceSatang, 0n)) return 'INTEREST_OUT_OF_RANGE';
  if (!isLoanRate(loan.rate)) return 'RATE_OUT_OF_RANGE';
  const isCounted = isPeriod(loan.periodLast, 0) && isPeriod(loan.periodTotal, 1);
  if (!loan.openEnded && !isCounted) return 'PERIODS_OUT_OF_RANGE';
  if (!isLoanDay(loan.interestFrom) || !isLoanDay(loan.nextDueOn)) return 'DAY_UNKNOWN';
  return daysBetween(loan.interestFrom, loan.nextDueOn) < 0 ? 'DAY_UNKNOWN' : undefined;
}

/**
 * The instalments still to come, from period `periodLast + 1`, or why there are none; empty when
 * nothing is owed. The instalment stays as agreed; the last period takes the rest, and a contract
 * past its last period has one instalment of all that is owed. An open-ended contract has as many
 * as its instalment takes, at most 600. The first one asks for the interest left unpaid on top;
 * where its own interest exceeds the instalment (a contract in arrears) it is all interest.
 */
export function forwardSchedule(loan: RunningLoan): Schedule | LoanFault {
  const fault = faultOf(loan);
  if (fault !== undefined) return fault;
  return scheduleFrom(
    {
      balanceSatang: loan.balanceSatang,
      rate: loan.rate,
      rule: loan.rule,
      interestFrom: loan.interestFrom,
      firstDueOn: loan.nextDueOn,
      firstPeriodNo: loan.periodLast + 1,
      unpaidInterestSatang: loan.interestBalanceSatang,
    },
    {
      satang: loan.instalmentSatang,
      coversInterest: loan.repaymentMethod === 'EQUAL_INSTALMENT',
      rows: loan.openEnded ? mostPeriods : Math.max(1, loan.periodTotal - loan.periodLast),
      lastTakesRest: !loan.openEnded,
    },
  );
}
