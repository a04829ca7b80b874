/**
 * Rates that go by the balance (B.2): bands, each from an amount up to where the next one begins,
 * and whether the whole balance or each part of it earns a band's rate.
 */
import { formatRate, parseRate, type Rate } from './rate.ts';
import { parseBaht, type Satang, toDtoBaht } from './satang.ts';

/**
 * WHOLE: the whole balance earns the rate of the band that it lies in; a balance of exactly the
 * amount at which a band begins lies in that band. SLICE: each part earns the rate of its own band.
 */
export const bandMethods = ['WHOLE', 'SLICE'] as const;
export type BandMethod = (typeof bandMethods)[number];

interface RateBand {
  readonly fromSatang: Satang;
  readonly rate: Rate;
}

export interface RateBands {
  readonly by: BandMethod;
  /** Two or more, from nothing upwards. */
  readonly bands: readonly RateBand[];
}

/** As they travel: from which baht on, and percent a year. */
export interface StatedBands {
  readonly by: BandMethod;
  readonly bands: readonly { readonly from: string; readonly rate: string }[];
}

/** A hundred percent. */
const highest = 1_000_000n;

/**
 * Reads `0.00=1.50;100000.00=2.00`, amounts with two decimals; undefined where it is no such list.
 */
export function parseBands(text: string): RateBands['bands'] | undefined {
  const bands: RateBand[] = [];
  for (const part of text.split(';')) {
    const at = part.indexOf('=');
    const from = part.slice(0, Math.max(at, 0));
    const fromSatang = parseBaht(from);
    const rate = parseRate(part.slice(at + 1));
    if (fromSatang === undefined || toDtoBaht(fromSatang) !== from) return undefined;
    if (rate === undefined || rate > highest) return undefined;
    const last = bands.at(-1);
    const fits = last === undefined ? fromSatang === 0n : fromSatang > last.fromSatang;
    if (!fits) return undefined;
    bands.push({ fromSatang, rate });
  }
  return bands.length > 1 ? bands : undefined;
}

/**
 * The bands of a row of the records; null where its rate does not go by the balance. Throws
 * RangeError for bands that the intake would have refused.
 */
export function readBands(text: string | null, by: BandMethod | null): RateBands | null {
  if (text === null && by === null) return null;
  const bands = text === null ? undefined : parseBands(text);
  if (bands === undefined || by === null) throw new RangeError('bands of rates that are none');
  return { by, bands };
}

/**
 * The rate that a balance has reached: that of the band in which it lies, and of slices the one of
 * its last satang, so that exactly 100,000 baht have not reached what is above 100,000.
 */
export function bandRate({ by, bands }: RateBands, balance: Satang): Rate {
  const [first, ...above] = bands as readonly [RateBand, ...RateBand[]];
  const reached = above.findLast(({ fromSatang }) =>
    by === 'WHOLE' ? balance >= fromSatang : balance > fromSatang,
  );
  return (reached ?? first).rate;
}

/** What a balance weighs in a day: Σ satang × rate, exact. The balance may not be negative. */
export function satangAtRates(rateBands: RateBands, balance: Satang): bigint {
  const { by, bands } = rateBands;
  if (by === 'WHOLE') return balance * bandRate(rateBands, balance);
  let weight = 0n;
  for (const [at, { fromSatang, rate }] of bands.entries()) {
    if (balance <= fromSatang) break;
    const end = bands[at + 1]?.fromSatang;
    const top = end === undefined || balance < end ? balance : end;
    weight += (top - fromSatang) * rate;
  }
  return weight;
}

/** The bands of a row of the records as they travel. */
export function statedBands(text: string | null, by: BandMethod | null): StatedBands | null {
  const read = readBands(text, by);
  if (read === null) return null;
  const bands = read.bands.map(({ fromSatang, rate }) => ({
    from: toDtoBaht(fromSatang),
    rate: formatRate(rate),
  }));
  return { by: read.by, bands };
}
