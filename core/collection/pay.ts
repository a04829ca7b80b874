/** A month's bill against the salary that it is taken from (A.6, D-11). */
import { divideHalfUp, type Satang } from '../satang.ts';

export interface PayLeft {
  /** Salary less what is deducted: once posted what came in, before that what is asked for. */
  readonly leftSatang: Satang;
  /** What is asked for, in hundredths of a percent of the salary, rounded half up. */
  readonly billedBasisPoints: bigint;
}

/** Undefined where there is no salary to compare with. */
export function payLeft(
  salarySatang: Satang | null,
  bill: {
    readonly posted: boolean;
    readonly billedSatang: Satang;
    readonly collectedSatang: Satang;
  },
): PayLeft | undefined {
  if (salarySatang === null || salarySatang <= 0n) return undefined;
  return {
    leftSatang: salarySatang - (bill.posted ? bill.collectedSatang : bill.billedSatang),
    billedBasisPoints: divideHalfUp(bill.billedSatang * 10_000n, salarySatang),
  };
}
