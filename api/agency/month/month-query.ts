/** Months of agencies between address and store. */
import { buddhistYear, monthInBuddhistYear } from '../../../core/thai-date.ts';
import { Problem } from '../../problem.ts';
import { monthQueryText } from './month-query.text.ts';

interface MonthQuery {
  readonly year?: string | undefined;
  readonly month?: string | undefined;
}

/**
 * First day of the month asked for: `2568`, `11` → `2025-11-01`; undefined where none is named.
 * Throws `bad_input` for half a month.
 */
export function monthOfQuery({ year, month }: MonthQuery): string | undefined {
  if (year === undefined && month === undefined) return undefined;
  if (year === undefined || month === undefined) {
    const field = year === undefined ? 'year' : 'month';
    throw new Problem('bad_input', { fields: [{ field, message: monthQueryText.incomplete }] });
  }
  return dayOfMonth({ year, month });
}

/** First day of a month that the endpoint demands: `2568`, `11` → `2025-11-01`. */
export const dayOfMonth = ({
  year,
  month,
}: {
  readonly year: string;
  readonly month: string;
}): string => `${monthInBuddhistYear(year, month)}-01`;

/** `2025-11-01` → year 2568, month 11. */
export const monthParts = (day: string): { readonly year: number; readonly month: number } => ({
  year: buddhistYear(day),
  month: Number(day.slice(5, 7)),
});
