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
