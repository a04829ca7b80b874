/** This month, what happened lately, what the member owns and owes, and who (R041; D-05). */
import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { bahtShape, dayShape } from '../../../api/shapes.ts';
import { itemGroups } from '../../../core/collection/groups.ts';
import { idDocuments } from '../../../core/id-document.ts';
import { latelyExample, latelyShape } from './lately/lately.api.ts';
import { thisMonthExample, thisMonthShape } from './this-month/this-month.api.ts';

/** `2025-11`. */
const monthShape = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const percentShape = z.string().check(z.regex(/^-?\d{1,15}\.\d{2}$/));

export const memberTypes = ['ordinary', 'associate'] as const;
export const collectionStates = ['PENDING', 'FULL', 'PARTIAL', 'NONE'] as const;

const cardShapes = {
  share: z.object({
    /** Day of the newest line; null: none was ever posted. */
    on: z.nullable(dayShape),
    shares_count: z.number(),
    monthly_amount: bahtShape,
    suspended: z.boolean(),
    last_period: z.nullable(z.number()),
  }),
  /** Open accounts that hold money, by type; the amounts add up to the total. */
  deposit: z.object({
    /** Day of the last movement of any account, one that holds nothing any more included. */
    on: z.nullable(dayShape),
    types: z.array(z.object({ name: z.string(), accounts: z.number(), balance: bahtShape })),
  }),
  /** Open contracts, the newest first; the balances add up to the total. */
  loan: z.object({
    /** Day of the last movement of an open contract, or on which one was closed. */
    on: z.nullable(dayShape),
    contracts: z.array(
      z.object({
        contract_no: z.string(),
        type_name: z.string(),
        period_last: z.number(),
        period_total: z.number(),
        /** Drawn again and again up to a limit. */
        revolving: z.boolean(),
        balance: bahtShape,
        /** Whether what would close it on a day is computed. */
        payoff: z.boolean(),
      }),
    ),
    /** Of all but revolving contracts. */
    paid_percent: z.nullable(percentShape),
  }),
  /** The month last billed, but what is paid back; null: none was. Amounts add up to the total. */
  collection: z.nullable(
    z.object({
      month: monthShape,
      posted: z.boolean(),
      status: z.enum(collectionStates),
      collected: bahtShape,
      uncollected: bahtShape,
      groups: z.array(
        z.object({
          group: z.enum(itemGroups),
          /** Contracts of LOAN, accounts of DEPOSIT. */
          count: z.number(),
          amount: bahtShape,
        }),
      ),
    }),
  ),
};

/**
 * The salary is never in it, and of the national ID only its ends: those come from `reveal` alone.
 * Ages are those of the day of the records.
 */
export const readStatus = endpoint({
  name: 'member.status',
  method: 'GET',
  path: '/api/member/status',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.status.read', label: 'status' },
  summary: 'ข้อมูลส่วนบุคคลและยอดรวมของสมาชิก',
  input: z.strictObject({}),
  data: z.object({
    as_of: dayShape,
    membership_no: z.string(),
    prefix: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Null of who has none. */
    national_id_masked: z.nullable(z.string()),
    /** What a member without a national ID shows instead; null: nothing. */
    id_document: z.nullable(z.object({ kind: z.enum(idDocuments), number_masked: z.string() })),
    birth_date: dayShape,
    age_text: z.nullable(z.string()),
    joined_on: dayShape,
    membership_age_text: z.nullable(z.string()),
    member_type: z.enum(memberTypes),
    /** What the cooperative calls it. */
    member_type_text: z.string(),
    status_code: z.string(),
    status_text: z.string(),
    group_no: z.string(),
    group_name: z.string(),
    position_name: z.nullable(z.string()),
    /** Whether the records hold a salary. */
    has_salary: z.boolean(),
    address: z.nullable(z.string()),
    phone_masked: z.nullable(z.string()),
    email_masked: z.nullable(z.string()),
    photo_url: z.nullable(z.string()),
    totals: z.object({
      share: bahtShape,
      loan: bahtShape,
      deposit: bahtShape,
      collection_latest: z.nullable(bahtShape),
    }),
    cards: z.object(cardShapes),
    this_month: thisMonthShape,
    lately: latelyShape,
    payroll_consent_on: z.nullable(dayShape),
  }),
  example: {
    as_of: '2025-11-28',
    membership_no: '000123',
    prefix: 'นาง',
    first_name: 'สมหญิง',
    last_name: 'ใจดี',
    national_id_masked: '1-xxxx-xxxxx-xx-5',
    id_document: null,
    birth_date: '1978-02-14',
    age_text: '47 ปี',
    joined_on: '2010-06-01',
    membership_age_text: '15 ปี 5 เดือน',
    member_type: 'ordinary',
    member_type_text: 'สมาชิกสามัญ',
    status_code: '0',
    status_text: 'ปกติ',
    group_no: '01011001',
    group_name: 'โรงเรียนตัวอย่างวิทยา',
    position_name: 'ครู วิทยฐานะครูชำนาญการ',
    has_salary: true,
    address: '123/4 หมู่ 5 ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
    phone_masked: '08x-xxx-4567',
    email_masked: 'so•••••@example.or.th',
    photo_url: null,
    totals: {
      share: '428500.00',
      loan: '712490.00',
      deposit: '521212.95',
      collection_latest: '19319.06',
    },
    cards: {
      share: {
        on: '2025-10-31',
        shares_count: 42850,
        monthly_amount: '2500.00',
        suspended: false,
        last_period: 185,
      },
      deposit: {
        on: '2025-11-27',
        types: [
          { name: 'ออมทรัพย์', accounts: 1, balance: '46212.95' },
          { name: 'ออมทรัพย์พิเศษ', accounts: 1, balance: '325000.00' },
          { name: 'ประจำ 12 เดือน', accounts: 1, balance: '150000.00' },
        ],
      },
      loan: {
        on: '2025-10-31',
        contracts: [
          {
            contract_no: 'ฉฉ.0001231/2568',
            type_name: 'เงินกู้ฉุกเฉิน',
            period_last: 3,
            period_total: 12,
            revolving: false,
            balance: '37490.00',
            payoff: true,
          },
          {
            contract_no: 'สม6600123',
            type_name: 'เงินกู้สามัญ',
            period_last: 30,
            period_total: 120,
            revolving: false,
            balance: '675000.00',
            payoff: true,
          },
        ],
        paid_percent: '25.00',
      },
      collection: {
        month: '2025-11',
        posted: false,
        status: 'PENDING',
        collected: '0.00',
        uncollected: '19319.06',
        groups: [
          { group: 'SHARE', count: 0, amount: '2500.00' },
          { group: 'LOAN', count: 2, amount: '15199.06' },
          { group: 'DEPOSIT', count: 1, amount: '1000.00' },
          { group: 'CREMATION', count: 0, amount: '620.00' },
        ],
      },
    },
    this_month: thisMonthExample,
    lately: latelyExample,
    payroll_consent_on: '2010-06-01',
  },
});
