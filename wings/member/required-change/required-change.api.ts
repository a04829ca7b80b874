import * as z from 'zod/mini';
import { sentCodeShape } from '../../../api/codes/codes.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { codeExample } from '../../../api/phone/phone.api.ts';

/** Forced new password (R099, R149; D-03), and a telephone number that waits to be confirmed. */
export const updatePassword = endpoint({
  name: 'member.update_password',
  method: 'POST',
  path: '/api/member/update_password',
  wing: 'member',
  who: 'member_entering',
  repeat: 'secret',
  audit: { entry: 'member.password.update', label: 'password' },
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
