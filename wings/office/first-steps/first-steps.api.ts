import * as z from 'zod/mini';
import { wordsShape } from '../../../api/agency/words.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { particularKeys } from '../../../api/office/particulars.ts';
import { staffRoles } from '../../../api/office/staff-roles.ts';
import { tidyLine } from '../../../core/typed/typed-words.ts';
import { templateKeys } from './templates.text.ts';

const { roles } = officeRooms.firstSteps;

export const stepKeys = ['names', 'contact', 'colours', 'logo', 'menu', 'news', 'staff'] as const;

/** Which of the first steps are taken, and what keeps the last from it. */
export const readFirstSteps = endpoint({
  name: 'office.first_steps',
  method: 'GET',
  path: '/api/office/first_steps',
  wing: 'office',
  who: 'office',
  roles,
  audit: { noneBecause: 'tells what everybody sees on the site, and which work nobody has' },
  summary: 'สิ่งที่ตั้งค่าแล้วของสหกรณ์ใหม่',
  input: z.strictObject({}),
  data: z.object({
    done: z.array(z.enum(stepKeys)),
    /** Roles that nobody has who works here, of those that open rooms. */
    unheld: z.array(z.enum(staffRoles)),
    /** Particulars that say something of the example cooperative still. */
    examples: z.array(z.enum(particularKeys)),
    /** Complaints that wait while nobody may read them. */
    unread_complaints: z.number(),
  }),
  example: {
    done: ['names', 'contact'],
    unheld: ['service'],
    unread_complaints: 1,
    examples: ['social'],
  },
});

/** Writes a menu and the categories that it leads to, where there is none yet. */
export const beginMenu = endpoint({
  name: 'office.first_steps.menu',
  method: 'POST',
  path: '/api/office/first_steps/menu',
  wing: 'office',
  who: 'office',
  roles: ['content'],
  audit: { entry: 'office.first_steps.menu' },
  summary: 'สร้างเมนูแรกจากแบบ',
  input: z.strictObject({ template: z.enum(templateKeys) }),
  data: z.undefined(),
  example: undefined,
});

/** Publishes the first news, where there is none yet. */
export const beginNews = endpoint({
  name: 'office.first_steps.news',
  method: 'POST',
  path: '/api/office/first_steps/news',
  wing: 'office',
  who: 'office',
  roles: ['content'],
  audit: { entry: 'office.first_steps.news' },
  summary: 'ประกาศข่าวแรก',
  input: z.strictObject({
    title: wordsShape({ least: 1, most: 200, tidy: tidyLine }),
    body: wordsShape({ least: 1, most: 5000 }),
  }),
  data: z.object({ url: z.string() }),
  example: { url: '/show/1' },
});
