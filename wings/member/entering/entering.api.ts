import * as z from 'zod/mini';
import { otpShape, sentCodeShape, ticketShape } from '../../../api/codes/codes.ts';
import { endpoint } from '../../../api/endpoint.ts';

const codeExample = {
  ticket: 'Qd3vR0kN9s1yWb7aXe5tHuL2mJ8pZcF4gKoViTq6rBE',
  reference: 'KXWP',
  ends_in_seconds: 300,
  again_in_seconds: 60,
  sent_to: '08x-xxx-5678',
};

/** Forced new password (R099, R149; D-03), and a telephone number that waits to be confirmed. */
export const updatePassword = endpoint({
  name: 'member.update_password',
  method: 'POST',
  path: '/api/member/update_password',
  who: 'member_entering',
  summary: 'ตั้งรหัสผ่านใหม่เมื่อเข้าระบบครั้งแรกหรือรหัสผ่านหมดอายุ',
  input: z.strictObject({
    mem_password: z.string().check(z.minLength(1), z.maxLength(256)),
    mem_phone: z._default(z.nullable(z.string().check(z.maxLength(20))), null),
  }),
  data: z.object({
    /** A new number was given and waits to be confirmed. */
    phone_waits: z.boolean(),
    /** The code on its way to it; null where none waits, or none could be sent now. */
    phone_code: z.nullable(sentCodeShape),
  }),
  example: { phone_waits: true, phone_code: codeExample },
});

/**
 * A code for the number that waits: first the one sent to it, then the one sent to the number on
 * record (T9). `done`: it counts from `effective_on` on. `staff`: no number is on record, so staff
 * must see the person. `later`: no code could be sent now; the number goes on waiting.
 */
export const confirmPhone = endpoint({
  name: 'member.confirm_phone',
  method: 'POST',
  path: '/api/member/phone/confirm',
  who: 'member_entering',
  summary: 'ยืนยันเบอร์มือถือใหม่ด้วยรหัส OTP',
  input: z.strictObject({ otp: otpShape, ticket: ticketShape }),
  data: z.object({
    step: z.enum(['old', 'staff', 'later', 'done']),
    code: z.nullable(sentCodeShape),
    /** An instant, ISO 8601. */
    effective_at: z.nullable(z.string()),
  }),
  example: { step: 'old', code: codeExample, effective_at: null },
});

/** Another code for the step that is open. */
export const sendPhoneCode = endpoint({
  name: 'member.send_phone_code',
  method: 'POST',
  path: '/api/member/phone/confirm/again',
  who: 'member_entering',
  summary: 'ขอรหัส OTP ใหม่สำหรับยืนยันเบอร์มือถือ',
  input: z.strictObject({ ticket: ticketShape }),
  data: sentCodeShape,
  example: codeExample,
});
