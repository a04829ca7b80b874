/** In how many days the cooperative answers what is reported, by category (D-21). */
import * as z from 'zod/mini';
import { publicContent } from '../../../api/audit.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { categories } from '../../../core/complaint/case.ts';

const { roles } = officeRooms.complaintTargets;

const daysShape = z.int().check(z.minimum(1), z.maximum(365));
const versionShape = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const rowShape = { category: z.enum(categories), target_days: daysShape };

const dataShape = z.object({
  /** Of all rows. */
  version: versionShape,
  /** Of the categories that have no row. */
  default_days: z.int(),
  rows: z.array(z.object(rowShape)),
  /** Newest first; null: the default counted, or counts again. */
  history: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      staff_name: z.string(),
      category: z.enum(categories),
      before: z.nullable(z.int()),
      after: z.nullable(z.int()),
    }),
  ),
});

const example: z.output<typeof dataShape> = {
  version: 'd41d8cd98f00b204e9800998ecf8427e',
  default_days: 15,
  rows: [
    { category: 'SERVICE', target_days: 7 },
    { category: 'LOAN', target_days: 5 },
  ],
  history: [
    {
      ...{ id: '3', at: '2025-11-10T03:15:00.000Z', staff_name: 'ปรานี ช่วยเหลือ' },
      ...{ category: 'LOAN', before: 10, after: 5 },
    },
  ],
};

export const readComplaintTargets = endpoint({
  name: 'office.complaint_targets',
  method: 'GET',
  path: '/api/office/complaint_targets',
  wing: 'office',
  who: 'office',
  roles,
  audit: publicContent,
  summary: 'จำนวนวันที่สหกรณ์ตั้งใจตอบเรื่องร้องเรียน และประวัติการแก้ไข',
  input: z.strictObject({}),
  data: dataShape,
  example,
});

/** Writes all rows; whoever looked at older ones is refused. */
export const saveComplaintTargets = endpoint({
  name: 'office.complaint_targets.save',
  method: 'POST',
  path: '/api/office/complaint_targets',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaint_targets.saved' },
  summary: 'แก้จำนวนวันที่สหกรณ์ตั้งใจตอบเรื่องร้องเรียน',
  input: z.strictObject({
    version: versionShape,
    rows: z.array(z.strictObject(rowShape)).check(z.maxLength(categories.length)),
  }),
  data: dataShape,
  example,
});
