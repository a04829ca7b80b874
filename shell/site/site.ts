/** The cooperative's public settings, at hand in every part and room (R011, R092). */
import { createContext, useContext } from 'react';
import type { CoopNames } from '../frame/names.ts';

export interface SiteFacts extends CoopNames {
  readonly coop_address: string;
  readonly www_description: string;
  readonly phone: string;
  readonly email: string;
  readonly office_hours: string;
  /** Data protection officer: an e-mail address or a telephone number. */
  readonly dpo: string;
  readonly social: readonly {
    readonly kind: 'line' | 'facebook' | 'youtube' | 'map';
    readonly label: string;
    readonly url: string;
  }[];
  readonly menureport: readonly { readonly name: string; readonly url: string }[];
  /** 1–12. */
  readonly fiscal_year_start_month: number;
  readonly dividend_method: 'monthly' | 'daily';
  /** 0: the rule is off. */
  readonly dividend_cutoff_day: number;
  /** Baht. */
  readonly loan_round_step: number;
  readonly day_count: '365' | 'actual';
  readonly calculator: CalculatorFacts;
  readonly demand: { readonly title: string; readonly target_days: number };
  /** The day in Bangkok when the server made the page. */
  readonly today: string;
  /** A session without a sign of life for this long is over. */
  readonly idle_minutes?: number;
  /** Where the site is served, `https://coop.example`, if its settings say so. */
  readonly origin?: string;
}

/** What the calculators begin with; amounts in baht, rates in percent a year. */
export interface CalculatorFacts {
  readonly loan_presets: readonly {
    readonly name: string;
    readonly annual_rate: string;
    readonly max_periods: number;
    readonly max_amount: string;
  }[];
  readonly first_due_cutoff_day: number;
  readonly count_disbursement_day: boolean;
  readonly salary_left_percent: number;
  readonly dividend_rate: string;
  readonly refund_rate: string;
}

export const SiteContext = createContext<SiteFacts | undefined>(undefined);

/** The settings of the page; throws outside of it. */
export function useSite(): SiteFacts {
  const site = useContext(SiteContext);
  if (!site) throw new Error('there is no site around this part');
  return site;
}
