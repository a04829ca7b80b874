/** A fiscal year as dividend_years.csv states it. */
import type { RefundTerms } from '../../../core/dividend/refund.ts';
import type { DividendYear } from '../../../core/dividend/year.ts';

export interface FiscalYear extends DividendYear {
  readonly refund: RefundTerms;
  readonly approved: boolean;
}
