import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { collateralShape } from '../../../api/guarantees/collateral.ts';
import { bahtShape, dayShape, fileFormatShape } from '../../../api/shapes.ts';
import { contractWith, exampleContract } from './contract.api.ts';

/** Open contracts unless told otherwise. */
const statusShape = z.optional(z.enum(['open', 'closed']));

/** A member's own loan contracts of one status, the newest first (R043; D-07). */
export const readLoans = endpoint({
  name: 'member.loan',
  method: 'GET',
  path: '/api/member/loan',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.loan.read', label: 'loan' },
  summary: 'เงินกู้ของสมาชิก',
  input: z.strictObject({ status: statusShape }),
  data: z.object({
    as_of: dayShape,
    /** The day up to which interest is computed: today in Bangkok. */
    interest_on: dayShape,
    loans: z.array(
      contractWith({
        /** Null where the core system computes it. */
        accrued_interest_today: z.nullable(bahtShape),
        /** Of such a contract: what the core system says is owed on the day `as_of`. */
        accrued_interest_delivered: z.nullable(bahtShape),
        /** What secures an open contract. */
        guarantors: z.array(collateralShape),
      }),
    ),
    totals: z.object({
      principal_balance: bahtShape,
      /** Of the contracts whose interest is computed; null where the others are all. */
      accrued_interest_today: z.nullable(bahtShape),
      /** Of the others, on the day `as_of`; null where there are none. */
      accrued_interest_delivered: z.nullable(bahtShape),
      principal_arrears: bahtShape,
      interest_arrears: bahtShape,
    }),
  }),
  example: {
    as_of: '2025-11-28',
    interest_on: '2025-11-29',
    loans: [
      {
        ...exampleContract,
        accrued_interest_today: '3003.29',
        accrued_interest_delivered: null,
        guarantors: [
          {
            ...{ kind: 'PERSON', of_other: true, ref_no_masked: 'xxxx56' },
            ...{ name: 'นายมานะ ตั้งใจ', amount: '450000.00' },
          },
          {
            ...{ kind: 'SHARE', of_other: false, ref_no_masked: null },
            ...{ name: 'ทุนเรือนหุ้น', amount: '428500.00' },
          },
        ],
      },
    ],
    totals: {
      principal_balance: '630000.00',
      accrued_interest_today: '3003.29',
      accrued_interest_delivered: null,
      principal_arrears: '0.00',
      interest_arrears: '0.00',
    },
  },
});

/** The same contracts as a file. */
export const downloadLoans = endpoint({
  name: 'member.loan.file',
  method: 'GET',
  path: '/api/member/loan/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.loan.taken', label: 'loan' },
  summary: 'เงินกู้ของสมาชิก เป็นไฟล์',
  input: z.strictObject({ format: fileFormatShape, status: statusShape }),
  data: z.undefined(),
  example: undefined,
});
