/** Which year a dividend rate may be of, and when it may be announced. Pure. */
import { addMonths } from '../../../../core/days.ts';
import { buddhistYear, fromBuddhistYear } from '../../../../core/thai-date.ts';
import { text } from './rates.text.ts';

/** Of the Buddhist era: the first savings cooperative of the country was founded in it. */
const firstYear = 2492;

interface Announced {
  readonly id: string | null;
  readonly year_be: string;
  readonly announced_on: string | null;
}

/** What is wrong with a row on a day, by its field. */
export function dividendFaults({ id, year_be, announced_on }: Announced, today: string) {
  const [year, lastYear] = [Number(year_be), buddhistYear(today) + 1];
  const isOther = year < firstYear || year > lastYear;
  const wrong = announcedFault({ id, announced_on }, { year, today });
  return [
    ...(isOther ? [{ field: 'year_be', message: text.badYear(firstYear, lastYear) }] : []),
    ...(wrong === undefined || isOther ? [] : [{ field: 'announced_on', message: wrong }]),
  ];
}

/** An older row may go without. */
function announcedFault(
  { id, announced_on: day }: Pick<Announced, 'id' | 'announced_on'>,
  { year, today }: { readonly year: number; readonly today: string },
): string | undefined {
  if (day === null) return id === null ? text.noAnnounced : undefined;
  if (day < `${fromBuddhistYear(year)}-01-01`) return text.announcedEarly;
  return day > addMonths(today, 12) ? text.announcedLate : undefined;
}
