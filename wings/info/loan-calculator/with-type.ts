/** Another type of loan is chosen: its rate, and no more than it allows. */
import {
  bahtToType,
  parseTypedBaht,
  parseTypedWhole,
  rateToType,
} from '../../../core/typed/typed-number.ts';
import { type LoanSettings, type LoanTyped, presetOf } from './fields.ts';

/** The fields that change with the type; `other` changes none. */
export function withType(typed: LoanTyped, type: string, site: LoanSettings): Partial<LoanTyped> {
  const preset = presetOf(type, site);
  if (!preset) return { type };
  const satang = parseTypedBaht(typed.amount);
  const periods = parseTypedWhole(typed.periods);
  const tooMuch = satang !== undefined && satang > preset.maxSatang;
  const tooMany = periods !== undefined && periods > preset.maxPeriods;
  return {
    type,
    rate: rateToType(preset.rate),
    ...(tooMuch ? { amount: bahtToType(preset.maxSatang) } : {}),
    ...(tooMany ? { periods: String(preset.maxPeriods) } : {}),
  };
}
