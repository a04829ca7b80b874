/** What every page of the office asks. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const staffRoles = [
  'content',
  'support',
  'registry',
  'finance',
  'auditor',
  'admin',
] as const;

/** Whose office this browser is in, and what they may do there (D-37). */
export const readOfficer = endpoint({
  name: 'office.check_session',
  method: 'GET',
  path: '/api/office/auth/getAuthUser',
  wing: 'office',
  who: 'office',
  session: 'other',
  audit: { noneBecause: 'each page asks; what is then read or done has its own entry' },
  summary: 'เจ้าหน้าที่ที่เข้าใช้งานอยู่',
  input: z.strictObject({}),
  data: z.object({
    login: z.string(),
    name: z.string(),
    roles: z.array(z.enum(staffRoles)),
    /** Seconds until the session ends without a sign of life. */
    idle_left_seconds: z.number(),
  }),
  example: {
    login: 'support',
    name: 'ปรานี ช่วยเหลือ',
    roles: ['support'],
    idle_left_seconds: 900,
  },
});

/** What a page of the office needs before it may post: the anti-forgery value, never cached. */
export const readOfficeConfig = endpoint({
  name: 'office.config',
  method: 'GET',
  path: '/api/office/config',
  wing: 'office',
  who: 'visitor',
  audit: { noneBecause: 'no record is read' },
  summary: 'ค่าป้องกันคำขอปลอมของสำนักงาน',
  input: z.strictObject({}),
  data: z.object({ csrf_token: z.string() }),
  example: { csrf_token: 'n3x0q' },
});
