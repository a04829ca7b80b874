import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape, fileFormatShape, rateShape } from '../../../api/shapes.ts';

/** Whom a member has named to receive what is due at death, in order (R050; D-14). */
export const readGian = endpoint({
  name: 'member.gian',
  method: 'GET',
  path: '/api/member/gian',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.gian.read', label: 'gian' },
  summary: 'ผู้รับโอนประโยชน์ของสมาชิก',
  input: z.strictObject({}),
  data: z.object({
    as_of: dayShape,
    beneficiaries: z.array(
      z.object({
        order_no: z.number(),
        full_name: z.string(),
        relation: z.string(),
        /** Null: ยังไม่ได้ระบุ. */
        share_percent: z.nullable(rateShape),
        address_masked: z.nullable(z.string()),
        phone_masked: z.nullable(z.string()),
        document_on: dayShape,
        effective_on: z.nullable(dayShape),
        condition: z.enum(['SHARES', 'ORDER', 'OTHER']),
      }),
    ),
    /** Null where no percentage is given. */
    total_percent: z.nullable(z.string()),
    /** `PERCENT`: the shares do not come to 100; `REVIEW`: the document is old. */
    warnings: z.array(z.enum(['PERCENT', 'REVIEW'])),
  }),
  example: {
    as_of: '2025-11-28',
    beneficiaries: [
      {
        order_no: 1,
        full_name: 'นายวีระพงษ์ ใจดี',
        relation: 'สามี',
        share_percent: '60.00',
        address_masked: 'xx ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
        phone_masked: '09x-xxx-7567',
        document_on: '2019-12-16',
        effective_on: '2019-12-16',
        condition: 'SHARES',
      },
      {
        order_no: 2,
        full_name: 'เด็กชายภาคภูมิ ใจดี',
        relation: 'บุตร',
        share_percent: '40.00',
        address_masked: 'xx ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
        phone_masked: null,
        document_on: '2019-12-16',
        effective_on: '2019-12-16',
        condition: 'SHARES',
      },
    ],
    total_percent: '100.00',
    warnings: ['REVIEW'],
  },
});

/** The same as paper or file. */
export const downloadGian = endpoint({
  name: 'member.gian.file',
  method: 'GET',
  path: '/api/member/gian/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.gian.taken', label: 'gian' },
  summary: 'ผู้รับโอนประโยชน์เป็นไฟล์',
  input: z.strictObject({ format: fileFormatShape }),
  data: z.undefined(),
  example: undefined,
});

/** The form that asks for a change: the portal changes nothing, the signed paper does (D-14). */
export const downloadGianForm = endpoint({
  name: 'member.gian.form',
  method: 'GET',
  path: '/api/member/gian/form',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf'],
  audit: { entry: 'member.gian.form', label: 'gian' },
  summary: 'แบบคำขอเปลี่ยนผู้รับโอนประโยชน์',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});
