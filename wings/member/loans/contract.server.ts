/** A contract as the records hold it, put as it travels (D-07), and what is owed on it. */

import { Problem } from '../../../api/problem.ts';
import { ruleFrom } from '../../../core/loan/banded-rule.ts';
import { debtStatusText } from '../../../core/loan/debt-status.text.ts';
import { asDelivered, type InterestRule } from '../../../core/loan/interest-rule.ts';
import { paidPercent } from '../../../core/loan/paid-percent.ts';
import { accruedLoanInterest } from '../../../core/loan/payoff.ts';
import { limitLeft } from '../../../core/loan/revolving.ts';
import { statedRule } from '../../../core/loan/rules.ts';
import { parseRate, type Rate } from '../../../core/rate.ts';
import { statedBands } from '../../../core/rate-bands.ts';
import { type Satang, toDtoBaht } from '../../../core/satang.ts';
import type { LastLine, Loan } from '../../../records/figures/loans.ts';
import { text } from './loans.text.ts';

/** The rule of a contract's interest in words; the usual rounding needs none. */
export function ruleText(loan: Loan): string {
  const rule = statedRule(loan);
  if (rule === undefined) return text.rule[asDelivered];
  const { dayCount, step, rounding } = rule;
  const usual = step === 'SATANG' && rounding === 'HALF_UP';
  return usual ? text.rule[dayCount] : text.rounded(text.rule[dayCount], step, rounding);
}
const statusText = ({ status, debtStatus }: Loan): string =>
  debtStatus === null ? text.status[status] : debtStatusText[debtStatus];

/** An amount as it travels; null for none. */
export const orNull = (satang: Satang | undefined): string | null =>
  satang === undefined ? null : toDtoBaht(satang);

/** Null where it says nothing: what is drawn again is owed anew. */
const paidOf = ({ revolving, disbursedSatang, ...left }: Loan): string | null =>
  revolving
    ? null
    : (paidPercent(disbursedSatang, left.principalBalanceSatang + left.writtenOffSatang) ?? null);

/**
 * @param last the last line of an open contract; a contract may have none yet
 * @param asOf the day of the records
 */
export const contractOf = (
  loan: Loan,
  last: Pick<LastLine, 'postedOn'> | undefined,
  asOf: string,
) => ({
  contract_no: loan.contractNo,
  loan_family: loan.family,
  type_code: loan.typeCode,
  type_name: loan.typeName,
  contract_date: loan.contractDate,
  first_due_date: loan.firstDueOn,
  maturity_date: loan.maturityOn,
  approved_amount: toDtoBaht(loan.approvedSatang),
  disbursed_amount: toDtoBaht(loan.disbursedSatang),
  principal_balance: toDtoBaht(loan.principalBalanceSatang),
  annual_rate: loan.annualRate,
  rate_bands: statedBands(loan.rateBands, loan.rateBandsBy),
  day_count: loan.dayCount,
  interest_rule: ruleText(loan),
  interest_delivered: ruleFrom(loan, last?.postedOn ?? asOf) === undefined,
  revolving: loan.revolving,
  available_amount: orNull(limitLeft(loan, asOf)),
  repayment_method: loan.repaymentMethod,
  instalment_amount: toDtoBaht(loan.instalmentSatang),
  period_last: loan.periodLast,
  period_total: loan.periodTotal,
  principal_arrears: toDtoBaht(loan.principalArrearsSatang),
  interest_arrears: toDtoBaht(loan.interestArrearsSatang),
  last_payment_on: loan.lastPaymentOn,
  paid_percent: paidOf(loan),
  status_code: loan.status,
  status_text: statusText(loan),
  closed_on: loan.closedOn,
  refinanced_by: loan.refinancedBy,
  debt_status: loan.debtStatus,
  debt_status_on: loan.debtStatusOn,
  written_off_amount: toDtoBaht(loan.writtenOffSatang),
});

/** The contract's rate. Intake takes none that cannot be read. */
export function rateOf({ annualRate, contractNo }: Loan): Rate {
  const rate = parseRate(annualRate);
  if (rate === undefined) throw new RangeError(`rate of ${contractNo}: ${annualRate}`);
  return rate;
}

/**
 * The rule by which the contract's interest runs on from the day of its last line.
 * @throws Problem interest_delivered
 */
export function mustRule(loan: Loan, from: string): InterestRule {
  const rule = ruleFrom(loan, from);
  if (rule === undefined) throw new Problem('interest_delivered');
  return rule;
}

/**
 * Interest owed on a day that is not before the last line: what that line left unpaid, and the
 * interest since, rounded once (B.1). On the day of the records it is the records' own figure:
 * intake holds them to it. A contract without lines owes what its row says, which is nothing. What
 * the core system delivers is of no other day than the records' (`asOf`): undefined.
 */
export function interestOn(
  loan: Loan,
  last: LastLine | undefined,
  { on, asOf }: { readonly on: string; readonly asOf: string },
): Satang | undefined {
  const rule = ruleFrom(loan, last?.postedOn ?? asOf);
  if (rule === undefined) return undefined;
  if (last === undefined) return loan.accruedInterestSatang;
  return accruedLoanInterest(
    loan.principalBalanceSatang,
    last.interestBalanceSatang,
    rateOf(loan),
    last.postedOn,
    on,
    rule,
  );
}

/** The later of two days: nothing is told of a day before the one that the records speak of. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
