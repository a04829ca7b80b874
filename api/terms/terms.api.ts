/** The terms of use as anybody may read them (R039; D-30). */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { dayShape } from '../shapes.ts';

/** As the cooperative numbers its versions. */
export const termsVersionShape = z.string().check(z.minLength(1), z.maxLength(20));

/** The version in force, or the one asked for, and which others there are or were. */
export const readTerms = endpoint({
  name: 'member.read_terms',
  method: 'GET',
  path: '/api/member/termofconditional/text',
  wing: 'member',
  who: 'visitor',
  audit: { noneBecause: 'public text' },
  summary: 'ข้อตกลงการใช้บริการฉบับปัจจุบันและฉบับก่อน',
  input: z.strictObject({ version: z.optional(termsVersionShape) }),
  data: z.object({
    version: z.string(),
    title: z.string(),
    /** HTML, sanitised where it is written and again where it leaves. */
    body_html: z.string(),
    effective_on: dayShape,
    /** What it changed against the one before, in plain words; '' of a first version. */
    change_summary: z.string(),
    /** All that are or were in force, newest first. */
    versions: z.array(z.object({ version: z.string(), effective_on: dayShape })),
  }),
  example: {
    version: '1',
    title: 'ข้อตกลงการใช้บริการระบบสมาชิกออนไลน์',
    body_html: '<p>สมาชิกใช้ระบบนี้เพื่อดูข้อมูลของตนเอง</p>',
    effective_on: '2025-01-01',
    change_summary: '',
    versions: [{ version: '1', effective_on: '2025-01-01' }],
  },
});
