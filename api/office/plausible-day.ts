/** A day that staff type, as it travels. */
import * as z from 'zod/mini';
import { isDay } from '../../core/days.ts';

function faultOfYear(year: number): 'buddhistYear' | 'farYear' | undefined {
  if (year >= 2400 && year <= 2699) return 'buddhistYear';
  return year < 1900 || year > 2199 ? 'farYear' : undefined;
}

/**
 * `YYYY-MM-DD` of the years 1900 to 2199, common era. A year that looks like one of the Buddhist
 * era is refused with a sentence of its own.
 */
export const plausibleDayShape = z.string().check(({ value: input, issues }) => {
  if (!isDay(input)) return void issues.push({ code: 'custom', input });
  const fault = faultOfYear(Number(input.slice(0, 4)));
  if (fault) issues.push({ code: 'custom', params: { fault }, input });
});
