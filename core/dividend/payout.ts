/** What a member receives for a year: dividend, average refund, deductions and net (B.3, D-29). */
import { type Satang, sumSatang } from '../satang.ts';
import { type Dividend, dividendOf, refundOf } from './dividend.ts';
import { isAmount } from './limits.ts';
import type { DividendFault, DividendYear, ShareMove } from './year.ts';

/** All amounts in satang. */
export interface PayoutInput {
  readonly broughtForwardSatang: Satang;
  readonly moves: readonly ShareMove[];
  /** Loan interest paid in the year. */
  readonly interestPaidSatang: Satang;
  /** In default, or dropped otherwise: no refund. */
  readonly refundDropped: boolean;
  readonly deductionsSatang: readonly Satang[];
}

export interface Payout extends Dividend {
  readonly refundSatang: Satang;
  readonly deductedSatang: Satang;
  /** Dividend + refund − deductions; below zero where more is deducted than there is. */
  readonly netSatang: Satang;
}

/**
 * Net = dividend + refund − deductions (B.3), each part rounded before: D1 gives 6,013.50 +
 * 6,500.00. A fault when a rate, an amount, a day or the year is outside its limits.
 */
export function payoutOf(year: DividendYear, input: PayoutInput): Payout | DividendFault {
  const { broughtForwardSatang, moves, interestPaidSatang, deductionsSatang } = input;
  const dividend = dividendOf(year, broughtForwardSatang, moves);
  if (typeof dividend === 'string') return dividend;
  if (![interestPaidSatang, ...deductionsSatang].every(isAmount)) return 'AMOUNT_OUT_OF_RANGE';
  const refundSatang = input.refundDropped ? 0n : refundOf(year, interestPaidSatang);
  const deductedSatang = sumSatang(deductionsSatang);
  const netSatang = dividend.dividendSatang + refundSatang - deductedSatang;
  return { ...dividend, refundSatang, deductedSatang, netSatang };
}
