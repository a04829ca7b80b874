/** Registration and forgotten password: the same steps under two names (D-03; R155). */
import * as z from 'zod/mini';
import { proofShape } from '../../../api/captcha/captcha.ts';
import { otpShape, sentCodeShape, ticketShape } from '../../../api/codes/codes.ts';
import { endpoint } from '../../../api/endpoint.ts';

const formShape = z.object({
  /** Whether messages get through at the moment. */
  sms_open: z.boolean(),
  code_minutes: z.number(),
  password_shortest: z.number(),
  password_longest: z.number(),
  /** The terms in force; null where the cooperative has none. */
  terms: z.nullable(z.object({ version: z.string(), title: z.string() })),
});
const formExample = {
  sms_open: true,
  code_minutes: 5,
  password_shortest: 10,
  password_longest: 128,
  terms: { version: '1', title: 'ข้อตกลงการใช้บริการระบบสมาชิกออนไลน์' },
};
const identityShape = z.strictObject({
  membership_no: z.string().check(z.minLength(1), z.maxLength(20)),
  /** Null: has no national ID, and goes on with a code from the counter. */
  id_card: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
  /** As the person typed it, in the Buddhist era. */
  date_of_birth: z.string().check(z.minLength(1), z.maxLength(40)),
  ...proofShape,
});
const sentExample = {
  ticket: 'A'.repeat(43),
  reference: 'KXWP',
  ends_in_seconds: 300,
  again_in_seconds: 60,
  sent_to: null,
};
const confirmedShape = z.object({
  /** For the password, once, within ten minutes. */
  ticket: z.string(),
  /** What has to be accepted; null: nothing. */
  terms: z.nullable(z.object({ version: z.string(), title: z.string() })),
});
const confirmedExample = { ticket: 'B'.repeat(43), terms: formExample.terms };
const passwordShape = z.strictObject({
  ticket: ticketShape,
  mem_password: z.string().check(z.minLength(1), z.maxLength(256)),
  terms_version: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(20)))),
});

export const readRegister = endpoint({
  name: 'member.register.form',
  method: 'GET',
  path: '/api/member/auth/register',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { noneBecause: 'what the form must know, the same for everybody' },
  summary: 'สิ่งที่แบบสมัครใช้งานต้องรู้',
  input: z.strictObject({}),
  data: formShape,
  example: formExample,
});
export const askRegister = endpoint({
  name: 'member.register.ask',
  method: 'POST',
  path: '/api/member/auth/register',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: {
    entry: 'member.register.ask',
    label: 'register',
    step: 'code_asked',
    target: 'membership_no',
  },
  summary: 'สมัครใช้งาน: ยืนยันตัวตนและขอรหัส OTP',
  input: identityShape,
  data: sentCodeShape,
  example: sentExample,
});
export const confirmRegister = endpoint({
  name: 'member.register.otp',
  method: 'POST',
  path: '/api/member/auth/register/otp',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.register.otp', label: 'register', step: 'code_given' },
  summary: 'สมัครใช้งาน: ยืนยันรหัส OTP',
  input: z.strictObject({ ticket: ticketShape, otp: otpShape }),
  data: confirmedShape,
  example: confirmedExample,
});
export const sendRegisterAgain = endpoint({
  name: 'member.register.otp_again',
  method: 'POST',
  path: '/api/member/auth/register/otp/again',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.register.otp_again', label: 'register', step: 'code_asked' },
  summary: 'สมัครใช้งาน: ขอรหัส OTP ใหม่',
  input: z.strictObject({ ticket: ticketShape }),
  data: sentCodeShape,
  example: sentExample,
});
export const finishRegister = endpoint({
  name: 'member.register.password',
  method: 'POST',
  path: '/api/member/auth/register/password',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.register.password', label: 'register' },
  summary: 'สมัครใช้งาน: ตั้งรหัสผ่านและยอมรับข้อตกลง',
  input: passwordShape,
  data: z.undefined(),
  example: undefined,
});

export const readForget = endpoint({
  name: 'member.forget.form',
  method: 'GET',
  path: '/api/member/auth/forget',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { noneBecause: 'what the form must know, the same for everybody' },
  summary: 'สิ่งที่แบบลืมรหัสผ่านต้องรู้',
  input: z.strictObject({}),
  data: formShape,
  example: formExample,
});
export const askForget = endpoint({
  name: 'member.forget.ask',
  method: 'POST',
  path: '/api/member/auth/forget',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: {
    entry: 'member.forget.ask',
    label: 'recover',
    step: 'code_asked',
    target: 'membership_no',
  },
  summary: 'ลืมรหัสผ่าน: ยืนยันตัวตนและขอรหัส OTP',
  input: identityShape,
  data: sentCodeShape,
  example: sentExample,
});
export const confirmForget = endpoint({
  name: 'member.forget.otp',
  method: 'POST',
  path: '/api/member/auth/forget/otp',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.forget.otp', label: 'recover', step: 'code_given' },
  summary: 'ลืมรหัสผ่าน: ยืนยันรหัส OTP',
  input: z.strictObject({ ticket: ticketShape, otp: otpShape }),
  data: confirmedShape,
  example: confirmedExample,
});
export const sendForgetAgain = endpoint({
  name: 'member.forget.otp_again',
  method: 'POST',
  path: '/api/member/auth/forget/otp/again',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.forget.otp_again', label: 'recover', step: 'code_asked' },
  summary: 'ลืมรหัสผ่าน: ขอรหัส OTP ใหม่',
  input: z.strictObject({ ticket: ticketShape }),
  data: sentCodeShape,
  example: sentExample,
});
export const finishForget = endpoint({
  name: 'member.forget.password',
  method: 'POST',
  path: '/api/member/auth/forget/password',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  audit: { entry: 'member.forget.password', label: 'recover' },
  summary: 'ลืมรหัสผ่าน: ตั้งรหัสผ่านใหม่',
  input: passwordShape,
  data: z.undefined(),
  example: undefined,
});

/** The calls of either way; a response with errors rejects all of them alike (R119). */
export const calls = {
  register: {
    read: readRegister,
    ask: askRegister,
    confirm: confirmRegister,
    again: sendRegisterAgain,
    finish: finishRegister,
  },
  forget: {
    read: readForget,
    ask: askForget,
    confirm: confirmForget,
    again: sendForgetAgain,
    finish: finishForget,
  },
} as const;

export type Flow = keyof typeof calls;
