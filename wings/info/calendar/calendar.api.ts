import * as z from 'zod/mini';
import { publicContent } from '../../../api/audit.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { announcementShape, dayShape, eventShape } from '../../../api/shapes.ts';
import { calendarExample } from './calendar.example.text.ts';

/** Every event that the office keeps, as of today (D-16). */
export const readCalendar = endpoint({
  name: 'info.calendar',
  method: 'GET',
  path: '/api/info/calendar',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'ปฏิทินสหกรณ์',
  input: z.strictObject({}),
  data: z.object({
    today: dayShape,
    /** What is not over yet, soonest first. */
    ahead: z.array(eventShape),
    /** What is over, newest first. */
    over: z.array(eventShape),
    /** Topics of the category of this address: pinned first, then the newest. */
    announcements: z.array(announcementShape),
  }),
  example: calendarExample,
});
