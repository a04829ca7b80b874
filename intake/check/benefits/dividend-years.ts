/** Fiscal years: one after the other, each of twelve months, computed within the limits of B.3. */
import { addDays, type Day } from '../../../core/days.ts';
import { yearFaultOf } from '../../../core/dividend/limits.ts';
import {
  parseTypeRates,
  type RefundMethod,
  type RefundTerms,
} from '../../../core/dividend/refund.ts';
import type { DividendFault, DividendYear } from '../../../core/dividend/year.ts';
import { parseRate, type Rate } from '../../../core/rate.ts';
import { thaiDateShort, toBuddhistYear } from '../../../core/thai-date.ts';
import { reasons } from '../../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  type Report,
  rules,
} from '../check.ts';

/** After the 28th, some months would have no cut-off. */
const lastCutoffDay = 28;

const none: RefundTerms['typeRates'] = new Map();

const columnOf: Readonly<Partial<Record<DividendFault, readonly [string, string]>>> = {
  YEAR_UNKNOWN: ['ENDS_ON', reasons.twelveMonths],
  DIVIDEND_RATE_OUT_OF_RANGE: ['DIVIDEND_RATE', reasons.dividendRate],
};

const yearOf = (cell: Cells): DividendYear => ({
  method: cell.text('METHOD') as DividendYear['method'],
  startsOn: cell.day('STARTS_ON') as Day,
  endsOn: cell.day('ENDS_ON') as Day,
  cutoffDay: cell.whole('CUTOFF_DAY'),
  dividendRate: parseRate(cell.text('DIVIDEND_RATE')) as Rate,
  refundRate: parseRate(cell.text('REFUND_RATE')) as Rate,
  rounding: cell.text('ROUNDING') as DividendYear['rounding'],
});

/** A blank method is one rate; of rates that cannot be read there are none. */
const refundOfYear = (cell: Cells, refundRate: Rate): RefundTerms => ({
  method: cell.has('REFUND_METHOD') ? (cell.text('REFUND_METHOD') as RefundMethod) : 'ONE_RATE',
  refundRate,
  typeRates: (cell.has('LOAN_TYPE_RATES') && parseTypeRates(cell.text('LOAN_TYPE_RATES'))) || none,
});

function checkRefund(cell: Cells, { method, typeRates }: RefundTerms, report: Report): void {
  const when = `REFUND_METHOD = ${method}`;
  if (method !== 'BY_LOAN_TYPE') rules.empty(cell, report, when, 'LOAN_TYPE_RATES');
  else if (!cell.has('LOAN_TYPE_RATES')) rules.filled(cell, report, when, 'LOAN_TYPE_RATES');
  else if (typeRates === none) report('LOAN_TYPE_RATES', reasons.typeRates);
}

function checkYear(cell: Cells, year: DividendYear, asOf: Day, report: Report): void {
  if (year.endsOn.slice(0, 4) !== String(cell.whole('YEAR')).padStart(4, '0')) {
    report('ENDS_ON', reasons.yearEnd);
  }
  if (year.cutoffDay > lastCutoffDay) report('CUTOFF_DAY', reasons.cutoffDay);
  const fault = yearFaultOf({ ...year, cutoffDay: 0 });
  const [column, reason] = (fault && columnOf[fault]) ?? [];
  if (column && reason) report(column, reason);
  rules.notAfter(cell, report, asOf, 'ENDS_ON', 'PAID_ON');
  rules.inOrder(cell, report, 'ENDS_ON', 'PAID_ON');
  const state = cell.text('STATE');
  if (state !== 'APPROVED') rules.empty(cell, report, `STATE = ${state}`, 'PAID_ON');
}

/** Fills the register's fiscal years. */
export function checkDividendYears(context: CheckContext): Check {
  const { register, asOf } = context;
  let before: { number: number; endsOn: Day } | undefined;
  return checkRows(context, {
    row(cell, report) {
      const year = yearOf(cell);
      const number = cell.whole('YEAR');
      if (before && number !== before.number + 1) {
        report('YEAR', reasons.yearGap(toBuddhistYear(before.number + 1)));
      } else if (before && year.startsOn !== addDays(before.endsOn, 1)) {
        report('STARTS_ON', reasons.yearStart(thaiDateShort(addDays(before.endsOn, 1))));
      }
      checkYear(cell, year, asOf, report);
      const refund = refundOfYear(cell, year.refundRate);
      checkRefund(cell, refund, report);
      const approved = cell.text('STATE') === 'APPROVED';
      register.fiscalYears.set(number, { ...year, refund, approved });
      before = { number, endsOn: year.endsOn };
    },
  });
}
