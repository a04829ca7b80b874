import * as z from 'zod/mini';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { focusAcross, focusDown } from '../../../../parts/slide/focus.ts';
import { lineShape, listEndpoints, mayBeEmpty, webLink } from '../list/shapes.ts';

/** Slides of the front page (D-16). */
export const { read: readSlides, save: saveSlides } = listEndpoints({
  name: 'office.slides',
  entry: 'office.slides.saved',
  path: '/api/office/slides',
  roles: officeRooms.slides.roles,
  summary: 'ป้ายประชาสัมพันธ์',
  fields: {
    image_url: z
      .string()
      .check(z.maxLength(500), z.regex(/^\/mediafiles\/images\/[\w./-]+$/), z.refine(isPlain)),
    /** What the picture shows; '' where it only decorates the words. */
    alt: mayBeEmpty(300),
    title: lineShape(100),
    body: mayBeEmpty(200),
    url: z.nullable(webLink),
    shown: z.boolean(),
    focus_x: z.enum(focusAcross),
    focus_y: z.enum(focusDown),
  },
  example: {
    image_url: '/mediafiles/images/Slide/saving.svg',
    alt: '',
    title: 'เงินฝากออมทรัพย์พิเศษ',
    body: 'ดอกเบี้ยร้อยละ 3.00 ต่อปี',
    url: '/list/news',
    shown: true,
    focus_x: 'center',
    focus_y: 'center',
  },
});

/** Nothing in it climbs. */
function isPlain(path: string): boolean {
  return !path.includes('..') && !path.includes('//');
}
