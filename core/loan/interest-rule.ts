/** How a contract's interest is computed: how time is counted, and what is rounded how (B.1). */
import type { Day } from '../days.ts';
import type { Satang } from '../satang.ts';

/**
 * ACT_365F: actual days over 365, always. ACT_ACT: days in leap years over 366. THIRTY_360: months
 * of 30 days, a month's last day being the 30th, over 360. MONTHLY: whole months as twelfths of a
 * year, the days beyond them over 365.
 */
export const dayCounts = ['ACT_365F', 'ACT_ACT', 'THIRTY_360', 'MONTHLY'] as const;
export type DayCount = (typeof dayCounts)[number];

/** What interest is rounded to: one satang, 25 satang, one baht. */
export const interestSteps = ['SATANG', 'QUARTER', 'BAHT'] as const;
export type InterestStep = (typeof interestSteps)[number];

/** To the nearest step, a half away from zero; to the next one; to the one before. */
export const roundings = ['HALF_UP', 'UP', 'DOWN'] as const;
export type Rounding = (typeof roundings)[number];

/** What the rule is called, and how it computes; made by `usual-rule.ts` and `rules.ts`. */
export interface InterestRule {
  readonly dayCount: DayCount;
  readonly step: InterestStep;
  readonly rounding: Rounding;
  /** Parts of a year, each one `partsOfYear`-th, from a day to a later one. */
  readonly yearParts: (from: Day, to: Day) => bigint;
  readonly stepSatang: Satang;
  /** The quotient of amounts that are not negative, as balances and rates are, made whole. */
  readonly divide: (above: bigint, below: bigint) => bigint;
  /** Σ satang × rate of a balance whose rate goes by it (`banded-rule.ts`); else there is none. */
  readonly weigh?: (balance: Satang) => bigint;
}

/** Of a contract whose interest the core system delivers: nobody else can compute it. */
export const asDelivered = 'AS_DELIVERED';

/** What a contract says of its interest; a blank step or rounding is the usual one. */
export interface StatedRule {
  readonly dayCount: DayCount | typeof asDelivered;
  readonly interestStep: InterestStep | null;
  readonly interestRounding: Rounding | null;
}
