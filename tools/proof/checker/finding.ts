/** What the checker holds against a run; none where every invariant holds. */

/**
 * I1 acknowledged and there, I2 nothing twice, I3 nobody else's canary, I4 balances are the sums
 * of their movements, I5 no manual step, I6 the audit chain is whole, I7 errors in the envelope,
 * in Thai.
 */
export const invariants = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7'] as const;
export type Invariant = (typeof invariants)[number];

export interface Finding {
  readonly invariant: Invariant;
  readonly what: string;
}

export const finding = (invariant: Invariant, what: string): Finding => ({ invariant, what });
