/** Contracts that are drawn again and again, as long as no more than their limit is owed. */
import type { Satang } from '../satang.ts';
import type { DebtStatus } from './debt-status.ts';

/** A contract as the records hold it; amounts in satang, days as `YYYY-MM-DD`. */
interface Limited {
  readonly revolving: boolean;
  /** The limit. */
  readonly approvedSatang: Satang;
  readonly principalBalanceSatang: Satang;
  readonly status: 'OPEN' | 'CLOSED';
  readonly debtStatus: DebtStatus | null;
  readonly maturityOn: string;
}

/**
 * What is left of a revolving contract's limit on the day of the records. Undefined of any other,
 * and of one that nobody draws on: closed, past its last day, restructured, in court, written off
 * (decision 0042). Whether somebody may draw is for the cooperative's rules to say.
 */
export function limitLeft(loan: Limited, asOf: string): Satang | undefined {
  const { status, debtStatus, maturityOn } = loan;
  const isOver = status !== 'OPEN' || debtStatus !== null || maturityOn < asOf;
  if (!loan.revolving || isOver) return undefined;
  return loan.approvedSatang - loan.principalBalanceSatang;
}
