/** Computed figures in the form that answers have, written by another hand than the program's. */
import type { Row } from '../../recount/files/plain.ts';
import { eraYears } from '../../recount/files/plain.ts';

/** Satang as baht: `-123450` → `-1234.50`. */
export function baht(satang: bigint | number | string | undefined): string {
  const text = String(satang === '' || satang === undefined ? '0' : satang);
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.replace('-', '').padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Where the files leave a field blank, answers say null. */
export const bahtOrNull = (satang: string | undefined): string | null =>
  satang === undefined || satang === '' ? null : baht(satang);
export const orNull = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;
export const countOrNull = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

export const total = (amounts: readonly (bigint | string | undefined)[]): bigint =>
  amounts.reduce<bigint>((sum, amount) => sum + BigInt(amount || '0'), 0n);

/** A quotient of satang as a decimal with two places, rounded half away from zero. */
export function quotient(above: bigint, below: bigint): string {
  const [size, by] = [above < 0n ? -above : above, below];
  const hundredths = (size * 200n + by) / (by * 2n);
  return baht(above < 0n ? -hundredths : hundredths);
}

export const yearBe = (day: string | undefined): number =>
  Number((day ?? '').slice(0, 4)) + eraYears;
export const monthNo = (day: string | undefined): number => Number((day ?? '').slice(5, 7));

/** Years that lines were posted in, newest first. */
export const yearsOf = (lines: readonly Row[]): number[] =>
  [...new Set(lines.map(({ postedOn = '' }) => Number(postedOn.slice(0, 4))))].sort(
    (a, b) => b - a,
  );

interface Sums {
  readonly openingSatang: bigint;
  readonly inSatang: bigint;
  readonly inCount: number;
  readonly outSatang: bigint;
  readonly outCount: number;
  readonly closingSatang: bigint;
}

/** Sums of a ledger under the words of its room. */
export const summed = (sums: Sums, into: string, out: string) => ({
  from: null,
  to: null,
  opening: baht(sums.openingSatang),
  [into]: baht(sums.inSatang),
  [`${into}_count`]: sums.inCount,
  [out]: baht(sums.outSatang),
  [`${out}_count`]: sums.outCount,
  closing: baht(sums.closingSatang),
});

export const grown = (
  points: readonly { readonly on?: string | undefined; readonly balanceSatang?: unknown }[],
) => points.map(({ on, balanceSatang }) => ({ on, balance: baht(String(balanceSatang ?? '0')) }));
