import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import {
  ledgerFileShape,
  ledgerFilterShape,
  ledgerHistoryShape,
  ledgerShapes,
} from '../../../api/ledger/shapes.ts';
import { bahtShape, dayShape } from '../../../api/shapes.ts';
import { shareLedger } from '../../../core/ledger/shares.text.ts';

const shapes = ledgerShapes(shareLedger);

/** A member's own shares: head figures and ledger (R042; D-06). Lines newest first. */
export const readShare = endpoint({
  name: 'member.share',
  method: 'GET',
  path: '/api/member/share',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.share.read', label: 'share' },
  summary: 'ทุนเรือนหุ้นของสมาชิก',
  input: z.strictObject(ledgerFilterShape),
  data: z.object({
    as_of: dayShape,
    head: z.object({
      share_value_total: bahtShape,
      shares_count: z.number(),
      par_value: bahtShape,
      monthly_amount: bahtShape,
      suspended: z.boolean(),
      last_period: z.nullable(z.number()),
      held_as_collateral: bahtShape,
    }),
    summary: shapes.summary,
    ...shapes.page,
  }),
  example: {
    as_of: '2025-11-28',
    head: {
      share_value_total: '428500.00',
      shares_count: 42850,
      par_value: '10.00',
      monthly_amount: '2500.00',
      suspended: false,
      last_period: 185,
      held_as_collateral: '0.00',
    },
    summary: {
      from: null,
      to: null,
      opening: '0.00',
      paid_in: '428500.00',
      paid_in_count: 185,
      paid_out: '0.00',
      paid_out_count: 0,
      closing: '428500.00',
    },
    lines: [
      {
        seq: 185,
        posted_on: '2025-10-31',
        receipt_no: '6810000123',
        period_no: 185,
        type_code: 'MONTHLY',
        description: 'หุ้นรายเดือน',
        sign_flag: 1,
        amount: '2500.00',
        balance: '428500.00',
      },
      {
        seq: 184,
        posted_on: '2025-09-30',
        receipt_no: '6809000123',
        period_no: 184,
        type_code: 'MONTHLY',
        description: 'หุ้นรายเดือน',
        sign_flag: 1,
        amount: '2500.00',
        balance: '426000.00',
      },
    ],
    next: 'before.184',
    prev: null,
    found: null,
  },
});

/** The balances at each year's end; the last one is the newest line's. */
export const readShareHistory = endpoint({
  name: 'member.share_history',
  method: 'GET',
  path: '/api/member/share/history',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.share_history.read', label: 'share' },
  summary: 'ทุนเรือนหุ้นเมื่อสิ้นแต่ละปี',
  input: z.strictObject({}),
  data: ledgerHistoryShape,
  example: {
    as_of: '2025-11-28',
    years: [2025, 2024],
    growth: [
      { on: '2024-12-31', balance: '403500.00' },
      { on: '2025-10-31', balance: '428500.00' },
    ],
  },
});

/** The same as paper or file: all pages of what the filter shows. */
export const downloadShare = endpoint({
  name: 'member.share.file',
  method: 'GET',
  path: '/api/member/share/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.share.taken', label: 'share' },
  summary: 'ทุนเรือนหุ้นของสมาชิกเป็นไฟล์',
  input: z.strictObject(ledgerFileShape),
  data: z.undefined(),
  example: undefined,
});
