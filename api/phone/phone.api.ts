import * as z from 'zod/mini';
import { otpShape, sentCodeShape, ticketShape } from '../codes/codes.ts';
import { endpoint } from '../endpoint.ts';

export const codeExample = {
  ticket: 'Qd3vR0kN9s1yWb7aXe5tHuL2mJ8pZcF4gKoViTq6rBE',
  reference: 'KXWP',
  ends_in_seconds: 300,
  again_in_seconds: 60,
  sent_to: '08x-xxx-5678',
};

/**
 * A code for the number that waits: first the one sent to it, then the one sent to the number on
 * record (T9). `done`: it counts from `effective_at` on. `staff`: no number is on record, so staff
 * must see the person. `later`: no code could be sent now; the number goes on waiting.
 */
export const confirmPhone = endpoint({
  name: 'member.confirm_phone',
  method: 'POST',
  path: '/api/member/phone/confirm',
  wing: 'member',
  who: 'member_entering',
  repeat: 'secret',
  audit: { entry: 'member.phone.confirm', label: 'phone' },
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
  wing: 'member',
  who: 'member_entering',
  repeat: 'secret',
  audit: { entry: 'member.phone.code', label: 'phone', step: 'code_asked' },
  summary: 'ขอรหัส OTP ใหม่สำหรับยืนยันเบอร์มือถือ',
  input: z.strictObject({ ticket: ticketShape }),
  data: sentCodeShape,
  example: codeExample,
});

/** Goes on with a number that waits, in another session or later: a first code for its step. */
export const resumePhone = endpoint({
  name: 'member.resume_phone',
  method: 'POST',
  path: '/api/member/phone/confirm/resume',
  wing: 'member',
  who: 'member',
  repeat: 'secret',
  audit: { entry: 'member.phone.code', label: 'phone', step: 'code_asked' },
  summary: 'ยืนยันเบอร์มือถือใหม่ที่ค้างไว้ต่อ',
  input: z.strictObject({}),
  data: z.object({
    step: z.enum(['new', 'old', 'staff']),
    code: z.nullable(sentCodeShape),
  }),
  example: { step: 'new', code: codeExample },
});
