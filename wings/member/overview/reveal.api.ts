/** What stands covered on the page, once the password was typed again (D-05, T31). */
import * as z from 'zod/mini';
import { type DataOf, endpoint } from '../../../api/endpoint.ts';
import { bahtShape } from '../../../api/shapes.ts';

/** How long it stays uncovered. */
export const revealedSeconds = 120;

/** Shut to staff in the member's stead, as every POST is. */
export const revealStatus = endpoint({
  name: 'member.status_reveal',
  method: 'POST',
  path: '/api/member/status/reveal',
  wing: 'member',
  who: 'member',
  repeat: 'look',
  audit: { entry: 'member.status.revealed', label: 'revealed' },
  summary: 'ดูข้อมูลส่วนบุคคลที่ปิดไว้ ด้วยรหัสผ่านอีกครั้ง',
  input: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(256)) }),
  data: z.object({
    /** Grouped 1-4-5-2-1; null of who has none. */
    national_id: z.nullable(z.string()),
    /** Number of the other document of who has no national ID. */
    id_document: z.nullable(z.string()),
    salary: z.nullable(bahtShape),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  example: {
    national_id: '1-0000-00000-00-9',
    id_document: null,
    salary: '45670.00',
    phone: '0810004567',
    email: 'somying@example.or.th',
  },
});

/** One of what stands covered. */
export type Part = keyof DataOf<typeof revealStatus>;
