import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { bahtShape, dayShape, fileFormatShape, ledgerPageShape } from '../../../api/shapes.ts';

/** `1` what was received, `2` what was asked for, `3` what there is to ask for (D-15, R106). */
export const curKeyShape = z.enum(['1', '2', '3']);
export type CurKey = z.output<typeof curKeyShape>;

/** Day and number of the request that a page of requests begins beside. */
const claimCursorShape = z
  .string()
  .check(z.maxLength(60), z.regex(/^(before|after)\.\d{4}-\d{2}-\d{2}\..{1,40}$/));

const receivedShape = z.object({
  paid_on: dayShape,
  type_name: z.string(),
  request_no: z.string(),
  amount: bahtShape,
  pay_method: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

const requestShape = z.object({
  request_no: z.string(),
  requested_on: dayShape,
  type: z.string(),
  amount: bahtShape,
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  reason: z.nullable(z.string()),
});

const rightShape = z.object({
  type: z.string(),
  rule_text: z.string(),
  max_amount: bahtShape,
  deadline_days: z.nullable(z.number()),
  documents: z.array(z.string()),
});

/** A member's welfare, one tab at a time, newest first (R051; D-15). */
export const readWelfare = endpoint({
  name: 'member.welfare',
  method: 'GET',
  path: '/api/member/welfare',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.welfare.read', label: 'welfare' },
  summary: 'สวัสดิการของสมาชิก',
  input: z.strictObject({
    curKey: z._default(curKeyShape, '1'),
    page: z.optional(claimCursorShape),
  }),
  data: z.object({
    as_of: dayShape,
    curKey: curKeyShape,
    /** The list of the tab; the other two are null. */
    received: z.nullable(z.array(receivedShape)),
    requests: z.nullable(z.array(requestShape)),
    rights: z.nullable(z.array(rightShape)),
    ...ledgerPageShape,
  }),
  example: {
    as_of: '2025-11-28',
    curKey: '1',
    received: [
      {
        paid_on: '2025-10-15',
        type_name: 'ทุนการศึกษาบุตร',
        request_no: '0001207/2568',
        amount: '3000.00',
        pay_method: 'โอนเข้าบัญชีออมทรัพย์',
        note: 'ทุนของ เด็กชายภาคภูมิ ใจดี',
      },
    ],
    requests: null,
    rights: null,
    next: null,
    prev: null,
  },
});

/** The same tab as paper or file, over all its pages. */
export const downloadWelfare = endpoint({
  name: 'member.welfare.file',
  method: 'GET',
  path: '/api/member/welfare/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.welfare.taken', label: 'welfare' },
  summary: 'สวัสดิการเป็นไฟล์',
  input: z.strictObject({
    format: fileFormatShape,
    curKey: z._default(curKeyShape, '1'),
  }),
  data: z.undefined(),
  example: undefined,
});
