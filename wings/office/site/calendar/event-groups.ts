/** Events under the months in which they begin, those far from today folded by years. Pure. */
import { thaiMonthLong } from '../../../../core/thai-date.ts';
import type { ListRow } from '../list/list-data.ts';
import type { ArrangedRows } from '../list/list-room.ts';
import type { CalendarInput } from './calendar.address.ts';
import { text } from './calendar.text.ts';

/** Months that stand open. What was searched for stands open whole. */
const monthsOpen = 4;

interface Month {
  readonly month: string;
  readonly rows: readonly ListRow[];
}

/** The months nearest to today first: rows come in the order of their days. */
function monthsOf(rows: readonly ListRow[], isPast: boolean): readonly Month[] {
  const nearest = isPast ? rows.toReversed() : rows;
  const groups = Map.groupBy(nearest, ({ starts_on }) => String(starts_on).slice(0, 7));
  return [...groups].map(([month, of]) => ({ month, rows: of }));
}

const groupOf = ({ month, rows }: Month) => ({ title: thaiMonthLong(month), rows });

export function arranged(rows: readonly ListRow[], { isPast, q }: CalendarInput): ArrangedRows {
  const months = monthsOf(rows, isPast);
  const open = q === '' ? monthsOpen : months.length;
  const years = Map.groupBy(months.slice(open), ({ month }) => month.slice(0, 4));
  return {
    groups: months.slice(0, open).map(groupOf),
    folded: [...years].map(([year, of]) => ({
      summary: text.year(year, of.flatMap((month) => month.rows).length),
      groups: of.map(groupOf),
    })),
  };
}
