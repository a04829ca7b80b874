import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

const passwordShape = z.string().check(z.minLength(1), z.maxLength(256));

/**
 * A new password in place of the old one (R098, R159), also of the one that staff handed over.
 * `'1'`: done, every session of the person has ended.
 */
export const changePassword = endpoint({
  name: 'agency.change_password',
  method: 'POST',
  path: '/api/membergroup/member_pass',
  wing: 'agency',
  who: 'agency_entering',
  repeat: 'secret',
  audit: { entry: 'agency.password.change' },
  summary: 'เปลี่ยนรหัสผ่านของผู้แทนหน่วย',
  input: z.strictObject({ mem_password: passwordShape, mem_oldpassword: passwordShape }),
  data: z.undefined(),
  example: undefined,
});
