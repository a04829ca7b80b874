import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** Telephones of the security page: where codes go, and numbers that the member gave (T9). */
export const phonesShape = z.object({
  /** Where codes go now, masked; null: no mobile number is known. */
  used: z.nullable(z.string()),
  given: z.array(
    z.object({
      id: z.string(),
      /** `08x-xxx-4567` */
      number: z.string(),
      /** `new`, `old`: the code of that telephone is awaited; `coming`: it counts from `at` on. */
      state: z.enum(['new', 'old', 'coming', 'in_force']),
      /** From when on it counts, ISO 8601 in UTC; null while a code is awaited. */
      at: z.nullable(z.string()),
    }),
  ),
});

export const phonesExample: z.output<typeof phonesShape> = {
  used: '08x-xxx-4567',
  given: [{ id: '41', number: '08x-xxx-5678', state: 'coming', at: '2025-11-29T02:10:00.000Z' }],
};

/**
 * Takes back a number that is not in force yet. One that is leaves by way of the counter alone: a
 * session by itself must not lead codes back to a telephone that was given up.
 */
export const withdrawPhone = endpoint({
  name: 'member.security.withdraw_phone',
  method: 'POST',
  path: '/api/member/security/phone/withdraw',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.phone.withdraw', label: 'phone_withdrawn', target: 'id' },
  summary: 'ยกเลิกเบอร์โทรศัพท์ที่แจ้งไว้และยังไม่เริ่มใช้',
  input: z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  data: z.undefined(),
  example: undefined,
});
