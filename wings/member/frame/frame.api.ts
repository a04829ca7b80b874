import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';

/** Newest posting day of the member's deposits, else the extract's day, else null (R151; D-22). */
export const readLastUpdate = endpoint({
  name: 'member.last_update',
  method: 'POST',
  path: '/api/member/lastupdate_bydepstatement',
  wing: 'member',
  who: 'member',
  repeat: 'look',
  helped: 'open',
  audit: { noneBecause: 'a date alone' },
  summary: 'วันที่ปรับปรุงข้อมูลล่าสุด',
  input: z.strictObject({}),
  data: z.nullable(dayShape),
  example: '2025-11-27',
});

/** Is the stored session still good? (R058, R146): rc_code '1', or 400 with `data.error`. */
export const checkSession = endpoint({
  name: 'member.check_session',
  method: 'POST',
  path: '/api/member/auth/getAuthUser',
  wing: 'member',
  who: 'visitor',
  session: 'look',
  audit: { noneBecause: 'asked at every page; tells the caller only what the caller holds' },
  summary: 'ตรวจว่ายังอยู่ในระบบ',
  input: z.strictObject({}),
  data: z.object({
    membership_no: z.string(),
    prefix: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Seconds until the session ends without a sign of life. */
    idle_left_seconds: z.number(),
    /** Seconds until it ends whatever the member does. */
    ends_in_seconds: z.number(),
    /** Who of the staff looks in the member's stead (S4); null: it is the member. */
    helper: z.nullable(z.string()),
    /** Since when the records have not been renewed, where those of everybody else were. */
    quarantine_as_of: z.nullable(dayShape),
  }),
  example: {
    membership_no: '000123',
    prefix: 'นาง',
    first_name: 'สมหญิง',
    last_name: 'ใจดี',
    idle_left_seconds: 900,
    ends_in_seconds: 43_200,
    helper: null,
    quarantine_as_of: null,
  },
});

/** May the member go on? (R063, R152; D-30): '1' yes, '2' new password first, '0' terms first. */
export const checkTerms = endpoint({
  name: 'member.check_terms',
  method: 'POST',
  path: '/api/member/termofconditional',
  wing: 'member',
  who: 'member_entering',
  repeat: 'look',
  helped: 'open',
  audit: { noneBecause: 'asked at every entry; acceptance and new password leave their own' },
  summary: 'ตรวจการยอมรับข้อตกลงและการตั้งรหัสผ่าน',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});
