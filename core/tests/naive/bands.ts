/** Rates that go by the balance, computed a second time, in fractions of a baht (B.1, B.2). */
import { baht, type Fraction, percent, zero } from './fraction.ts';

/** As an extract writes them. */
export interface NaiveBands {
  readonly text: string;
  readonly by: 'WHOLE' | 'SLICE';
}

/** Σ baht × percent: for each band the part of the balance to which it grants its rate. */
export function naiveBandYear(balance: Fraction, { text, by }: NaiveBands): Fraction {
  const begins = text.split(';').map((band) => {
    const [from = '', rate = ''] = band.split('=');
    const [whole = '', decimals = ''] = rate.split('.');
    const tenThousandths = BigInt(whole + decimals.padEnd(4, '0'));
    return { from: baht(BigInt(from.replace('.', ''))), rate: percent(tenThousandths) };
  });
  let sum = zero;
  for (const [at, { from, rate }] of begins.entries()) {
    const next = begins[at + 1]?.from;
    const isIn = !balance.isBelow(from) && (next === undefined || balance.isBelow(next));
    const above = from.isBelow(balance) ? balance.minus(from) : zero;
    const beyond = next?.isBelow(balance) ? balance.minus(next) : zero;
    const part = by === 'SLICE' ? above.minus(beyond) : isIn ? balance : zero;
    sum = sum.plus(part.times(rate));
  }
  return sum;
}
