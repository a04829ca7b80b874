/** Rates as the files write them. */

/** `5.25` percent in ten-thousandths. */
export function rateOf(text: string | undefined): bigint {
  const [whole = '', decimals = ''] = (text ?? '').split('.');
  return BigInt(whole + decimals.padEnd(4, '0'));
}
