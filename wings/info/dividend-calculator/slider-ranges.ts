/** From where to where the sliders run; the boxes take more. */
import { wholeBaht } from '../../../core/satang.ts';
import { bahtToType, rateToType } from '../../../core/typed/typed-number.ts';

const percent = (at: number): string => rateToType(BigInt(Math.round(at * 10_000)));
const baht = (at: number): string => bahtToType(wholeBaht(Math.round(at)));

export const slides = {
  rate: { min: 0, max: 10, step: 0.05, write: percent },
  refund: { min: 0, max: 30, step: 0.25, write: percent },
  every: { min: 0, max: 20_000, step: 100, write: baht },
} as const;
