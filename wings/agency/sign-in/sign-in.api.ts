import * as z from 'zod/mini';
import { proofShape } from '../../../api/captcha/captcha.ts';
import { endpoint } from '../../../api/endpoint.ts';

/** Sign-in of an agency's contact (R097, R156; D-03, D-04). */
export const signIn = endpoint({
  name: 'agency.sign_in',
  method: 'POST',
  path: '/api/membergroup/auth/login',
  wing: 'agency',
  who: 'visitor',
  session: 'sign_in',
  audit: { entry: 'agency.sign_in', target: 'member_group_no' },
  summary: 'หน่วยงานเข้าสู่ระบบ',
  input: z.strictObject({
    /** The agency's number; a further person of it adds a dash and a number: `01011001-2`. */
    member_group_no: z.string().check(z.minLength(1), z.maxLength(40)),
    member_group_pass: z.string().check(z.minLength(1), z.maxLength(256)),
    remember: z.optional(z.boolean()),
    // The form has three fields; these the page adds by itself where a proof is asked for (R097).
    ...proofShape,
  }),
  data: z.undefined(),
  top: z.object({
    token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number(),
    member_group_no: z.string(),
    member_group_name: z.string(),
    contact_name: z.string(),
    /** Wrong passwords on browsers never used before, since the person was last told of any. */
    failed_tries: z.number(),
  }),
  example: undefined,
});
