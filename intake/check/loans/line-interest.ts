/** Interest of a loan's lines by the contract's rule; of a contract as delivered there is none. */
import type { Day } from '../../../core/days.ts';
import { interestSatang } from '../../../core/deposit.ts';
import { loanInterest } from '../../../core/loan/interest.ts';
import type { InterestRule } from '../../../core/loan/interest-rule.ts';
import { accruedLoanInterest } from '../../../core/loan/payoff.ts';
import type { Rate } from '../../../core/rate.ts';
import { type Satang, toDtoBaht } from '../../../core/satang.ts';
import { reasons } from '../../intake.text.ts';
import type { Contract } from '../expected-ledger.ts';

/** What the lines have come to so far. */
interface Run {
  readonly contract: Contract | undefined;
  readonly lines: number;
  readonly on: Day;
  readonly balance: Satang;
  readonly interestBalance: Satang;
}

/** Of nearly all contracts: so many days of 365, which need no calendar. */
const isPlain = ({ dayCount, step, rounding }: InterestRule): boolean =>
  dayCount === 'ACT_365F' && step === 'SATANG' && rounding === 'HALF_UP';

/**
 * Interest from the line before to this one, `days` later; undefined where nobody but the core
 * system can compute it. A first line has none before it.
 */
export function dueInterest(
  { contract, lines, balance, on }: Run,
  line: { readonly on: Day; readonly rate: Rate },
  days: number,
): Satang | undefined {
  if (lines === 0) return 0n;
  const rule = contract?.rule;
  if (rule === undefined) return undefined;
  return isPlain(rule)
    ? interestSatang(balance * BigInt(days) * line.rate)
    : loanInterest(balance, line.rate, on, line.on, rule);
}

/**
 * Why the interest that a contract's row states as owed cannot be. As delivered it is at least what
 * the last line left unpaid; without lines nothing is owed under any rule.
 */
export function accruedFault(
  { lines, balance, interestBalance, on }: Run,
  { rule, rate, accruedSatang }: Contract,
  asOf: Day,
  linesFile: string,
): string | undefined {
  if (rule === undefined && lines > 0) {
    const below = accruedSatang < interestBalance;
    return below ? reasons.belowUnpaid(toDtoBaht(interestBalance)) : undefined;
  }
  const accrued =
    rule === undefined
      ? interestBalance
      : accruedLoanInterest(balance, interestBalance, rate, on, asOf, rule);
  if (accruedSatang === accrued) return undefined;
  return reasons.fromLines(linesFile, toDtoBaht(accrued), toDtoBaht(accruedSatang));
}
