/** Months and moments of reports in words. */
import { monthInBuddhistYear, thaiDateTime, thaiMonthLong } from '../../../../core/thai-date.ts';

/** พฤศจิกายน 2568 */
export const monthWords = ({ year, month }: { year: number; month: number }): string =>
  thaiMonthLong(monthInBuddhistYear(year, month));

/** 28 พ.ย. 2568 14:05 น. */
export const momentWords = (at: string): string => thaiDateTime(new Date(at));
