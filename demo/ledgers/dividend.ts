/** Dividends paid into savings accounts: the monthly method of B.3 at the published rates. */
import { divideHalfUp, type Satang } from '../../core/satang.ts';

/** Hundredths of a percent, by year. */
const rates: Readonly<Record<number, bigint>> = {
  2018: 575n,
  2019: 570n,
  2020: 540n,
  2021: 525n,
  2022: 530n,
  2023: 540n,
  2024: 550n,
};
const otherYears = 580n;
const cutOffDay = 7;

/** Twelfths of a year that a purchase counts for: all of January up to the 7th is twelve (A.5). */
export function twelfthsFrom(month: number, day: number): bigint {
  return BigInt(12 - (day <= cutOffDay ? month - 1 : month));
}

/** Of Σ satang × twelfths of a year, the dividend in satang, rounded half up once. */
export function dividendSatang(satangTwelfths: bigint, year: number): Satang {
  return divideHalfUp(satangTwelfths * (rates[year] ?? otherYears), 12n * 10_000n);
}
