/** Contracts whose instalments go on until nothing is owed. */
import type { DebtStatus } from './debt-status.ts';

interface Agreed {
  readonly revolving: boolean;
  readonly debtStatus: DebtStatus | null;
  /** 0: none was agreed. */
  readonly periodTotal: number;
}

/**
 * Whether the number of periods says nothing of what is still to pay: one that was drawn again, one
 * whose terms were agreed anew (its periods were counted before), one without a number of periods.
 * Such a contract is paid by its instalment until nothing is owed (D-08).
 */
export const isOpenEnded = ({ revolving, debtStatus, periodTotal }: Agreed): boolean =>
  revolving || debtStatus === 'RESTRUCTURED' || periodTotal === 0;
