/** How a cooperative computes the dividend of one fiscal year (B.3). */
import type { Day } from '../days.ts';
import type { Rate } from '../rate.ts';
import type { Satang } from '../satang.ts';

export interface DividendYear {
  readonly method: 'MONTHLY' | 'DAILY';
  /** First and last day of the fiscal year. */
  readonly startsOn: Day;
  readonly endsOn: Day;
  /** Purchases up to this day of a month count from its beginning; 0: none do. */
  readonly cutoffDay: number;
  readonly dividendRate: Rate;
  readonly refundRate: Rate;
  /** Round half up once, or each line before they are added. */
  readonly rounding: 'ONCE' | 'PER_LINE';
}

/** A change of the shares within the year; withdrawals are negative. */
export interface ShareMove {
  readonly on: Day;
  readonly satang: Satang;
}

/** Why there is no dividend; a closed list. */
export type DividendFault =
  | 'DIVIDEND_RATE_OUT_OF_RANGE'
  | 'REFUND_RATE_OUT_OF_RANGE'
  | 'AMOUNT_OUT_OF_RANGE'
  /** More is withdrawn than is held on a day. */
  | 'OVERDRAWN'
  | 'CUTOFF_OUT_OF_RANGE'
  | 'DAY_OUTSIDE_YEAR'
  | 'YEAR_UNKNOWN';
