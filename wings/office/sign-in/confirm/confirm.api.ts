import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';

/** Proves the second factor again, for the dangerous actions of the next minutes (D-37). */
export const confirmSession = endpoint({
  name: 'office.confirm',
  method: 'POST',
  path: '/api/office/auth/confirm',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  audit: { entry: 'office.confirm' },
  summary: 'ยืนยันตัวตนอีกครั้งก่อนทำรายการสำคัญ',
  input: z.strictObject({
    /** Six digits of the authenticator app. */
    totp: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
  data: z.undefined(),
  example: undefined,
});
