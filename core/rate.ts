/** Yearly rates in percent, exact. */

/** Percent a year in ten-thousandths: 1.50 % is 15000n. */
export type Rate = bigint;

/** Reads a rate in percent with at most four decimals, `1.5`; undefined if it is none. */
export function parseRate(text: string): Rate | undefined {
  const parts = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text);
  if (!parts) return undefined;
  return BigInt((parts[1] ?? '') + (parts[2] ?? '').padEnd(4, '0'));
}

/** Reads a rate that our own server wrote. Throws RangeError for anything else. */
export function readRate(text: string): Rate {
  const rate = parseRate(text);
  if (rate === undefined) throw new RangeError('a rate that is none');
  return rate;
}

/** A rate in percent with two decimals, or as many as it needs: 15000n → `1.50`. */
export function formatRate(rate: Rate): string {
  const digits = String(rate).padStart(5, '0');
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${decimals}`;
}
