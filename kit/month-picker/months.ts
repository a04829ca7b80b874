/** The months that can be picked, and those beside the chosen one. */
import { longMonths } from '../../core/thai-date.ts';

export interface PickedMonth {
  /** Of the Buddhist era. */
  readonly year: number;
  readonly month: number;
}

/** `พฤศจิกายน 2568`. */
export const monthName = ({ year, month }: PickedMonth): string =>
  `${longMonths[month - 1] ?? month} ${year}`;

const order = ({ year, month }: PickedMonth): number => year * 12 + month;

export const sameMonth = (a: PickedMonth, b: PickedMonth): boolean => order(a) === order(b);

/** The nearest months of the list before and after the chosen one; the list with it, in order. */
export function monthsAround(months: readonly PickedMonth[], chosen: PickedMonth) {
  const withChosen = months.some((one) => sameMonth(one, chosen)) ? months : [...months, chosen];
  const all = withChosen.toSorted((a, b) => order(b) - order(a));
  const at = all.findIndex((one) => sameMonth(one, chosen));
  return { earlier: all[at + 1], later: all[at - 1], all };
}
