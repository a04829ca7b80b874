import * as z from 'zod/mini';
import { otpShape, sentCodeShape, ticketShape } from '../../../api/codes/codes.ts';
import { endpoint } from '../../../api/endpoint.ts';

const passwordShape = z.string().check(z.minLength(1), z.maxLength(256));
/** An opaque reference to the new password, never the password (R100; S3). */
const referenceShape = (kind: 'a' | 'b') =>
  z.string().check(z.regex(new RegExp(`^otpref\\.${kind}\\.[A-Za-z0-9_-]{43}$`)));
const referenceShapes = { new_password: referenceShape('a'), mem_password: referenceShape('b') };

const codeExample = {
  ticket: 'Qd3vR0kN9s1yWb7aXe5tHuL2mJ8pZcF4gKoViTq6rBE',
  reference: 'KXWP',
  ends_in_seconds: 300,
  again_in_seconds: 60,
  sent_to: '08x-xxx-4567',
};

/**
 * A new password in place of the old one (R098, R147). `'1'`: done, every session has ended.
 * `'2'`: a code is on its way; it goes back with both references.
 */
export const changePassword = endpoint({
  name: 'member.change_password',
  method: 'POST',
  path: '/api/member/member_pass',
  wing: 'member',
  who: 'member',
  repeat: 'secret',
  audit: { entry: 'member.password.ask', label: 'password', step: 'password_asked' },
  summary: 'เปลี่ยนรหัสผ่าน',
  input: z.strictObject({ mem_password: passwordShape, mem_oldpassword: passwordShape }),
  data: z.optional(sentCodeShape),
  top: z.object({
    new_password: z.optional(z.string()),
    mem_password: z.optional(z.string()),
  }),
  example: codeExample,
});

/** The code for it, with what the `'2'` answer gave (R121, R148). */
export const confirmPassword = endpoint({
  name: 'member.confirm_password',
  method: 'POST',
  path: '/api/member/member_pass/otp',
  wing: 'member',
  who: 'member',
  repeat: 'secret',
  audit: { entry: 'member.password.confirm', label: 'password', step: 'code_given' },
  summary: 'ยืนยันการเปลี่ยนรหัสผ่านด้วยรหัส OTP',
  input: z.strictObject({ otp: otpShape, ticket: ticketShape, ...referenceShapes }),
  data: z.undefined(),
  example: undefined,
});

/** Another code for the same change, with new references. */
export const sendPasswordCode = endpoint({
  name: 'member.send_password_code',
  method: 'POST',
  path: '/api/member/member_pass/otp/again',
  wing: 'member',
  who: 'member',
  repeat: 'secret',
  audit: { entry: 'member.password.code', label: 'password', step: 'code_asked' },
  summary: 'ขอรหัส OTP ใหม่สำหรับเปลี่ยนรหัสผ่าน',
  input: z.strictObject({ ticket: ticketShape, ...referenceShapes }),
  data: sentCodeShape,
  top: z.object({ new_password: z.string(), mem_password: z.string() }),
  example: codeExample,
});
