import * as z from 'zod/mini';
import { bandsShape } from '../../../api/bands-shape.ts';
import { endpoint } from '../../../api/endpoint.ts';
import {
  ledgerDaysShape,
  ledgerFileShape,
  ledgerFilterShape,
  ledgerHistoryShape,
  ledgerShapes,
} from '../../../api/ledger/shapes.ts';
import { bahtShape, dayShape, fileFormatShape, rateShape } from '../../../api/shapes.ts';
import { depositDayCounts } from '../../../core/deposit.ts';
import { depositLedger } from '../../../core/ledger/deposits.text.ts';

const slipShape = z.object({
  slip_no: z.string(),
  opened_on: dayShape,
  maturity_on: z.nullable(dayShape),
  rate: rateShape,
  balance: bahtShape,
  accrued_interest: bahtShape,
});

const accountShape = z.object({
  account_no: z.string(),
  account_name: z.string(),
  type_code: z.string(),
  type_name: z.string(),
  balance: bahtShape,
  available: bahtShape,
  held: bahtShape,
  accrued_interest: bahtShape,
  /**
   * Where it goes by the balance: the rate that the balance has reached; null where each slip has
   * one of its own.
   */
  rate: z.nullable(rateShape),
  rate_bands: bandsShape,
  /** AS_DELIVERED: accrued interest is the cooperative's own figure of the day of the records. */
  day_count: z.enum(depositDayCounts),
  opened_on: dayShape,
  maturity_on: z.nullable(dayShape),
  last_activity_on: z.nullable(dayShape),
  status: z.enum(['OPEN', 'CLOSED']),
  /** The open slips of which it consists, oldest first; mostly none. */
  slips: z.array(slipShape),
});

const savings = {
  account_no: '01020001234',
  account_name: 'นางสมหญิง ใจดี',
  type_code: 'SAVINGS',
  type_name: 'ออมทรัพย์',
  balance: '46212.95',
  available: '46112.95',
  held: '0.00',
  accrued_interest: '92.14',
  rate: '1.50',
  rate_bands: null,
  day_count: 'ACT_365F' as const,
  opened_on: '2010-06-01',
  maturity_on: null,
  last_activity_on: '2025-11-27',
  status: 'OPEN' as const,
  slips: [],
};

/** A member's own deposit accounts: open with a balance (R045; D-09). */
export const readDeposits = endpoint({
  name: 'member.deposit',
  method: 'GET',
  path: '/api/member/deposit',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.deposit.read', label: 'deposit' },
  summary: 'บัญชีเงินฝากของสมาชิก',
  input: z.strictObject({}),
  data: z.object({
    as_of: dayShape,
    accounts: z.array(accountShape),
    total_balance: bahtShape,
    total_accrued_interest: bahtShape,
  }),
  example: {
    as_of: '2025-11-28',
    accounts: [savings],
    total_balance: '46212.95',
    total_accrued_interest: '92.14',
  },
});

/** The same as paper or file. */
export const downloadDeposits = endpoint({
  name: 'member.deposit.file',
  method: 'GET',
  path: '/api/member/deposit/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.deposit.taken', label: 'deposit' },
  summary: 'บัญชีเงินฝากของสมาชิกเป็นไฟล์',
  input: z.strictObject({ format: fileFormatShape }),
  data: z.undefined(),
  example: undefined,
});

const shapes = ledgerShapes(depositLedger);

const statementShape = z.string().check(z.minLength(1), z.maxLength(32));

/** Movements of one own account, newest first; another's number is not found (R046; D-10). */
export const readDepositStatement = endpoint({
  name: 'member.dep_statement',
  method: 'GET',
  path: '/api/member/dep_statement/:statement',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.dep_statement.read', label: 'statement', target: 'statement' },
  summary: 'รายการเคลื่อนไหวบัญชีเงินฝาก',
  input: z.strictObject({
    statement: statementShape,
    ...ledgerFilterShape,
  }),
  data: z.object({
    as_of: dayShape,
    account: accountShape,
    summary: shapes.summary,
    /** Totals of every month that the lines below touch, whole months within the chosen days. */
    months: z.array(z.object({ month: z.string(), deposited: bahtShape, withdrawn: bahtShape })),
    ...shapes.page,
  }),
  example: {
    as_of: '2025-11-28',
    account: savings,
    summary: {
      from: '2025-11-01',
      to: '2025-11-28',
      opening: '31062.95',
      deposited: '20000.00',
      deposited_count: 1,
      withdrawn: '4850.00',
      withdrawn_count: 2,
      closing: '46212.95',
    },
    months: [{ month: '2025-11', deposited: '20000.00', withdrawn: '4850.00' }],
    lines: [
      {
        seq: 412,
        posted_on: '2025-11-27',
        code: 'FEE',
        description: 'ค่าออกสมุดเล่มใหม่',
        sign_flag: -1,
        withdrawal: '50.00',
        deposit: null,
        balance: '46212.95',
        channel: 'สำนักงานสหกรณ์',
        rate: null,
        slip: null,
      },
      {
        seq: 411,
        posted_on: '2025-11-14',
        code: 'TRANSFER_OUT',
        description: 'โอนเข้าบัญชีธนาคาร',
        sign_flag: -1,
        withdrawal: '4800.00',
        deposit: null,
        balance: '46262.95',
        channel: 'กรุงไทย 123-4-xxxxx-0',
        rate: null,
        slip: null,
      },
      {
        seq: 410,
        posted_on: '2025-11-05',
        code: 'DEPOSIT',
        description: 'ฝากเงินสด',
        sign_flag: 1,
        withdrawal: null,
        deposit: '20000.00',
        balance: '51062.95',
        channel: 'สำนักงานสหกรณ์',
        rate: null,
        slip: null,
      },
    ],
    next: null,
    prev: null,
    found: null,
  },
});

/** How the balance went over the chosen days, and the years with movements. */
export const readDepositHistory = endpoint({
  name: 'member.dep_history',
  method: 'GET',
  path: '/api/member/dep_statement/:statement/history',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.dep_history.read', label: 'statement', target: 'statement' },
  summary: 'ยอดคงเหลือของบัญชีเงินฝากตามวันที่เคลื่อนไหว',
  input: z.strictObject({ statement: statementShape, ...ledgerDaysShape }),
  data: ledgerHistoryShape,
  example: {
    as_of: '2025-11-28',
    years: [2025, 2024],
    growth: [
      { on: '2025-11-05', balance: '51062.95' },
      { on: '2025-11-14', balance: '46262.95' },
      { on: '2025-11-27', balance: '46212.95' },
    ],
  },
});

/** The same as paper or file: all pages of what the filter shows. */
export const downloadDepositStatement = endpoint({
  name: 'member.dep_statement.file',
  method: 'GET',
  path: '/api/member/dep_statement/:statement/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.dep_statement.taken', label: 'statement', target: 'statement' },
  summary: 'รายการเคลื่อนไหวบัญชีเงินฝากเป็นไฟล์',
  input: z.strictObject({ statement: statementShape, ...ledgerFileShape }),
  data: z.undefined(),
  example: undefined,
});
