/** A loan contract as it travels (D-07). */
import * as z from 'zod/mini';
import { bandsShape } from '../../../api/bands-shape.ts';
import { bahtShape, dayShape, rateShape } from '../../../api/shapes.ts';
import { debtStatuses } from '../../../core/loan/debt-status.ts';
import { asDelivered, dayCounts } from '../../../core/loan/interest-rule.ts';

/** The number of a contract may hold any characters; an address carries it URL-encoded (D-08). */
export const contractNoShape = z.string().check(z.minLength(1), z.maxLength(32));

const contractFields = {
  contract_no: z.string(),
  loan_family: z.enum(['EMERGENCY', 'ORDINARY', 'SPECIAL']),
  type_code: z.string(),
  type_name: z.string(),
  contract_date: dayShape,
  first_due_date: dayShape,
  maturity_date: dayShape,
  /** Of a revolving contract its limit. */
  approved_amount: bahtShape,
  /** All that was drawn; of a revolving contract it may be more than the limit. */
  disbursed_amount: bahtShape,
  principal_balance: bahtShape,
  /** With bands the rate that the balance has reached; of a closed contract its last line's. */
  annual_rate: rateShape,
  rate_bands: bandsShape,
  day_count: z.enum([...dayCounts, asDelivered]),
  /** The rule of its interest in words. */
  interest_rule: z.string(),
  /**
   * Its interest is the core system's word: as delivered, or until the next line because its bands
   * are younger than the last one. Then there is no schedule and no payoff.
   */
  interest_delivered: z.boolean(),
  /** Drawn again and again, as long as no more than the limit is owed. */
  revolving: z.boolean(),
  /** The limit less the balance; null unless revolving, and where nothing is drawn any more. */
  available_amount: z.nullable(bahtShape),
  repayment_method: z.enum(['EQUAL_PRINCIPAL', 'EQUAL_INSTALMENT']),
  /** Of EQUAL_PRINCIPAL the principal of a period, of EQUAL_INSTALMENT the whole payment. */
  instalment_amount: bahtShape,
  period_last: z.number(),
  period_total: z.number(),
  principal_arrears: bahtShape,
  interest_arrears: bahtShape,
  last_payment_on: z.nullable(dayShape),
  /**
   * (approved − owed) / approved × 100, half up; null where nothing was approved, and of a
   * revolving contract. What was written off is owed.
   */
  paid_percent: z.nullable(z.string().check(z.regex(/^-?\d{1,7}\.\d{2}$/))),
  status_code: z.enum(['OPEN', 'CLOSED']),
  status_text: z.string(),
  closed_on: z.nullable(dayShape),
  /** The contract whose money settled this one. */
  refinanced_by: z.nullable(z.string()),
  /** Null: dealt with in the ordinary way; else since when. */
  debt_status: z.nullable(z.enum(debtStatuses)),
  debt_status_on: z.nullable(dayShape),
  /** Principal that left the books unpaid. */
  written_off_amount: bahtShape,
};

export const contractShape = z.object(contractFields);

/** The contract with more beside it. */
export const contractWith = <More extends z.core.$ZodLooseShape>(more: More) =>
  z.object({ ...contractFields, ...more });

/** An ordinary loan in the middle of its term. */
export const exampleContract = {
  contract_no: 'สม6500123',
  loan_family: 'ORDINARY' as const,
  type_code: 'สม1',
  type_name: 'สามัญ',
  contract_date: '2022-11-10',
  first_due_date: '2022-11-30',
  maturity_date: '2032-10-31',
  approved_amount: '900000.00',
  disbursed_amount: '900000.00',
  principal_balance: '630000.00',
  annual_rate: '6.00',
  rate_bands: null,
  day_count: 'ACT_365F' as const,
  interest_rule: 'รายวันตามจริง หาร 365',
  interest_delivered: false,
  revolving: false,
  available_amount: null,
  repayment_method: 'EQUAL_PRINCIPAL' as const,
  instalment_amount: '7500.00',
  period_last: 36,
  period_total: 120,
  principal_arrears: '0.00',
  interest_arrears: '0.00',
  last_payment_on: '2025-10-31',
  paid_percent: '30.00',
  status_code: 'OPEN' as const,
  status_text: 'กำลังผ่อนชำระ',
  closed_on: null,
  refinanced_by: null,
  debt_status: null,
  debt_status_on: null,
  written_off_amount: '0.00',
};
