import { buddhistYear } from '../core/thai-date.ts';

/** A month (`2025-11-01`, `2025-11`) as answers bear it: year of the Buddhist era and month. */
export const monthKey = (month: string) => ({
  year_be: buddhistYear(month),
  month: Number(month.slice(5, 7)),
});
