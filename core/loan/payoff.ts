/** What is owed on a day: interest so far, and all of it (B.1, D-07, D-08). */
import type { Day } from '../days.ts';
import type { Rate } from '../rate.ts';
import type { Satang } from '../satang.ts';
import { loanInterest } from './interest.ts';
import type { InterestRule } from './interest-rule.ts';

/**
 * Interest owed on the day `on`, in satang: what the last line (posted on `from`) left unpaid, and
 * the interest of its balance since, rounded by the rule (`accrued_interest_today`, D-07).
 */
export function accruedLoanInterest(
  balanceSatang: Satang,
  interestBalanceSatang: Satang,
  rate: Rate,
  from: Day,
  on: Day,
  rule: InterestRule,
): Satang {
  return interestBalanceSatang + loanInterest(balanceSatang, rate, from, on, rule);
}

/**
 * What closes the contract on the day `on`, in satang: the principal and the interest owed.
 * 90,000 baht at 6 %, last line on 2025-03-31, on 2025-04-15: 90,221.92 (L1).
 */
export function payoffSatang(
  balanceSatang: Satang,
  interestBalanceSatang: Satang,
  rate: Rate,
  from: Day,
  on: Day,
  rule: InterestRule,
): Satang {
  const interest = accruedLoanInterest(balanceSatang, interestBalanceSatang, rate, from, on, rule);
  return balanceSatang + interest;
}
