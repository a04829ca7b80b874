/** Rules of interest whose rate goes by the balance (B.1, decisions/0050). */
import type { Day } from '../days.ts';
import { type BandMethod, type RateBands, readBands, satangAtRates } from '../rate-bands.ts';
import type { InterestRule, StatedRule } from './interest-rule.ts';
import { statedRule } from './rules.ts';

/** The rule, its balances weighed by the bands; the same rule without bands. */
export const withBands = (rule: InterestRule, bands: RateBands | null): InterestRule =>
  bands === null ? rule : { ...rule, weigh: (balance) => satangAtRates(bands, balance) };

/**
 * From when on interest can be computed by bands: where they are younger than a contract's last
 * line, what grows until the next one is at two rates, and the core system's word is taken.
 */
export const bandsHoldFrom = (since: Day | null, from: Day): boolean =>
  since === null || since <= from;

/** What a contract says of its interest, its bands among it. */
export interface StatedBandedRule extends StatedRule {
  readonly rateBands: string | null;
  readonly rateBandsBy: BandMethod | null;
  /** From when on the bands hold; null: for all of its lines. */
  readonly rateSince: Day | null;
}

/**
 * The rule by which interest runs on from the day `from` of a contract's last line; undefined where
 * it is delivered, which it is, too, while bands are younger than that line.
 */
export function ruleFrom(stated: StatedBandedRule, from: Day): InterestRule | undefined {
  const rule = statedRule(stated);
  if (rule === undefined || !bandsHoldFrom(stated.rateSince, from)) return undefined;
  return withBands(rule, readBands(stated.rateBands, stated.rateBandsBy));
}
