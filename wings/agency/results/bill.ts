import type { Outcome } from '../../../core/agency/report.ts';
import type { ShortfallReason } from '../../../core/collection/reasons.ts';

/** A bill as far as its result speaks of it; amounts are baht as they travel. */
export interface BillToReport {
  /** Of the member. */
  readonly name: string;
  readonly total: string;
  /** What came of it by the core system's word; null before it is posted. */
  readonly posted: {
    readonly outcome: Outcome;
    readonly collected: string;
    readonly reason: ShortfallReason | null;
  } | null;
}
