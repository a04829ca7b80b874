/** Rates by balance of which there are few: products have them, and each contract states them. */
import type { RateBands } from '../../../core/rate-bands.ts';

const keyOf = ({ by, bands }: RateBands): string =>
  `${by} ${bands.map(({ fromSatang, rate }) => `${fromSatang}=${rate}`).join(';')}`;

/** Each is kept once and known by its number; none has -1. */
export class DistinctBands {
  readonly #numbers = new Map<string, number>();
  readonly #bands: RateBands[] = [];

  numberOf(bands: RateBands | null): number {
    if (bands === null) return -1;
    const key = keyOf(bands);
    const before = this.#numbers.get(key);
    if (before !== undefined) return before;
    const number = this.#bands.push(bands) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  at(number: number): RateBands | null {
    return this.#bands[number] ?? null;
  }

  all(): readonly RateBands[] {
    return this.#bands;
  }
}
