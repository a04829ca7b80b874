/** What a loan leaves of a salary (D-28: เงินเดือนคงเหลือ %). */
import { divideHalfUp, type Satang } from '../satang.ts';
import type { Schedule } from './terms.ts';

export interface SalaryLeft {
  /** The dearest instalment. */
  readonly highestSatang: Satang;
  /** Below zero where the instalment exceeds the salary. */
  readonly leftSatang: Satang;
  /** Hundredths of a percent, rounded half up: 7459n is 74.59 %. */
  readonly leftBasisPoints: bigint;
  /** Less is left than the cooperative asks for; decided before rounding. */
  readonly tooLittle: boolean;
}

/** The salary after the dearest instalment, against the least percentage that must be left. */
export function salaryLeft(
  { instalments }: Pick<Schedule, 'instalments'>,
  salarySatang: Satang,
  leastPercent: number,
): SalaryLeft {
  let highestSatang = 0n;
  for (const { paymentSatang } of instalments) {
    if (paymentSatang > highestSatang) highestSatang = paymentSatang;
  }
  const leftSatang = salarySatang - highestSatang;
  return {
    highestSatang,
    leftSatang,
    leftBasisPoints: divideHalfUp(leftSatang * 10_000n, salarySatang),
    tooLittle: leftSatang * 100n < salarySatang * BigInt(leastPercent),
  };
}
