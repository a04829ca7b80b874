/** The cooperative's calendar: what lies ahead, what is over, and what was announced of it. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type Announcement, announcementsOf } from './announcements.ts';

export interface CalendarEvent {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly title: string;
  readonly place: string;
  readonly url: string | null;
}

const columns = `starts_on AS "startsOn", ends_on AS "endsOn", title, place, url`;
const ahead = statement<CalendarEvent, [today: string, most: number]>(`
  SELECT ${columns} FROM portal.calendar_events
  WHERE ends_on >= $1 ORDER BY starts_on, id LIMIT $2`);
const over = statement<CalendarEvent, [today: string, most: number]>(`
  SELECT ${columns} FROM portal.calendar_events
  WHERE ends_on < $1 ORDER BY starts_on DESC, id DESC LIMIT $2`);

/** The category whose topics announce events. */
const category = 'calendar';
/** The office's list holds no more; of what is over the newest. */
const most = { ahead: 300, over: 60 } as const;

export interface CalendarContent {
  /** Soonest first. */
  readonly ahead: readonly CalendarEvent[];
  /** Newest first. */
  readonly over: readonly CalendarEvent[];
  readonly announcements: readonly Announcement[];
}

/** What is not over on a day (`YYYY-MM-DD`), soonest first. */
export function eventsAhead(db: Db, today: string, limit: number) {
  return ahead(db, today, limit);
}

/** The calendar as it stands on a day; for a read that asks `atOnce`. */
export async function calendarContent(db: Db, today: string): Promise<CalendarContent> {
  const [coming, past, announced] = await Promise.all([
    ahead(db, today, most.ahead),
    over(db, today, most.over),
    announcementsOf(db, category),
  ]);
  return { ahead: coming, over: past, announcements: announced };
}

/** As it travels. */
export const eventOf = ({ startsOn, endsOn, ...event }: CalendarEvent) => ({
  starts_on: startsOn,
  ends_on: endsOn,
  ...event,
});
