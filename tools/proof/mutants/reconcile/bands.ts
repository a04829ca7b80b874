/** Rates that go by the balance once more, of accounts and of contracts. */
import { type Mismatches, type Row, rateOf, satangOf, textOf } from './plain.ts';

/** Amounts at which bands begin, with their rates in ten-thousandths of a percent. */
function bandsOf(row: Row): readonly (readonly [from: bigint, rate: bigint])[] {
  const text = textOf(row, 'RATE_BANDS');
  if (text === '') return [];
  return text.split(';').map((band) => {
    const [FROM = '', RATE = ''] = band.split('=');
    const one = { FROM, RATE };
    return [satangOf(one, 'FROM'), rateOf(one, 'RATE')] as const;
  });
}

/** Σ satang × rate of a balance: each slice at its rate, or all at that of its band. */
export function weightOf(row: Row, balance: bigint): bigint {
  const reached = bandsOf(row).filter(([from]) => from <= balance);
  if (textOf(row, 'RATE_BANDS_BY') === 'WHOLE') return balance * (reached.at(-1)?.[1] as bigint);
  return reached.reduce((sum, [from, rate], at) => {
    // What lies above this band's beginning, at what it grants more than the band below.
    const below = at === 0 ? 0n : (reached[at - 1]?.[1] as bigint);
    return sum + (balance - from) * (rate - below);
  }, 0n);
}

/** Bands and how they count, both and well or neither; answers whether there are some. */
export function compareBandsForm(row: Row, where: string, found: Mismatches): boolean {
  const bands = bandsOf(row);
  found.same(textOf(row, 'RATE_BANDS_BY') !== '', bands.length > 0, `${where} RATE_BANDS_BY`);
  if (bands.length === 0) return false;
  const begins = bands.map(([from]) => from);
  const isRising = begins.every((from, at) => at === 0 || from > (begins[at - 1] as bigint));
  found.must(begins[0] === 0n && bands.length > 1 && isRising, `${where} RATE_BANDS`);
  return true;
}

/** The rate of the band, or of the highest slice, that a balance has reached. */
export function reachedRate(row: Row, balance: bigint): bigint {
  const [first, ...above] = bandsOf(row);
  const edge = textOf(row, 'RATE_BANDS_BY') === 'WHOLE' ? 1n : 0n;
  const [, rate] = (above.findLast(([from]) => from < balance + edge) ?? first) as readonly [
    bigint,
    bigint,
  ];
  return rate;
}
