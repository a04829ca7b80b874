/** An instalment out of the answer, in satang, for the arithmetic of `core/loan`. */
import type { DataOf } from '../../../../api/endpoint.ts';
import type { Instalment } from '../../../../core/loan/terms.ts';
import { readBaht, type Satang } from '../../../../core/satang.ts';
import type { readLoanSchedule } from './projection.api.ts';

type Row = DataOf<typeof readLoanSchedule>['instalments'][number];

/** The wire holds baht and nothing else: its shape is checked. */
const satang = (amount: string): Satang => readBaht(amount);

export const instalmentOf = (row: Row): Instalment => ({
  periodNo: row.period_no,
  dueOn: row.due_on,
  days: row.days,
  openingSatang: satang(row.opening),
  principalSatang: satang(row.principal),
  interestSatang: satang(row.interest),
  paymentSatang: satang(row.payment),
  closingSatang: satang(row.closing),
});
