import * as z from 'zod/mini';
import { wordsShape } from '../../../../api/agency/words.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { plausibleDayShape } from '../../../../api/office/plausible-day.ts';
import { listEndpoints } from '../list/shapes.ts';

/** Lines of the announcement bar (R030). */
export const { read: readMarquee, save: saveMarquee } = listEndpoints({
  name: 'office.marquee',
  entry: 'office.marquee.saved',
  path: '/api/office/marquee',
  roles: officeRooms.marquee.roles,
  summary: 'ประกาศวิ่ง',
  fields: {
    /** Cut down to the allowed markup when it is stored. */
    note_html: wordsShape({ least: 1, most: 2000 }),
    shown: z.boolean(),
    /** Days between which it is shown, both included; null: from now on, for ever. */
    from_on: z.nullable(plausibleDayShape),
    until_on: z.nullable(plausibleDayShape),
  },
  example: {
    note_html: 'สหกรณ์ไม่มีนโยบายส่งลิงก์ขอรหัสผ่านทาง <b>SMS หรือ LINE</b>',
    shown: true,
    from_on: '2025-11-28',
    until_on: null,
  },
});
