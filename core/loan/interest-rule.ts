/** How a contract's interest is computed: how time is counted, and what is rounded how (B.1). */

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

export interface InterestRule {
  readonly dayCount: DayCount;
  readonly step: InterestStep;
  readonly rounding: Rounding;
}

/** A way of counting days with the usual rounding, half up to the satang. */
export const ruleOf = (dayCount: DayCount): InterestRule => ({
  dayCount,
  step: 'SATANG',
  rounding: 'HALF_UP',
});

/** Of a contract whose interest the core system delivers: nobody else can compute it. */
export const asDelivered = 'AS_DELIVERED';

/** What a contract says of its interest; a blank step or rounding is the usual one. */
export interface StatedRule {
  readonly dayCount: DayCount | typeof asDelivered;
  readonly interestStep: InterestStep | null;
  readonly interestRounding: Rounding | null;
}

/** The rule by which a contract's interest is computed; undefined where it is delivered. */
export const statedRule = (stated: StatedRule): InterestRule | undefined =>
  stated.dayCount === asDelivered
    ? undefined
    : {
        dayCount: stated.dayCount,
        step: stated.interestStep ?? 'SATANG',
        rounding: stated.interestRounding ?? 'HALF_UP',
      };
