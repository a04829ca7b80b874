/** One member's shares by fiscal year, gathered line by line: the base and the dividend of each. */
import type { Day } from '../../../core/days.ts';
import {
  dividendOfWeighted,
  weightDenominator,
  weightOf,
} from '../../../core/dividend/dividend.ts';
import type { DividendYear } from '../../../core/dividend/year.ts';
import type { Satang } from '../../../core/satang.ts';

/** Where a day falls; the weight is over the denominator of its year. */
export interface YearPosition {
  /** Index of the fiscal year: -1 before the first, their number after the last. */
  readonly year: number;
  readonly weight: bigint;
}

/** Finds positions, each day once; fiscal years follow one another without a gap. */
export function positionFinder(years: readonly DividendYear[]): (on: Day) => YearPosition {
  const cache = new Map<Day, YearPosition>();
  return (on) => {
    const before = cache.get(on);
    if (before) return before;
    const first = years.findIndex(({ endsOn }) => on <= endsOn);
    const index = first < 0 ? years.length : first;
    const year = years[index];
    const inside = year !== undefined && on >= year.startsOn;
    const position = inside
      ? { year: index, weight: weightOf(year, on) }
      : { year: year ? index - 1 : index, weight: 0n };
    cache.set(on, position);
    return position;
  };
}

export interface ShareYear {
  /** Balance at the end of the year. */
  readonly baseSatang: Satang;
  readonly dividendSatang: Satang;
  /** The ledger begins within or after the year, with a balance of unknown age. */
  readonly unknownBefore: Day | undefined;
}

export class ShareYears {
  readonly #years: readonly DividendYear[];
  readonly #positionOf: (on: Day) => YearPosition;
  readonly #moved: Satang[];
  /** Satang × weight; where each line is rounded, the dividend itself. */
  readonly #earned: bigint[];
  #before: Satang = 0n;
  #forwardOn: Day | undefined;

  constructor(years: readonly DividendYear[], positionOf: (on: Day) => YearPosition) {
    this.#years = years;
    this.#positionOf = positionOf;
    this.#moved = years.map(() => 0n);
    this.#earned = years.map(() => 0n);
  }

  /** Begins the next member's ledger. */
  start(): void {
    this.#moved.fill(0n);
    this.#earned.fill(0n);
    this.#before = 0n;
    this.#forwardOn = undefined;
  }

  /** Shares that come (or go: negative) on a day; `forward`: brought forward from older records. */
  add(on: Day, satang: Satang, forward: boolean): void {
    const { year, weight } = this.#positionOf(on);
    if (forward) this.#forwardOn = on;
    // What is brought forward on a year's first day was held before it.
    const counts = forward && this.#years[year]?.startsOn === on ? year - 1 : year;
    if (counts < 0) this.#before += satang;
    else if (counts < this.#years.length) {
      this.#moved[counts] = (this.#moved[counts] as Satang) + satang;
      if (forward) return;
      const fiscal = this.#years[year] as DividendYear;
      const own = satang * weight;
      const earned = fiscal.rounding === 'ONCE' ? own : dividendOfWeighted(fiscal, own);
      this.#earned[counts] = (this.#earned[counts] as bigint) + earned;
    }
  }

  /** The year of this index, of the ledger as far as it was added. */
  of(index: number): ShareYear {
    const year = this.#years[index] as DividendYear;
    let broughtForward = this.#before;
    for (let at = 0; at < index; at += 1) broughtForward += this.#moved[at] as Satang;
    const forwardWeighted = broughtForward * weightDenominator(year);
    const earned = this.#earned[index] as bigint;
    const since = this.#forwardOn;
    const dividend =
      year.rounding === 'ONCE'
        ? dividendOfWeighted(year, forwardWeighted + earned)
        : dividendOfWeighted(year, forwardWeighted) + earned;
    return {
      baseSatang: broughtForward + (this.#moved[index] as Satang),
      // Lines rounded one by one may come to a satang below nought, which nobody owes.
      dividendSatang: dividend < 0n ? 0n : dividend,
      unknownBefore: since !== undefined && since > year.startsOn ? since : undefined,
    };
  }
}
