import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** The terms in force, to read before accepting. */
export const readTerms = endpoint({
  name: 'member.read_terms',
  method: 'GET',
  path: '/api/member/termofconditional/text',
  who: 'visitor',
  summary: 'ข้อตกลงการใช้บริการฉบับปัจจุบัน',
  input: z.strictObject({}),
  data: z.object({
    version: z.string(),
    title: z.string(),
    body_html: z.string(),
    effective_on: z.string(),
  }),
  example: {
    version: '1',
    title: 'ข้อตกลงการใช้บริการระบบสมาชิกออนไลน์',
    body_html: '<p>สมาชิกใช้ระบบนี้เพื่อดูข้อมูลของตนเอง</p>',
    effective_on: '2025-01-01',
  },
});

/** Accepts the version that was read; evidence is kept (D-30). */
export const acceptTerms = endpoint({
  name: 'member.accept_terms',
  method: 'POST',
  path: '/api/member/termofconditional/accept',
  who: 'member_entering',
  summary: 'ยอมรับข้อตกลงการใช้บริการ',
  input: z.strictObject({ version: z.string().check(z.minLength(1), z.maxLength(20)) }),
  data: z.undefined(),
  example: undefined,
});

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
