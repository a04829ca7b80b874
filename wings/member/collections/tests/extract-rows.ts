/** Rows of an extract as the wire should tell them, by another way than the program's. */
import { readThaiDate } from '../../../../journeys/extract.ts';

type Row = Readonly<Record<string, string>>;

/** Satang out of a file's amount, by another way than the program's. */
export const satang = (amount = ''): number => Math.round(Number(amount) * 100);
export const baht = (amount: number): string => (amount / 100).toFixed(2);
export const whole = (amount = ''): string => baht(satang(amount));
export const orNull = (amount = ''): string | null => (amount === '' ? null : whole(amount));
/** `31/10/2568` → `2025-10-31`. */
export const day = (text = ''): string | null => (text === '' ? null : readThaiDate(text));
/** Months come as `10/2568`. */
export const monthOf = ({ MONTH = '' }: Row) => {
  const [month, year] = MONTH.split('/');
  return { year_be: Number(year), month: Number(month) };
};
export const wiredItem = (row: Row) => ({
  item_no: Number(row.ITEM_NO),
  group: row.ITEM_GROUP,
  code: row.CODE,
  name: row.NAME,
  ref_no: row.REF_NO || null,
  period_no: row.PERIOD_NO ? Number(row.PERIOD_NO) : null,
  principal: whole(row.PRINCIPAL),
  interest: whole(row.INTEREST),
  days: row.DAYS ? Number(row.DAYS) : null,
  amount: whole(row.AMOUNT),
  collected: whole(row.COLLECTED),
  balance_after: orNull(row.BALANCE_AFTER),
});
