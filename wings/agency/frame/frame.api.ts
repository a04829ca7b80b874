import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** Is the stored session still good? (R084, R157): rc_code '1', or 400 with `data.error`. */
export const checkSession = endpoint({
  name: 'agency.check_session',
  method: 'POST',
  path: '/api/membergroup/auth/getAuthUser',
  wing: 'agency',
  who: 'visitor',
  session: 'look',
  audit: { noneBecause: 'asked at every page; tells the caller only what the caller holds' },
  summary: 'ตรวจว่าหน่วยงานยังอยู่ในระบบ',
  input: z.strictObject({}),
  data: z.object({
    member_group_no: z.string(),
    member_group_name: z.string(),
    /** Which of the agency's people. */
    person_no: z.number(),
    contact_name: z.string(),
    role: z.enum(['viewer', 'admin']),
    /** The password is the one of staff: nothing opens before its change. */
    must_change: z.boolean(),
    /** Seconds until the session ends without a sign of life. */
    idle_left_seconds: z.number(),
    /** Seconds until it ends whatever the contact does. */
    ends_in_seconds: z.number(),
  }),
  example: {
    member_group_no: '01011001',
    member_group_name: 'โรงเรียนตัวอย่างวิทยา',
    person_no: 1,
    contact_name: 'สมชาย บุญมาก',
    role: 'admin',
    must_change: false,
    idle_left_seconds: 900,
    ends_in_seconds: 43_200,
  },
});
