import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** Sign-in of a member (R096, R144; D-03, D-04). */
export const signIn = endpoint({
  name: 'member.sign_in',
  method: 'POST',
  path: '/api/member/auth/login',
  who: 'visitor',
  summary: 'สมาชิกเข้าสู่ระบบ',
  input: z.strictObject({
    membership_no: z.string().check(z.minLength(1), z.maxLength(20)),
    mem_password: z.string().check(z.minLength(1), z.maxLength(256)),
    remember: z.optional(z.boolean()),
    recaptcha: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
    captcha_secret: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  data: z.undefined(),
  top: z.object({
    token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number(),
    membership_no: z.string(),
    member: z.object({
      MEMBER_NAME: z.string(),
      MEMBER_SURNAME: z.string(),
      PRENAME: z.optional(z.string()),
      member_group_no: z.optional(z.string()),
      member_group_name: z.optional(z.string()),
    }),
  }),
  example: undefined,
});

/** Log-out (R118, R145): ends the session on the server. */
export const signOut = endpoint({
  name: 'member.sign_out',
  method: 'POST',
  path: '/api/member/auth/logout',
  who: 'visitor',
  summary: 'สมาชิกออกจากระบบ',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});

/** Is the stored session still good? (R058, R146): rc_code '1', or 400 with `data.error`. */
export const checkSession = endpoint({
  name: 'member.check_session',
  method: 'POST',
  path: '/api/member/auth/getAuthUser',
  who: 'visitor',
  summary: 'ตรวจว่ายังอยู่ในระบบ',
  input: z.strictObject({}),
  data: z.object({
    membership_no: z.string(),
    prefix: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Seconds until the session ends without a sign of life. */
    idle_left_seconds: z.number(),
  }),
  example: {
    membership_no: '000123',
    prefix: 'นาง',
    first_name: 'สมหญิง',
    last_name: 'ใจดี',
    idle_left_seconds: 900,
  },
});
