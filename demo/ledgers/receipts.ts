/** Numbers of receipts (A.6): one for what payroll deducts in a month, others for the counters. */
import { buddhistYear } from '../../core/thai-date.ts';
import { type DayNumber, dayText, type Month } from '../calendar.ts';

/** Buddhist year of two digits: `2025-10-15` gives 68. */
const yearBe = (text: string): string => String(buddhistYear(text) % 100);

/** The month's receipt, Buddhist year and month in two digits each: `6810000123`. */
export const receiptNo = (month: Month, memberNo: string): string =>
  `${yearBe(month.text).padStart(2, '0')}${month.text.slice(5)}${memberNo}`;

/** That of the month's further bill: `S6810000123`. */
export const furtherReceiptNo = (month: Month, memberNo: string): string =>
  `S${receiptNo(month, memberNo)}`;

/** Shares bought at the counter, once a month at most: `C6810000123`. */
export const shareCounterReceiptNo = (month: Month, memberNo: string): string =>
  `C${receiptNo(month, memberNo)}`;

/** Loans paid at the counter, all of one member on one day: `L681015000123`. */
export function loanCounterReceiptNo(on: DayNumber, memberNo: string): string {
  const day = dayText(on);
  return `L${yearBe(day).padStart(2, '0')}${day.slice(5, 7)}${day.slice(8)}${memberNo}`;
}
