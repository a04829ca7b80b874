/** From where to where the sliders run; the boxes take more. */
import { mostPeriods } from '../../../core/loan/limits.ts';
import { wholeBaht } from '../../../core/satang.ts';
import { bahtToType, rateToType } from '../../../core/typed/typed-number.ts';
import type { LoanPreset } from './fields.ts';

export interface Slide {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly write: (at: number) => string;
}

const baht = (at: number): string => bahtToType(wholeBaht(Math.round(at)));
const untypedMax = 10_000_000;

/** Sliders of a type of loan; without one those of any loan. */
export function slidesOf(preset: LoanPreset | undefined) {
  const most = preset ? Number(preset.maxSatang / 100n) : untypedMax;
  const step = most <= 100_000 ? 1_000 : 10_000;
  const amount: Slide = { min: step, max: most, step, write: baht };
  const payment: Slide = { min: 500, max: Math.min(most, 100_000), step: 500, write: baht };
  const periods: Slide = { min: 1, max: preset?.maxPeriods ?? mostPeriods, step: 1, write: String };
  const rate: Slide = {
    min: 1,
    max: 12,
    step: 0.05,
    write: (at) => rateToType(BigInt(Math.round(at * 10_000))),
  };
  return { amount, payment, periods, rate };
}
