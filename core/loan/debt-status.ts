/**
 * How a cooperative deals with a debt out of the ordinary: its terms were agreed anew; it is in
 * court or in execution; it was taken out of the books, and is still owed (decision 0039).
 */
export const debtStatuses = ['RESTRUCTURED', 'LAWSUIT', 'WRITTEN_OFF'] as const;

export type DebtStatus = (typeof debtStatuses)[number];

/**
 * Whether the contract's own terms say what is to be paid and when. Of a debt in court that is for
 * the court and the cooperative to say: no schedule and no payoff is computed of it.
 */
export const hasOwnTerms = (status: 'OPEN' | 'CLOSED', debtStatus: DebtStatus | null): boolean =>
  status === 'OPEN' && debtStatus !== 'LAWSUIT';
