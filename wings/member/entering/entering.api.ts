import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** Forced new password (R099, R149; D-03). */
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
  data: z.undefined(),
  example: undefined,
});
