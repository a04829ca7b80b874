/** Months and moments of reports in words. */
import { thaiDateTime, thaiMonthLong } from '../../../../core/thai-date.ts';

/** พฤศจิกายน 2568 */
export const monthWords = ({ year, month }: { year: number; month: number }): string =>
  thaiMonthLong(`${year - 543}-${String(month).padStart(2, '0')}`);

/** 28 พ.ย. 2568 14:05 น. */
export const momentWords = (at: string): string => thaiDateTime(new Date(at));
