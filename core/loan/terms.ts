/** What a loan is agreed on, and what its schedule consists of (B.1). */
import type { Day } from '../days.ts';
import type { Rate } from '../rate.ts';
import type { Satang } from '../satang.ts';
import type { InterestRule } from './interest-rule.ts';

export interface LoanTerms {
  readonly principalSatang: Satang;
  readonly rate: Rate;
  readonly rule: InterestRule;
  /** The day on which the money was paid out. */
  readonly disbursedOn: Day;
  /** Paid out after this day of the month: first due at the end of the next month (A.3). */
  readonly firstDueCutoffDay: number;
  /** One day more in the first period (`count_disbursement_day`). */
  readonly countDisbursementDay: boolean;
}

/** How it is repaid; `roundStepSatang` is the step up to which an instalment is rounded. */
export type Repayment =
  | {
      readonly method: 'EQUAL_PRINCIPAL' | 'EQUAL_INSTALMENT';
      readonly periods: number;
      readonly roundStepSatang: Satang;
    }
  | { readonly method: 'GIVEN_PAYMENT'; readonly paymentSatang: Satang };

export interface Instalment {
  readonly periodNo: number;
  readonly dueOn: Day;
  /** Days of interest. */
  readonly days: number;
  readonly openingSatang: Satang;
  readonly principalSatang: Satang;
  readonly interestSatang: Satang;
  readonly paymentSatang: Satang;
  readonly closingSatang: Satang;
}

export interface Schedule {
  /** Principal of a period (EQUAL_PRINCIPAL), or the payment of a period. */
  readonly baseSatang: Satang;
  readonly instalments: readonly Instalment[];
  readonly totalInterestSatang: Satang;
  readonly totalPaidSatang: Satang;
}

/** Why there is no schedule; a closed list. */
export type LoanFault =
  | 'PRINCIPAL_OUT_OF_RANGE'
  | 'INTEREST_OUT_OF_RANGE'
  | 'RATE_OUT_OF_RANGE'
  | 'PERIODS_OUT_OF_RANGE'
  | 'STEP_OUT_OF_RANGE'
  | 'CUTOFF_OUT_OF_RANGE'
  | 'DAY_UNKNOWN'
  | 'PAYMENT_BELOW_INTEREST'
  | 'TOO_MANY_PERIODS';

/** Of a loan that does not run yet: it owes no interest from before. */
export type PlannedLoanFault = Exclude<LoanFault, 'INTEREST_OUT_OF_RANGE'>;
