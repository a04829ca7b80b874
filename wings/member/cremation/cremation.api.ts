import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { bahtShape, dayShape, fileFormatShape, ledgerPageShape } from '../../../api/shapes.ts';

const cremationNoShape = z.string().check(z.minLength(1), z.maxLength(32));

/** `before.2025-10`: the months before that one. */
const cursorShape = z.string().check(z.regex(/^(?:before|after)\.[12]\d{3}-(?:0[1-9]|1[0-2])$/));

export const enrolmentShape = z.object({
  cremation_no: z.string(),
  association_code: z.string(),
  association_name: z.string(),
  person_name: z.string(),
  relation: z.enum(['self', 'spouse', 'parent', 'child']),
  joined_on: dayShape,
  member_kind: z.string(),
  payment_method: z.string(),
  insured_amount: bahtShape,
  prepaid_balance: bahtShape,
  /** All that its months still owe. */
  to_collect: bahtShape,
  /** Of that what months owe that are posted; the rest is on the bill under way. */
  arrears: bahtShape,
  /** The months that the arrears are of, oldest first. */
  arrears_months: z.array(z.object({ year_be: z.number(), month: z.number() })),
  aid_to_others: bahtShape,
  /** prepaid_balance + to_collect − aid_to_others. */
  balance_after: bahtShape,
  funeral_manager: z.nullable(z.string()),
  status: z.enum(['ACTIVE', 'LEFT', 'DECEASED']),
});

export const monthShape = z.object({
  year_be: z.number(),
  month: z.number(),
  deaths: z.number(),
  rate_per_death: bahtShape,
  /** deaths × rate_per_death. */
  amount: bahtShape,
  /** On a bill that is not posted yet: what will come in nobody knows. */
  pending: z.boolean(),
  collected: bahtShape,
  outstanding: bahtShape,
  receipt_no: z.nullable(z.string()),
});

/** A member's own enrolments with cremation associations, and the months of one (R048; D-12). */
export const readKepcrem = endpoint({
  name: 'member.kepcrem',
  method: 'GET',
  path: '/api/member/kepcrem',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.kepcrem.read', label: 'kepcrem', target: 'cremation_no' },
  summary: 'ฌาปนกิจสงเคราะห์ของสมาชิกและครอบครัว',
  input: z.strictObject({
    /** Whose months; the first enrolment's unless told. */
    cremation_no: z.optional(cremationNoShape),
    page: z.optional(cursorShape),
  }),
  data: z.object({
    as_of: dayShape,
    enrolments: z.array(enrolmentShape),
    /** Whose months these are; null where there is no enrolment. */
    cremation_no: z.nullable(z.string()),
    /** Newest first. */
    months: z.array(monthShape),
    ...ledgerPageShape,
  }),
  example: {
    as_of: '2025-11-28',
    enrolments: [
      {
        cremation_no: '10001231',
        association_code: 'สสอค.',
        association_name: 'สมาคมฌาปนกิจสงเคราะห์สมาชิกสหกรณ์ออมทรัพย์ครูไทย',
        person_name: 'นางสมหญิง ใจดี',
        relation: 'self',
        joined_on: '2010-08-30',
        member_kind: 'สามัญ',
        payment_method: 'หักเงินได้รายเดือน',
        insured_amount: '600000.00',
        prepaid_balance: '600.00',
        to_collect: '608.50',
        arrears: '298.50',
        arrears_months: [{ year_be: 2568, month: 10 }],
        aid_to_others: '310.00',
        balance_after: '898.50',
        funeral_manager: 'นายประสิทธิ์ ใจดี',
        status: 'ACTIVE',
      },
      {
        cremation_no: '10001232',
        association_code: 'สสอค.',
        association_name: 'สมาคมฌาปนกิจสงเคราะห์สมาชิกสหกรณ์ออมทรัพย์ครูไทย',
        person_name: 'นายประสิทธิ์ ใจดี',
        relation: 'spouse',
        joined_on: '2010-11-28',
        member_kind: 'สมทบครอบครัว',
        payment_method: 'หักเงินได้รายเดือน',
        insured_amount: '600000.00',
        prepaid_balance: '800.00',
        to_collect: '310.00',
        arrears: '0.00',
        arrears_months: [],
        aid_to_others: '310.00',
        balance_after: '800.00',
        funeral_manager: null,
        status: 'ACTIVE',
      },
    ],
    cremation_no: '10001231',
    months: [
      {
        year_be: 2568,
        month: 11,
        deaths: 620,
        rate_per_death: '0.50',
        amount: '310.00',
        pending: true,
        collected: '0.00',
        outstanding: '310.00',
        receipt_no: null,
      },
      {
        year_be: 2568,
        month: 10,
        deaths: 597,
        rate_per_death: '0.50',
        amount: '298.50',
        pending: false,
        collected: '0.00',
        outstanding: '298.50',
        receipt_no: null,
      },
    ],
    next: null,
    prev: null,
  },
});

/** Enrolments and all months of the chosen one as paper or file. */
export const downloadKepcrem = endpoint({
  name: 'member.kepcrem.file',
  method: 'GET',
  path: '/api/member/kepcrem/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.kepcrem.taken', label: 'kepcrem', target: 'cremation_no' },
  summary: 'ฌาปนกิจสงเคราะห์เป็นไฟล์',
  input: z.strictObject({
    cremation_no: z.optional(cremationNoShape),
    format: fileFormatShape,
  }),
  data: z.undefined(),
  example: undefined,
});
