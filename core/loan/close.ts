/** What closes a loan on a day of its plan, every instalment before it paid when due (B.1). */
import { addDays, type Day } from '../days.ts';
import type { Satang } from '../satang.ts';
import { accruedLoanInterest } from './payoff.ts';
import type { LoanTerms, Schedule } from './terms.ts';

export interface PlannedClose {
  readonly on: Day;
  /** Instalments paid until then, the one due on the day among them. */
  readonly periodsPaid: number;
  readonly balanceSatang: Satang;
  /** Interest since the last instalment. */
  readonly interestSatang: Satang;
  readonly totalSatang: Satang;
}

/**
 * The close of a loan that keeps to its schedule: L1 on 2025-04-15, after three instalments, is
 * 90,000.00 and 221.92 of interest. Undefined before the day on which the money is paid out.
 */
export function plannedClose(
  terms: LoanTerms,
  { instalments }: Schedule,
  on: Day,
): PlannedClose | undefined {
  if (on < terms.disbursedOn) return undefined;
  const paid = instalments.filter(({ dueOn }) => dueOn <= on);
  const last = paid.at(-1);
  const start = terms.countDisbursementDay ? addDays(terms.disbursedOn, -1) : terms.disbursedOn;
  const balanceSatang = last ? last.closingSatang : terms.principalSatang;
  const interestSatang = accruedLoanInterest(
    balanceSatang,
    0n,
    terms.rate,
    last?.dueOn ?? start,
    on,
    terms.rule,
  );
  return {
    on,
    periodsPaid: paid.length,
    balanceSatang,
    interestSatang,
    totalSatang: balanceSatang + interestSatang,
  };
}
