import { thaiMonthShort } from '../../../../core/thai-date.ts';

const era = 543;

/** `พ.ย. 2568` of a month as it travels. */
export const shortMonth = ({ year, month }: { year: number; month: number }): string =>
  thaiMonthShort(`${year - era}-${String(month).padStart(2, '0')}`);
