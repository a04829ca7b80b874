/** The cooperative's calendar, out of the public content. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { announcementOf } from '../../../records/content/announcements.ts';
import { calendarContent, eventOf } from '../../../records/content/calendar.ts';
import type { Services } from '../../../records/services.ts';
import { readCalendar } from './calendar.api.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(readCalendar, {
    keep: 'content',
    run: async ({ services, facts }) => {
      const today = bangkokDay(facts.at);
      const { ahead, over, announcements } = await services.records.readAsVisitor(
        (db) => calendarContent(db, today),
        { atOnce: true },
      );
      return {
        data: {
          today,
          ahead: ahead.map(eventOf),
          over: over.map(eventOf),
          announcements: announcements.map(announcementOf),
        },
      };
    },
  }),
];
