/** The rows of a schedule, one after the other, until nothing is owed (B.1). */
import { addMonths, type Day, daysBetween, monthEnd } from '../days.ts';
import type { Rate } from '../rate.ts';
import { orNothing, type Satang } from '../satang.ts';
import { loanInterest } from './interest.ts';
import type { InterestRule } from './interest-rule.ts';
import type { Instalment, PlannedLoanFault, Schedule } from './terms.ts';

/** Where the rows begin. */
export interface Start {
  readonly balanceSatang: Satang;
  readonly rate: Rate;
  readonly rule: InterestRule;
  /** The first row's interest runs from here. */
  readonly interestFrom: Day;
  readonly firstDueOn: Day;
  readonly firstPeriodNo: number;
  /**
   * Of a running contract: interest left unpaid, which the first row asks for on top. Its own
   * interest may then run over more than a month and exceed the instalment.
   */
  readonly unpaidInterestSatang?: Satang;
}

/** What a row pays. */
export interface Plan {
  readonly satang: Satang;
  /** The interest of the row comes out of it, not on top. */
  readonly coversInterest: boolean;
  /** No more rows than this; */
  readonly rows: number;
  /** the last of them takes the rest, or (given payment, open end) must not be needed to. */
  readonly lastTakesRest: boolean;
}

const least = (a: Satang, b: Satang): Satang => (a < b ? a : b);

function rowsOf(start: Start, plan: Plan): Instalment[] | PlannedLoanFault {
  const rows: Instalment[] = [];
  let from = start.interestFrom;
  let openingSatang = start.balanceSatang;
  let unpaidSatang = orNothing(start.unpaidInterestSatang);
  while (openingSatang > 0n || unpaidSatang > 0n) {
    if (rows.length === plan.rows) return 'TOO_MANY_PERIODS';
    // Always from the first, so that 28 February does not shorten the months after it.
    const dueOn = monthEnd(addMonths(start.firstDueOn, rows.length));
    const accrued = loanInterest(openingSatang, start.rate, from, dueOn, start.rule);
    let principal = plan.coversInterest ? plan.satang - accrued : plan.satang;
    if (principal <= 0n) {
      const overdue = start.unpaidInterestSatang !== undefined && rows.length === 0;
      if (!overdue) return 'PAYMENT_BELOW_INTEREST';
      principal = 0n;
    }
    const isLast = plan.lastTakesRest && rows.length + 1 === plan.rows;
    const principalSatang = isLast ? openingSatang : least(principal, openingSatang);
    const interestSatang = accrued + unpaidSatang;
    rows.push({
      periodNo: start.firstPeriodNo + rows.length,
      dueOn,
      days: daysBetween(from, dueOn),
      openingSatang,
      principalSatang,
      interestSatang,
      paymentSatang: principalSatang + interestSatang,
      closingSatang: openingSatang - principalSatang,
    });
    openingSatang -= principalSatang;
    unpaidSatang = 0n;
    from = dueOn;
  }
  return rows;
}

/** The rows with their totals, or why there are none. */
export function scheduleFrom(start: Start, plan: Plan): Schedule | PlannedLoanFault {
  const instalments = rowsOf(start, plan);
  if (typeof instalments === 'string') return instalments;
  let totalInterestSatang = 0n;
  for (const row of instalments) totalInterestSatang += row.interestSatang;
  return {
    baseSatang: plan.satang,
    instalments,
    totalInterestSatang,
    totalPaidSatang: start.balanceSatang + totalInterestSatang,
  };
}
