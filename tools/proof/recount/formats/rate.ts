/** Rates as the files write them. */

/** `5.25` percent in ten-thousandths. */
export function rateOf(text: string | undefined): bigint {
  const [whole = '', decimals = ''] = (text ?? '').split('.');
  return BigInt(whole + decimals.padEnd(4, '0'));
}

/** `100000.00` in satang. */
const satangOf = (baht: string): bigint => BigInt(baht.replace('.', ''));

/**
 * What a balance weighs in a night by its row's bands, `0.00=1.50;100000.00=2.00`: satang by
 * ten-thousandths of a percent.
 */
export function bandWeight(row: { rateBands?: string; rateBandsBy?: string }, balance: bigint) {
  const bands = (row.rateBands ?? '').split(';').map((band) => {
    const [from = '', rate] = band.split('=');
    return { from: satangOf(from), rate: rateOf(rate) };
  });
  if (row.rateBandsBy === 'WHOLE') {
    const own = bands.filter(({ from }) => from <= balance).at(-1);
    return balance * (own?.rate ?? 0n);
  }
  // From the top down: what lies above a band's beginning is its slice, and then no more.
  let left = balance;
  let weight = 0n;
  for (const { from, rate } of bands.toReversed()) {
    if (left <= from) continue;
    weight += (left - from) * rate;
    left = from;
  }
  return weight;
}
