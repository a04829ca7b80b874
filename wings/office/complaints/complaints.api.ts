/** What staff read of complaints (D-21). */
import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { categories, statuses } from '../../../core/complaint/case.ts';
import { exampleCase, exampleContact, exampleList } from './complaints.example.text.ts';
import { idShape, rowShape, wholeShape } from './shapes.ts';

const { roles } = officeRooms.complaints;

/** `open`: neither answered nor closed. */
export const states = ['open', ...statuses] as const;

/** Cases that are not closed first, then the newest. */
export const readComplaints = endpoint({
  name: 'office.complaints',
  method: 'GET',
  path: '/api/office/complaints',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.read' },
  summary: 'เรื่องร้องเรียนและข้อเสนอแนะทั้งหมด',
  input: z.strictObject({
    state: z.optional(z.enum(states)),
    /** Those of the caller alone. */
    mine: z.optional(z.literal('1')),
    /** Those whose day is over alone. */
    overdue: z.optional(z.literal('1')),
    category: z.optional(z.enum(categories)),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: z.object({
    items: z.array(z.object(rowShape)),
    page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  example: exampleList,
});

/** A case with the reporter’s words, without the ways to reach them. */
export const readComplaint = endpoint({
  name: 'office.complaints.one',
  method: 'GET',
  path: '/api/office/complaints/:id',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.one.read', target: 'id' },
  summary: 'เรื่องหนึ่งพร้อมลำดับการดำเนินงานและบันทึกภายใน',
  input: z.strictObject({ id: idShape }),
  data: wholeShape,
  example: exampleCase,
});

/** What the reporter gave to be reached by: each look is on record. */
export const readComplaintContact = endpoint({
  name: 'office.complaints.contact',
  method: 'GET',
  path: '/api/office/complaints/:id/contact',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.contact.read', target: 'id' },
  summary: 'ข้อมูลติดต่อที่ผู้แจ้งให้ไว้',
  input: z.strictObject({ id: idShape }),
  data: z.object({
    contact_name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    membership_no: z.nullable(z.string()),
  }),
  example: exampleContact,
});
