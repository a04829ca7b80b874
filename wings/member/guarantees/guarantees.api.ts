import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { collateralShape } from '../../../api/guarantees/collateral.ts';
import { bahtShape, dayShape, fileFormatShape } from '../../../api/shapes.ts';

/** Whom the member stands for, and who stands for the member. */
export const collTabs = ['given', 'mine'] as const;
export type CollTab = (typeof collTabs)[number];

const loan = {
  contract_no: z.string(),
  contract_date: dayShape,
  /** Of a revolving contract its limit. */
  approved_amount: bahtShape,
  revolving: z.boolean(),
  principal_balance: bahtShape,
};

/**
 * Guarantees of open contracts that are not paid off or may be drawn again, both ways, and of
 * written off ones that the member stands for (R049; D-13).
 */
export const readColl = endpoint({
  name: 'member.coll',
  method: 'GET',
  path: '/api/member/coll',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.coll.read', label: 'coll' },
  summary: 'การค้ำประกันของสมาชิก ทั้งที่ค้ำผู้อื่นและที่มีผู้ค้ำให้',
  input: z.strictObject({}),
  data: z.object({
    as_of: dayShape,
    given: z.array(
      z.object({
        ...loan,
        /** Up to its limit: secured even while nothing is owed, and the part may grow. */
        may_be_drawn: z.boolean(),
        /** Of the contract's securities: one contract may be guaranteed in several ways. */
        seq: z.number(),
        kind: z.enum(['PERSON', 'SHARE', 'DEPOSIT']),
        /** The member's own account, of a DEPOSIT. */
        ref_no_masked: z.nullable(z.string()),
        borrower_name: z.string(),
        borrower_no_masked: z.string(),
        guaranteed_amount: bahtShape,
        /** Principal that left the books unpaid. */
        written_off_amount: bahtShape,
        /** Part of the principal owed: (balance + written off) × guaranteed / approved. */
        my_share: bahtShape,
        arrears_flag: z.boolean(),
        status: z.enum(['OPEN', 'CLOSED']),
        /** Of no other way in which the debt is dealt with a guarantor is told (decision 0039). */
        debt_status: z.nullable(z.enum(['LAWSUIT', 'WRITTEN_OFF'])),
        /** The day that the contract is shown of, where it is an earlier one than `as_of`. */
        quarantine_as_of: z.nullable(dayShape),
      }),
    ),
    given_total: z.object({
      count: z.number(),
      guaranteed_amount: bahtShape,
      /** Of each contract no more than is owed on it, in however many ways one stands for it. */
      my_share: bahtShape,
    }),
    /** How many contracts one may guarantee in person, how many more; null where no rule is set. */
    right: z.nullable(z.object({ limit: z.number(), left: z.number() })),
    mine: z.array(
      z.object({
        ...loan,
        type_name: z.string(),
        guarantors: z.array(collateralShape),
        guaranteed_total: bahtShape,
      }),
    ),
  }),
  example: {
    as_of: '2025-11-28',
    given: [
      {
        contract_no: 'สม6600789',
        contract_date: '2023-02-07',
        approved_amount: '280000.00',
        revolving: false,
        may_be_drawn: false,
        principal_balance: '169780.00',
        ...{ seq: 1, kind: 'PERSON' as const, ref_no_masked: null },
        borrower_name: 'นางสาววิภา สุขสวัสดิ์',
        borrower_no_masked: 'xxxx89',
        guaranteed_amount: '140000.00',
        written_off_amount: '0.00',
        my_share: '84890.00',
        arrears_flag: false,
        status: 'OPEN',
        debt_status: null,
        quarantine_as_of: null,
      },
      {
        contract_no: 'รน6500456',
        contract_date: '2022-02-09',
        approved_amount: '950000.00',
        revolving: false,
        may_be_drawn: false,
        principal_balance: '735830.17',
        ...{ seq: 1, kind: 'PERSON' as const, ref_no_masked: null },
        borrower_name: 'นายประเสริฐ มั่นคง',
        borrower_no_masked: 'xxxx56',
        guaranteed_amount: '316668.00',
        written_off_amount: '0.00',
        my_share: '245277.76',
        arrears_flag: true,
        status: 'OPEN',
        debt_status: null,
        quarantine_as_of: null,
      },
    ],
    given_total: { count: 2, guaranteed_amount: '456668.00', my_share: '330167.76' },
    right: { limit: 5, left: 3 },
    mine: [
      {
        contract_no: 'สม6600123',
        contract_date: '2023-05-10',
        approved_amount: '900000.00',
        revolving: false,
        principal_balance: '675000.00',
        type_name: 'เงินกู้สามัญ',
        guarantors: [
          {
            ...{ kind: 'PERSON', of_other: true },
            ref_no_masked: 'xxxx22',
            name: 'นางอรุณี พูนทรัพย์',
            amount: '300000.00',
          },
          {
            ...{ kind: 'PERSON', of_other: true },
            ref_no_masked: 'xxxx56',
            name: 'นายประเสริฐ มั่นคง',
            amount: '300000.00',
          },
          {
            ...{ kind: 'SHARE', of_other: false, ref_no_masked: null },
            ...{ name: 'ทุนเรือนหุ้น', amount: '300000.00' },
          },
        ],
        guaranteed_total: '900000.00',
      },
    ],
  },
});

/** One of the two lists as the page shows it, on paper or as a file. */
export const downloadColl = endpoint({
  name: 'member.coll_file',
  method: 'GET',
  path: '/api/member/coll/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.coll.taken', label: 'coll', target: 'tab' },
  summary: 'การค้ำประกันของสมาชิกเป็นไฟล์',
  input: z.strictObject({ format: fileFormatShape, tab: z.enum(collTabs) }),
  data: z.undefined(),
  example: undefined,
});
