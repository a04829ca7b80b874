import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** What bears a phrase in the rooms that the caller's roles open. */
export const searchOffice = endpoint({
  name: 'office.search',
  method: 'GET',
  path: '/api/office/search',
  wing: 'office',
  who: 'office',
  audit: { noneBecause: 'titles alone; what is then opened has its own entry' },
  summary: 'ค้นหาในสำนักงาน',
  input: z.strictObject({
    q: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  data: z.object({
    /** At most ten of each room, in the order of the menu. */
    hits: z.array(
      z.object({
        room: z.string(),
        /** On this site. */
        to: z.string(),
        title: z.string(),
        detail: z.string(),
      }),
    ),
  }),
  example: {
    hits: [
      {
        room: 'agencyReports',
        to: '/office/agency_reports/01011001/2568/11',
        title: 'โรงเรียนบ้านตัวอย่าง',
        detail: 'พฤศจิกายน 2568',
      },
    ],
  },
});
