/** The instalments that repay a principal in so many periods (B.1), exact until the step. */
import type { Rate } from '../rate.ts';
import type { Satang } from '../satang.ts';

/** 12 months, times 100 for percent, times 10,000 for `Rate`: the monthly i is rate / this. */
const monthly = 12n * 100n * 10_000n;

/** The lowest multiple of `step` that is not below `numerator / denominator`; both positive. */
function ceilTo(numerator: bigint, denominator: bigint, step: Satang): Satang {
  const unit = denominator * step;
  return ((numerator + unit - 1n) / unit) * step;
}

/** Principal of a period when all are equal: P / n, rounded up to the step. */
export function equalPrincipal(principal: Satang, periods: number, step: Satang): Satang {
  return ceilTo(principal, BigInt(periods), step);
}

/**
 * Payment of a period when all are equal: P·i / (1 − (1+i)^−n) with i = r/1200, rounded up to the
 * step. 100,000 baht at 6 % in 12 periods are 8,606.65 to the satang, 8,610 to ten baht (L2).
 */
export function equalInstalment(
  principal: Satang,
  rate: Rate,
  periods: number,
  step: Satang,
): Satang {
  if (rate === 0n) return equalPrincipal(principal, periods, step);
  // With (1+i)^n = grown / whole: P·i·grown / (grown − whole).
  const grown = (monthly + rate) ** BigInt(periods);
  const whole = monthly ** BigInt(periods);
  return ceilTo(principal * rate * grown, monthly * (grown - whole), step);
}
