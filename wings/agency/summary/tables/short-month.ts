import { monthInBuddhistYear, thaiMonthShort } from '../../../../core/thai-date.ts';

/** `พ.ย. 2568` of a month as it travels. */
export const shortMonth = ({ year, month }: { year: number; month: number }): string =>
  thaiMonthShort(monthInBuddhistYear(year, month));
