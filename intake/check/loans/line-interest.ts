/** Interest of a loan's lines by the contract's rule; of a contract as delivered there is none. */
import { type Day, daysBetween } from '../../../core/days.ts';
import { interestSatang } from '../../../core/deposit.ts';
import { bandsHoldFrom, withBands } from '../../../core/loan/banded-rule.ts';
import { loanInterest } from '../../../core/loan/interest.ts';
import type { InterestRule } from '../../../core/loan/interest-rule.ts';
import { accruedLoanInterest } from '../../../core/loan/payoff.ts';
import { formatRate, type Rate } from '../../../core/rate.ts';
import { bandRate } from '../../../core/rate-bands.ts';
import { type Satang, toDtoBaht } from '../../../core/satang.ts';
import { reasons } from '../../intake.text.ts';
import type { loanLineTypes } from '../../layout/loans.ts';
import type { Contract } from '../expected-ledger.ts';

export type LineType = (typeof loanLineTypes)[number];

export interface Line {
  readonly on: Day;
  readonly type: LineType;
  readonly sign: number;
  readonly rate: Rate;
  readonly days: number;
  readonly principal: Satang;
  readonly interest: Satang;
  readonly total: Satang;
  readonly balance: Satang;
  readonly interestBalance: Satang;
  readonly periodNo: number | null;
}

/** What the lines have come to so far. */
export interface Standing {
  readonly contract: Contract | undefined;
  readonly lines: number;
  readonly on: Day;
  readonly balance: Satang;
  readonly interestBalance: Satang;
}

interface Run extends Standing {
  /** Whether it begins with what an older system brought forward. */
  readonly forward: boolean;
  readonly interestPaid: Satang;
  readonly last: Before | undefined;
}

/** The line before, and how things stood before it. */
export interface Before {
  readonly line: Line;
  readonly before: Standing & {
    readonly periodLast: number;
    readonly lastPaymentOn: Day | null;
  };
}

type ReportColumn = (column: string, reason: string) => void;

export const isMoneyOut = (type: LineType): boolean => type === '01' || type === '09';

/** An adjustment that makes the debt grow; with interest below nothing it reverses a payment. */
const isAdded = ({ type, sign }: Line): boolean => type === '06' && sign === 1;

/** Whether a line reverses the payment before it, all of it. */
export const reverses = (paid: Line, line: Line): boolean =>
  isAdded(line) &&
  line.interest <= 0n &&
  paid.sign === -1 &&
  paid.principal === line.principal &&
  paid.interest === -line.interest;

/** The line by itself: its sum, its signs. */
export function checkForm(line: Line, first: boolean, report: ReportColumn): void {
  const { type, sign, principal, interest, total, interestBalance } = line;
  if (first && !isMoneyOut(type)) report('TYPE_CODE', reasons.firstLoanLine);
  if (sign === 0 && interest > 0n) report('SIGN', reasons.signMissing);
  const isReversal = isAdded(line) && interest < 0n;
  if (interest < 0n && !isReversal) report('INTEREST', reasons.negative);
  // Unpaid interest that becomes principal is settled by it; any other was not paid by a debt.
  if (isAdded(line) && interest > 0n && interest !== principal) {
    report('INTEREST', reasons.interestOfAdded);
  }
  if (type === '07' && interest > 0n) {
    report('INTEREST', reasons.mustBe('0.00', 'TYPE_CODE = 07'));
  }
  if (interestBalance < 0n) report('INTEREST_BALANCE', reasons.negative);
  const both = isReversal ? principal - interest : principal + interest;
  if (total !== both) {
    const formula = isReversal ? 'PRINCIPAL - INTEREST' : 'PRINCIPAL + INTEREST';
    report('TOTAL', reasons.computed(formula, toDtoBaht(both), toDtoBaht(total)));
  }
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
function dueInterest(
  { contract, lines, balance, on }: Standing,
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
 * What would be owed now if the line before had not been: of a payment that this line reverses
 * whole, a core may count interest as if it had never come.
 */
function owedWithoutLast({ last }: Run, line: Line): Satang | undefined {
  if (!last || !reverses(last.line, line)) return undefined;
  const { before } = last;
  // Where bands hold, they say at which rates, and the line states that of the balance after it.
  const isBanded = ruleSince(before.contract, before.on)?.weigh !== undefined;
  if (!isBanded && last.line.rate !== line.rate) return undefined;
  const due = dueInterest(before, line, daysBetween(before.on, line.on));
  return due === undefined ? undefined : before.interestBalance + due;
}

/** The line against the one before it: days, and the interest that they cost. */
export function checkInterest(run: Run, line: Line, days: number, report: ReportColumn): void {
  if (line.days !== days) report('DAYS', reasons.loanDays(days));
  // Of a loan that was brought forward it may have been paid before.
  if (!run.forward && run.interestPaid + line.interest < 0n) {
    report('INTEREST', reasons.reversalAbovePaid(toDtoBaht(run.interestPaid)));
    return;
  }
  const due = dueInterest(run, line, days);
  if (due === undefined) return;
  const owed = run.interestBalance + due;
  // What is written off is paid by nobody, and its interest leaves the books with it.
  const left = line.type === '07' ? 0n : owed - line.interest;
  if (left < 0n) report('INTEREST', reasons.interestAboveDue(toDtoBaht(owed)));
  // What was unpaid when the loan was brought forward nobody can compute from the lines.
  else if (line.interestBalance !== left && line.type !== '09') {
    if (line.interestBalance === owedWithoutLast(run, line)) return;
    const [expected, value] = [toDtoBaht(left), toDtoBaht(line.interestBalance)];
    report('INTEREST_BALANCE', reasons.interestLeft(expected, value));
  }
}

/**
 * Why the interest that a contract's row states as owed cannot be. As delivered, and under bands
 * that are younger than the last line, it is at least what that line left unpaid; without lines
 * nothing is owed under any rule.
 */
export function accruedFault(
  { lines, balance, interestBalance, on }: Standing,
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
