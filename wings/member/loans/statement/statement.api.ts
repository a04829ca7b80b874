import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';
import {
  ledgerDaysShape,
  ledgerFileShape,
  ledgerFilterShape,
  ledgerHistoryShape,
  ledgerShapes,
} from '../../../../api/ledger/shapes.ts';
import { dayShape } from '../../../../api/shapes.ts';
import { loanLedger } from '../../../../core/ledger/loans.text.ts';
import { contractNoShape, contractShape, exampleContract } from '../contract.api.ts';

const shapes = ledgerShapes(loanLedger);

const paid = {
  type_code: '02',
  description: 'ชำระรายเดือน',
  sign_flag: -1 as const,
  principal: '7500.00',
};

/** Movements of one own contract, newest first; another's number is not found (R044; D-08). */
export const readLoanStatement = endpoint({
  name: 'member.loan_statement',
  method: 'GET',
  path: '/api/member/loan_statement/:statement',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.loan_statement.read', label: 'loan_statement', target: 'statement' },
  summary: 'รายการเคลื่อนไหวของสัญญาเงินกู้',
  input: z.strictObject({ statement: contractNoShape, ...ledgerFilterShape }),
  data: z.object({
    as_of: dayShape,
    contract: contractShape,
    summary: shapes.summary,
    ...shapes.page,
  }),
  example: {
    as_of: '2025-11-28',
    contract: exampleContract,
    summary: {
      from: '2025-09-01',
      to: '2025-11-28',
      opening: '645000.00',
      lent: '0.00',
      lent_count: 0,
      repaid: '15000.00',
      repaid_count: 2,
      written_off: '0.00',
      adjusted: '0.00',
      interest: '6429.45',
      closing: '630000.00',
    },
    lines: [
      {
        ...{ seq: 37, posted_on: '2025-10-31', receipt_no: '6810000123', period_no: 36, ...paid },
        ...{ interest: '3248.63', days: 31, total: '10748.63' },
        ...{ balance: '630000.00', interest_balance: '0.00' },
      },
      {
        ...{ seq: 36, posted_on: '2025-09-30', receipt_no: '6809000123', period_no: 35, ...paid },
        ...{ interest: '3180.82', days: 30, total: '10680.82' },
        ...{ balance: '637500.00', interest_balance: '0.00' },
      },
    ],
    next: null,
    prev: null,
    found: null,
  },
});

/** How the principal left went over the chosen days, and the years with movements. */
export const readLoanHistory = endpoint({
  name: 'member.loan_history',
  method: 'GET',
  path: '/api/member/loan_statement/:statement/history',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.loan_history.read', label: 'loan_statement', target: 'statement' },
  summary: 'เงินต้นคงเหลือของสัญญาเงินกู้ตามวันที่เคลื่อนไหว',
  input: z.strictObject({ statement: contractNoShape, ...ledgerDaysShape }),
  data: ledgerHistoryShape,
  example: {
    as_of: '2025-11-28',
    years: [2025, 2024, 2023, 2022],
    growth: [
      { on: '2025-09-30', balance: '637500.00' },
      { on: '2025-10-31', balance: '630000.00' },
    ],
  },
});

/** Every line of the chosen days as a file. */
export const downloadLoanStatement = endpoint({
  name: 'member.loan_statement.file',
  method: 'GET',
  path: '/api/member/loan_statement/:statement/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.loan_statement.taken', label: 'loan_statement', target: 'statement' },
  summary: 'รายการเคลื่อนไหวของสัญญาเงินกู้ เป็นไฟล์',
  input: z.strictObject({ statement: contractNoShape, ...ledgerFileShape }),
  data: z.undefined(),
  example: undefined,
});
