import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { bahtShape, dayShape, fileFormatShape, rateShape } from '../../../api/shapes.ts';
import { refundMethods } from '../../../core/dividend/refund.ts';
import { origin2567, years2567 } from './dividends.example.text.ts';

const statusShape = z.enum(['PAID', 'HELD']);
const refundMethodShape = z.enum(refundMethods);

/** A year of the Buddhist era as it stands in an address. */
export const yearShape = z.string().check(z.regex(/^2[4-6]\d\d$/));

/** What the member received for each approved year, newest first (R052; D-32). */
export const readDividend = endpoint({
  name: 'member.dividend',
  method: 'GET',
  path: '/api/member/dividend',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.dividend.read', label: 'dividend' },
  summary: 'เงินปันผลและเงินเฉลี่ยคืนรายปีของสมาชิก',
  input: z.strictObject({}),
  data: z.object({
    as_of: dayShape,
    years: z.array(
      z.object({
        year_be: z.number(),
        dividend_rate: rateShape,
        /** With BY_LOAN_TYPE of the types that have no rate of their own. */
        refund_rate: rateShape,
        refund_method: refundMethodShape,
        share_base: bahtShape,
        dividend: bahtShape,
        dividend_status: statusShape,
        interest_base: bahtShape,
        refund: bahtShape,
        refund_status: statusShape,
        gift: bahtShape,
        deductions: z.array(z.object({ name: z.string(), amount: bahtShape })),
        /** dividend + refund + gift − deductions. */
        net: bahtShape,
        pay_method: z.enum(['CASH', 'ACCOUNT', 'BANK', 'CHEQUE', 'HELD']),
        bank_code: z.nullable(z.string()),
        /** Null also for a code that names no bank. */
        bank_name: z.nullable(z.string()),
        account_no_masked: z.nullable(z.string()),
        paid_on: z.nullable(dayShape),
        published: z.literal(true),
      }),
    ),
  }),
  example: { as_of: '2025-11-28', years: years2567 },
});

const verdictShape = z.enum(['TIES', 'HELD', 'DIFFERS', 'UNKNOWN']);
/** DELIVERED: nobody but the core system can compute it; there are no lines. */
const refundVerdictShape = z.enum(['TIES', 'HELD', 'DIFFERS', 'UNKNOWN', 'DELIVERED']);

/** How the figures of an approved year came about, line by line (D-32). */
export const readOrigin = endpoint({
  name: 'member.dividend_origin',
  method: 'GET',
  path: '/api/member/dividend/:year/origin',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.dividend_origin.read', label: 'dividend', target: 'year' },
  summary: 'ที่มาของเงินปันผลและเงินเฉลี่ยคืนของปี',
  input: z.strictObject({ year: yearShape }),
  data: z.object({
    as_of: dayShape,
    year_be: z.number(),
    starts_on: dayShape,
    ends_on: dayShape,
    method: z.enum(['MONTHLY', 'DAILY']),
    cutoff_day: z.number(),
    rounding: z.enum(['ONCE', 'PER_LINE']),
    /** What a weight is counted of: 12 months, or the days of the year. */
    weight_of: z.number(),
    dividend: z.object({
      verdict: verdictShape,
      rate: rateShape,
      /** They add up to `reckoned`. The first was brought forward: no day, no month. */
      lines: z.array(
        z.object({
          month: z.nullable(z.string()),
          on: z.nullable(dayShape),
          amount: bahtShape,
          weight: z.number(),
          dividend: bahtShape,
        }),
      ),
      reckoned: bahtShape,
      recorded: bahtShape,
      base: bahtShape,
      recorded_base: bahtShape,
    }),
    refund: z.object({
      verdict: refundVerdictShape,
      method: refundMethodShape,
      rate: rateShape,
      lines: z.array(
        z.object({
          contract_no: z.string(),
          type_name: z.string(),
          interest: bahtShape,
          rate: rateShape,
          /** The interest is not in `base`. */
          left_out: z.boolean(),
          refund: bahtShape,
        }),
      ),
      reckoned: bahtShape,
      recorded: bahtShape,
      base: bahtShape,
      recorded_base: bahtShape,
    }),
  }),
  example: origin2567,
});

/** A year with its working, on paper or as a file. */
export const downloadDividend = endpoint({
  name: 'member.dividend_file',
  method: 'GET',
  path: '/api/member/dividend/:year/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.dividend.taken', label: 'dividend', target: 'year' },
  summary: 'เงินปันผลและเงินเฉลี่ยคืนของปีพร้อมที่มาเป็นไฟล์',
  input: z.strictObject({ year: yearShape, format: fileFormatShape }),
  data: z.undefined(),
  example: undefined,
});
