import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';
import { bahtShape, dayShape, fileFormatShape, rateShape } from '../../../../api/shapes.ts';
import { contractNoShape } from '../contract.api.ts';

/** The instalments that an open contract still has before it, by the records (D-08, B.1). */
export const readLoanSchedule = endpoint({
  name: 'member.loan_schedule',
  method: 'GET',
  path: '/api/member/loan_statement/:statement/schedule',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.loan_schedule.read', label: 'loan', target: 'statement' },
  summary: 'ตารางผ่อนชำระของสัญญาเงินกู้',
  input: z.strictObject({ statement: contractNoShape }),
  data: z.object({
    as_of: dayShape,
    /** No schedule: the instalment does not cover the interest, or the figures allow none. */
    impossible: z.boolean(),
    instalments: z.array(
      z.object({
        period_no: z.number(),
        due_on: dayShape,
        /** Days of interest. */
        days: z.number(),
        opening: bahtShape,
        principal: bahtShape,
        interest: bahtShape,
        payment: bahtShape,
        closing: bahtShape,
      }),
    ),
    total_principal: bahtShape,
    total_interest: bahtShape,
    total_payment: bahtShape,
  }),
  example: {
    as_of: '2025-11-28',
    impossible: false,
    instalments: [
      {
        ...{ period_no: 37, due_on: '2025-11-30', days: 30, opening: '15000.00' },
        ...{ principal: '7500.00', interest: '73.97', payment: '7573.97', closing: '7500.00' },
      },
      {
        ...{ period_no: 38, due_on: '2025-12-31', days: 31, opening: '7500.00' },
        ...{ principal: '7500.00', interest: '38.22', payment: '7538.22', closing: '0.00' },
      },
    ],
    total_principal: '15000.00',
    total_interest: '112.19',
    total_payment: '15112.19',
  },
});

/** The same schedule as a file. */
export const downloadLoanSchedule = endpoint({
  name: 'member.loan_schedule.file',
  method: 'GET',
  path: '/api/member/loan_statement/:statement/schedule/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.loan_schedule.taken', label: 'loan', target: 'statement' },
  summary: 'ตารางผ่อนชำระของสัญญาเงินกู้ เป็นไฟล์',
  input: z.strictObject({ statement: contractNoShape, format: fileFormatShape }),
  data: z.undefined(),
  example: undefined,
});

/** What closes an open contract on a day from today to a year from now (D-08, B.1). */
export const readLoanPayoff = endpoint({
  name: 'member.loan_payoff',
  method: 'GET',
  path: '/api/member/loan_statement/:statement/payoff',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.loan_payoff.read', label: 'loan', target: 'statement' },
  summary: 'ยอดปิดเงินกู้ ณ วันที่เลือก',
  input: z.strictObject({ statement: contractNoShape, on: z.optional(dayShape) }),
  data: z.object({
    as_of: dayShape,
    /** Today unless another day was asked for. */
    on: dayShape,
    earliest: dayShape,
    latest: dayShape,
    annual_rate: rateShape,
    /** The interest is at several rates, each for a part of the balance, or at that of its band. */
    by_balance: z.boolean(),
    principal_balance: bahtShape,
    /** The part of the principal that is past due. */
    principal_arrears: bahtShape,
    /** Interest that the last line left unpaid. */
    interest_unpaid: bahtShape,
    /** The day of the last line, from which interest runs on, and the days since. */
    interest_from: dayShape,
    days: z.number(),
    interest_since: bahtShape,
    /** interest_unpaid + interest_since. */
    interest: bahtShape,
    /** principal_balance + interest. */
    total: bahtShape,
    /** What bills under way ask for this contract, oldest first; the total is still without it. */
    pending: z.array(z.object({ year_be: z.number(), month: z.number(), amount: bahtShape })),
  }),
  example: {
    as_of: '2025-11-28',
    on: '2025-11-29',
    earliest: '2025-11-29',
    latest: '2026-11-29',
    annual_rate: '6.00',
    by_balance: false,
    principal_balance: '630000.00',
    principal_arrears: '0.00',
    interest_unpaid: '0.00',
    interest_from: '2025-10-31',
    days: 29,
    interest_since: '3003.29',
    interest: '3003.29',
    total: '633003.29',
    pending: [{ year_be: 2568, month: 11, amount: '10748.63' }],
  },
});
