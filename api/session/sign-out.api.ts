import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Log-out (R118, R145): ends the session on the server. */
export const memberSignOut = endpoint({
  name: 'member.sign_out',
  method: 'POST',
  path: '/api/member/auth/logout',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.sign_out', label: 'sign_out' },
  summary: 'สมาชิกออกจากระบบ',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});

/** Log-out (R118): ends the session of the agency's contact on the server. */
export const agencySignOut = endpoint({
  name: 'agency.sign_out',
  method: 'POST',
  path: '/api/membergroup/auth/logout',
  wing: 'agency',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'agency.sign_out' },
  summary: 'หน่วยงานออกจากระบบ',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});
