import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** Sign-in of staff: what they know and what they have (S1; D-37). */
export const officeSignIn = endpoint({
  name: 'office.sign_in',
  method: 'POST',
  path: '/api/office/auth/login',
  wing: 'office',
  who: 'visitor',
  session: 'sign_in',
  audit: { entry: 'office.sign_in' },
  summary: 'เจ้าหน้าที่เข้าสู่ระบบ',
  input: z.strictObject({
    login: z.string().check(z.minLength(1), z.maxLength(60)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    /** Six digits of the authenticator app, or a recovery code in their place. */
    totp: z.string().check(z.minLength(1), z.maxLength(30)),
  }),
  data: z.undefined(),
  example: undefined,
});

/** Ends the session of the office; whoever has none is told the same. */
export const officeSignOut = endpoint({
  name: 'office.sign_out',
  method: 'POST',
  path: '/api/office/auth/logout',
  wing: 'office',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'office.sign_out' },
  summary: 'เจ้าหน้าที่ออกจากระบบ',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});
