/** Events under the month in which they begin. Pure. */
import type { DataOf } from '../../../api/endpoint.ts';
import type { readCalendar } from './calendar.api.ts';

export type CalendarEvent = DataOf<typeof readCalendar>['ahead'][number];

export interface EventMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly events: readonly CalendarEvent[];
}

/** The months in the order in which their events come. */
export function monthsOf(events: readonly CalendarEvent[]): readonly EventMonth[] {
  const groups = Map.groupBy(events, ({ starts_on }) => starts_on.slice(0, 7));
  return [...groups].map(([month, of]) => ({ month, events: of }));
}
