/** A code of the counter for a member whom no message reaches or who has no national ID (T8). */
import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { activationLimits } from './activation-limits.ts';

const { seen, documentNo } = activationLimits;

/** Text without edges of white space; blank stands for null. */
const textShape = (most: number) =>
  z.nullable(z.string().check(z.maxLength(4 * most), z.trim(), z.regex(/^[^\0]+$/)));

/** Makes the code, which is shown here and never again; the member's one before is over. */
export const makeActivation = endpoint({
  name: 'office.activation.make',
  method: 'POST',
  path: '/api/office/activation',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  roles: officeRooms.activation.roles,
  confirmed: true,
  audit: {
    entry: 'office.activation.make',
    label: 'staff_other',
    target: 'membership_no',
    concerns: 'membership_no',
  },
  summary: 'ออกรหัสเปิดใช้งานที่เคาน์เตอร์ ใช้ครั้งเดียวภายใน 7 วัน',
  input: z.strictObject({
    membership_no: z.string().check(z.minLength(1), z.maxLength(20)),
    /** Number on the paper that the person showed; null where the records hold none. */
    document_no: textShape(documentNo.most),
    /** What was looked at instead; null with a number. */
    seen: textShape(seen.most),
  }),
  data: z.object({
    /** Twelve letters in groups of four. */
    code: z.string(),
    ends_at: z.string(),
    membership_no: z.string(),
    name: z.string(),
  }),
  example: {
    code: '7K2M-9QXA-3F5T',
    ends_at: '2025-12-05T03:05:00.000Z',
    membership_no: '000010',
    name: 'พระปัญญา โชติศิลป์',
  },
});
