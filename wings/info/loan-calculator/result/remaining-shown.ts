import type { SalaryLeft } from '../../../../core/loan/salary.ts';

/** The percentage left as it is shown: what is too little never reads as the least (D-28). */
export function leftShown(left: SalaryLeft, leastPercent: number): number {
  const most = left.tooLittle ? leastPercent - 0.01 : Number.POSITIVE_INFINITY;
  return Math.min(Number(left.leftBasisPoints) / 100, most);
}
