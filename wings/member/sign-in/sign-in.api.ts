import * as z from 'zod/mini';
import { proofShape } from '../../../api/captcha/captcha.ts';
import { otpShape, sentCodeShape, ticketShape } from '../../../api/codes/codes.ts';
import { endpoint } from '../../../api/endpoint.ts';

/** What a completed sign-in says beside `rc_code` (D-04). */
const openedShape = z.object({
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
});

/** A code is on its way: the browser is new (S1), or too many failed in a row (T12). */
export const codeStepShape = z.extend(sentCodeShape, { step: z.enum(['new_device', 'unlock']) });

export type CodeStep = z.output<typeof codeStepShape>;

const exampleStep: CodeStep = {
  step: 'new_device',
  ticket: 'R0v3hYcJm1o0cXw5m0p4n8b2y7t6u1a9s3d5f8g2h4k',
  reference: 'KTMN',
  ends_in_seconds: 300,
  again_in_seconds: 60,
  sent_to: '08x-xxx-4567',
};

/** Sign-in of a member (R096, R144; D-03, D-04). `'2'`: no token yet, a code is awaited. */
export const signIn = endpoint({
  name: 'member.sign_in',
  method: 'POST',
  path: '/api/member/auth/login',
  wing: 'member',
  who: 'visitor',
  session: 'sign_in',
  audit: {
    // A refused one stands in the history of the member who was named (T12).
    entry: 'member.sign_in',
    label: 'sign_in',
    target: 'membership_no',
    concerns: 'membership_no',
  },
  summary: 'สมาชิกเข้าสู่ระบบ',
  input: z.strictObject({
    membership_no: z.string().check(z.minLength(1), z.maxLength(20)),
    mem_password: z.string().check(z.minLength(1), z.maxLength(256)),
    remember: z.optional(z.boolean()),
    ...proofShape,
  }),
  data: z.optional(codeStepShape),
  top: openedShape,
  example: exampleStep,
});

/** The code completes the sign-in; after an unlocking one the member signs in anew (`'2'`). */
export const signInByCode = endpoint({
  name: 'member.sign_in_by_code',
  method: 'POST',
  path: '/api/member/auth/login/otp',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.sign_in.otp', label: 'sign_in', step: 'code_given' },
  summary: 'ยืนยันการเข้าสู่ระบบด้วย OTP',
  input: z.strictObject({ otp: otpShape, ticket: ticketShape }),
  data: z.optional(z.object({ unlocked: z.boolean() })),
  top: openedShape,
  example: { unlocked: true },
});

/** Another code for the same sign-in; the one before is over. */
export const sendCodeAgain = endpoint({
  name: 'member.sign_in_code_again',
  method: 'POST',
  path: '/api/member/auth/login/otp/again',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.sign_in.otp_again', label: 'sign_in', step: 'code_asked' },
  summary: 'ขอ OTP สำหรับเข้าสู่ระบบอีกครั้ง',
  input: z.strictObject({ ticket: ticketShape }),
  data: sentCodeShape,
  example: {
    ticket: exampleStep.ticket,
    reference: 'WDRP',
    ends_in_seconds: 300,
    again_in_seconds: null,
    sent_to: '08x-xxx-4567',
  },
});
