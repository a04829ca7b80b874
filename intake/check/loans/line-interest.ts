/** Interest of a loan's lines by the contract's rule; of a contract as delivered there is none. */
import type { Day } from '../../../core/days.ts';
import { interestSatang } from '../../../core/deposit.ts';
import { bandsHoldFrom, withBands } from '../../../core/loan/banded-rule.ts';
import { loanInterest } from '../../../core/loan/interest.ts';
import type { InterestRule } from '../../../core/loan/interest-rule.ts';
import { accruedLoanInterest } from '../../../core/loan/payoff.ts';
import { formatRate, type Rate } from '../../../core/rate.ts';
import { bandRate } from '../../../core/rate-bands.ts';
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
const isPlain = ({ dayCount, step, rounding, weigh }: InterestRule): boolean =>
  dayCount === 'ACT_365F' && step === 'SATANG' && rounding === 'HALF_UP' && weigh === undefined;

/**
 * The rule of the time that begins on the day `from`. Before its bands hold, a contract whose whole
 * balance had one rate is computed at the one that its lines state; slices have none to state.
 */
function ruleSince(contract: Contract | undefined, from: Day): InterestRule | undefined {
  if (!contract?.rule || contract.bands === null) return contract?.rule;
  const { rule, bands, rateSince } = contract;
  if (bandsHoldFrom(rateSince, from)) return withBands(rule, bands);
  return bands.by === 'WHOLE' ? rule : undefined;
}

/**
 * Why a line cannot state this rate: where bands hold, it is the one that the balance before it had
 * reached, and a first line's that of its own balance. Of delivered interest none is asked.
 */
export function lineRateFault(
  { contract, lines, balance, on }: Run,
  line: { readonly on: Day; readonly rate: Rate; readonly balance: Satang },
): string | undefined {
  if (!contract?.rule || contract.bands === null) return undefined;
  const [from, reachedBy] = lines === 0 ? [line.on, line.balance] : [on, balance];
  if (!bandsHoldFrom(contract.rateSince, from)) return undefined;
  const expected = bandRate(contract.bands, reachedBy);
  if (line.rate === expected) return undefined;
  return reasons.lineRate(formatRate(expected), formatRate(line.rate));
}

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
  const rule = ruleSince(contract, on);
  if (rule === undefined) return undefined;
  return isPlain(rule)
    ? interestSatang(balance * BigInt(days) * line.rate)
    : loanInterest(balance, line.rate, on, line.on, rule);
}

/**
 * Why the interest that a contract's row states as owed cannot be. As delivered, and under bands
 * that are younger than the last line, it is at least what that line left unpaid; without lines
 * nothing is owed under any rule.
 */
export function accruedFault(
  { lines, balance, interestBalance, on }: Run,
  contract: Contract,
  asOf: Day,
  linesFile: string,
): string | undefined {
  const { rate, accruedSatang } = contract;
  const isYoung = contract.bands !== null && !bandsHoldFrom(contract.rateSince, on);
  const rule = isYoung ? undefined : ruleSince(contract, on);
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
