/** Months of the wire in words. */
import { thaiMonthLong, thaiMonthShort } from '../../../../core/thai-date.ts';

interface Month {
  /** Of the Buddhist era; null where there is no month. */
  readonly year: number | null;
  readonly month: number | null;
}

const era = 543;
const iso = ({ year, month }: Month): string =>
  `${(year ?? 0) - era}-${String(month ?? 0).padStart(2, '0')}`;

/** `พฤศจิกายน 2568`. */
export const monthWords = (month: Month): string => thaiMonthLong(iso(month));

/** `พ.ย. 2568`. */
export const monthShort = (month: Month): string => thaiMonthShort(iso(month));
