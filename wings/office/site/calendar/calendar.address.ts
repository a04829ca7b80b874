/** Which events the address asks for. Pure. */
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import type { ListRow } from '../list/list-data.ts';

export interface CalendarInput {
  /** What is over, in place of what lies ahead. */
  readonly isPast: boolean;
  /** Words of title or place; empty: every event. */
  readonly q: string;
}

export const readAddress = (query: URLSearchParams): CalendarInput => ({
  isPast: query.get('show') === 'past',
  q: (query.get('q') ?? '').trim(),
});

export function writeAddress({ isPast, q }: CalendarInput): string {
  const query = new URLSearchParams({ ...(isPast && { show: 'past' }), ...(q && { q }) });
  const search = query.toString();
  return `${officeRooms.calendar.path}${search && `?${search}`}`;
}

/** Whether an event lies on the side of today that is asked for, and has the words. */
export function isChosen(row: ListRow, { isPast, q }: CalendarInput, today: string): boolean {
  const { ends_on, title, place } = row;
  const words = `${title} ${place}`.toLowerCase();
  return String(ends_on) < today === isPast && words.includes(q.toLowerCase());
}
