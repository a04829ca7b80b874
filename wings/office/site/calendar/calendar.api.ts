import * as z from 'zod/mini';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { plausibleDayShape } from '../../../../api/office/plausible-day.ts';
import { lineShape, listEndpoints, mayBeEmpty, webLink } from '../list/shapes.ts';

/** The cooperative's calendar on the front page. */
export const { read: readEvents, save: saveEvents } = listEndpoints({
  name: 'office.calendar',
  entry: 'office.calendar.saved',
  path: '/api/office/calendar',
  roles: officeRooms.calendar.roles,
  summary: 'ปฏิทินสหกรณ์',
  fields: {
    title: lineShape(200),
    starts_on: plausibleDayShape,
    ends_on: plausibleDayShape,
    place: mayBeEmpty(200),
    url: z.nullable(webLink),
  },
  example: {
    title: 'ประชุมใหญ่สามัญประจำปี 2568',
    starts_on: '2026-01-17',
    ends_on: '2026-01-17',
    place: 'หอประชุมสหกรณ์',
    url: '/list/news',
  },
});
