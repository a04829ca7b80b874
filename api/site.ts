/** The cooperative as its settings describe it: one file, served to every page (R092; D-02). */
import * as z from 'zod/mini';
import { tidyLine } from '../core/typed/typed-words.ts';
import { wordsShape } from './agency/words.ts';

const line = wordsShape({ least: 1, most: 300, tidy: tidyLine });
/** Of a letter's head, too: one address and nothing else. */
const emailAddress = z.string().check(z.maxLength(254), z.regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const percent = z.string().check(
  z.regex(/^\d{1,3}(\.\d{1,4})?$/),
  z.refine((text) => Number(text) <= 100),
);
/** A link out of a setting: `https:` or a single `/`, never a script (T29). */
const link = z
  .string()
  .check(z.maxLength(500), z.regex(/^(?:https:\/\/[^\s/]|\/(?![/\\]))[^\s\p{Cc}\p{Cf}\p{Cs}]*$/u));

export const siteShape = z.strictObject({
  coopNameTH: line,
  coopNameEN: line,
  coop_address: line,
  www_description: line,
  /** Links of the reports menu. */
  menureport: z.array(z.strictObject({ name: line, url: link })).check(z.maxLength(50)),
  /** Colours of the theme (§9 of the specification); the page turns them into CSS variables. */
  colours: z.strictObject({
    primary: colour,
    secondary: colour,
    warning: colour,
    success: colour,
    danger: colour,
  }),
  phone: line,
  fax: z.nullable(line),
  email: emailAddress,
  office_hours: line,
  /** Data protection officer: an e-mail address or a telephone number. */
  dpo: line,
  social: z
    .array(
      z.strictObject({
        kind: z.enum(['line', 'facebook', 'youtube', 'map']),
        label: line,
        url: link,
      }),
    )
    .check(z.maxLength(50)),
  /** 1–12; the cooperative's books begin on the first day of this month. */
  fiscal_year_start_month: z.int().check(z.minimum(1), z.maximum(12)),
  dividend_method: z.enum(['monthly', 'daily']),
  /** A share paid in up to this day of the month earns for that month; 0: never. */
  dividend_cutoff_day: z.int().check(z.minimum(0), z.maximum(31)),
  /** Baht; instalments are rounded up to this step. */
  loan_round_step: z.int().check(z.minimum(1), z.maximum(1000)),
  day_count: z.enum(['365', 'actual']),
  /** How many contracts of others a member may guarantee at a time (D-13); left out: not said. */
  guarantee_limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** What the calculators begin with (D-28, D-29); amounts in baht, rates in percent a year. */
  calculator: z.strictObject({
    loan_presets: z
      .array(
        z.strictObject({
          name: line,
          annual_rate: percent,
          max_periods: z.int().check(z.minimum(1), z.maximum(600)),
          max_amount: z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)),
        }),
      )
      .check(z.maxLength(100)),
    /** Money paid out after this day of the month is first due at the end of the next month. */
    first_due_cutoff_day: z.int().check(z.minimum(0), z.maximum(31)),
    count_disbursement_day: z.boolean(),
    /** A warning shows when less of the salary is left, in percent. */
    salary_left_percent: z.int().check(z.minimum(0), z.maximum(100)),
    dividend_rate: percent,
    refund_rate: percent,
  }),
  /** Complaints and suggestions (D-21): what the page is called, and days until an answer. */
  demand: z.strictObject({
    title: line,
    target_days: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  /** Parts of the portal switched on or off by name. */
  features: z.record(z.string().check(z.maxLength(40)), z.boolean()),
});

/** What every visitor may know of the cooperative; nothing in it is secret. */
export type Site = z.output<typeof siteShape> & {
  /** Addresses of the cooperative's own logo and of its icon; left out: the drawing stands. */
  readonly logo?: string;
  readonly icon?: string;
};
