/** What the room of loans must show (D-07, D-08, B.1). */
import { nights } from '../../../../core/tests/naive/calendar.ts';
import { baht as inBaht, percent } from '../../../../core/tests/naive/fraction.ts';
import { naiveInterest } from '../../../../core/tests/naive/loan.ts';
import { isDelivered, ruleOf } from '../../recount/formats/loans.ts';
import { rateOf } from '../../recount/formats/rate.ts';
import {
  baht,
  countOrNull,
  grown,
  monthNo,
  orNull,
  quotient,
  summed,
  total,
  yearBe,
  yearsOf,
} from './dto.ts';
import type { Expectation, Row } from './extract-figures.ts';
import { bandsAnswer } from './savings.ts';

type Loan = Expectation['expected']['loans']['open'][number] & {
  readonly forward?: readonly Instalment[] | string;
};

interface Instalment {
  readonly periodNo: number;
  readonly dueOn: string;
  readonly days: number;
  readonly openingSatang: bigint;
  readonly principalSatang: bigint;
  readonly interestSatang: bigint;
  readonly paymentSatang: bigint;
  readonly closingSatang: bigint;
}

/** `(paid out − left) / paid out × 100`; of more left than was paid out nothing is repaid. */
export function paidPercent(paidOut: bigint, left: bigint): string | null {
  if (paidOut <= 0n) return null;
  return left > paidOut ? '0.00' : quotient((paidOut - left) * 100n, paidOut);
}

/** Drawn again and again up to what was approved; the recount reads the flag as the file has it. */
export const isRevolving = ({ revolving }: Row): boolean => revolving === '1';

/** Limit less balance, where somebody may draw on the contract on the day of the records. */
export function available(row: Row, asOf: string): string | null {
  const isOver = row.status !== 'OPEN' || (row.maturityOn ?? '') < asOf || row.debtStatus !== '';
  if (!isRevolving(row) || isOver) return null;
  return baht(BigInt(row.approvedSatang || '0') - BigInt(row.principalBalanceSatang || '0'));
}

const contract = (row: Row, newest: Row | undefined, asOf: string) => ({
  contract_no: row.contractNo,
  type_code: row.typeCode,
  contract_date: row.contractDate,
  first_due_date: row.firstDueOn,
  maturity_date: row.maturityOn,
  approved_amount: baht(row.approvedSatang),
  disbursed_amount: baht(row.disbursedSatang),
  principal_balance: baht(row.principalBalanceSatang),
  annual_rate: row.annualRate,
  rate_bands: bandsAnswer(row),
  interest_delivered: isDelivered(row, row.status === 'OPEN' ? newest?.postedOn : undefined),
  day_count: row.dayCount,
  revolving: isRevolving(row),
  available_amount: available(row, asOf),
  instalment_amount: baht(row.instalmentSatang),
  period_last: Number(row.periodLast),
  period_total: Number(row.periodTotal),
  principal_arrears: baht(row.principalArrearsSatang),
  interest_arrears: baht(row.interestArrearsSatang),
  last_payment_on: orNull(row.lastPaymentOn),
  paid_percent: isRevolving(row)
    ? null
    : paidPercent(
        BigInt(row.disbursedSatang || '0'),
        BigInt(row.principalBalanceSatang || '0') + BigInt(row.writtenOffSatang || '0'),
      ),
  closed_on: orNull(row.closedOn),
  refinanced_by: orNull(row.refinancedBy),
  debt_status: orNull(row.debtStatus),
  debt_status_on: orNull(row.debtStatusOn),
  written_off_amount: baht(row.writtenOffSatang || '0'),
});

/** Interest since the newest line, and what that line left unpaid, in satang. */
function owed({ loan, lines: [newest] }: Loan, on: string) {
  if (newest === undefined) return { unpaid: 0n, since: 0n, from: on };
  const since = naiveInterest(
    inBaht(BigInt(newest.balanceSatang || '0')),
    percent(rateOf(loan.annualRate)),
    newest.postedOn ?? '',
    on,
    ruleOf(loan as Row, newest.postedOn ?? ''),
  ).satang();
  const unpaid = BigInt(newest.interestBalanceSatang || '0');
  return { unpaid, since, from: newest.postedOn ?? '' };
}

/** Undefined where the core system's word is all there is. */
const interestToday = (loan: Loan, today: string): bigint | undefined => {
  if (loan.loan.status !== 'OPEN') return 0n;
  if (isDelivered(loan.loan as Row, loan.lines[0]?.postedOn)) return undefined;
  const { unpaid, since } = owed(loan, today);
  return unpaid + since;
};

const delivered = ({ loan, lines: [newest] }: Loan): bigint | undefined =>
  loan.status === 'OPEN' && isDelivered(loan as Row, newest?.postedOn)
    ? BigInt(loan.accruedInterestSatang || '0')
    : undefined;

const bahtOrNull = (satang: bigint | undefined) => (satang === undefined ? null : baht(satang));

/** Null where no contract has such an amount; nothing is owed where there is no contract. */
function totalOrNull(amounts: readonly (bigint | undefined)[]): string | null {
  const present = amounts.filter((one) => one !== undefined);
  return present.length === 0 ? null : baht(total(present));
}

export function loansAnswer({ expected, asOf, today }: Expectation, status: 'open' | 'closed') {
  const loans: readonly Loan[] = expected.loans[status];
  const rows = loans.map(({ loan }) => loan as Row);
  return {
    as_of: asOf,
    interest_on: today,
    loans: loans.map((loan) => ({
      ...contract(loan.loan as Row, loan.lines[0], asOf),
      accrued_interest_today: bahtOrNull(interestToday(loan, today)),
      accrued_interest_delivered: bahtOrNull(delivered(loan)),
      guarantors: expected.collateral
        .filter(({ contractNo }) => contractNo === loan.loan.contractNo)
        .map(({ amountSatang }) => ({ amount: baht(amountSatang) })),
    })),
    totals: {
      principal_balance: baht(total(rows.map((row) => row.principalBalanceSatang))),
      accrued_interest_today:
        loans.length === 0
          ? baht(0n)
          : totalOrNull(loans.map((loan) => interestToday(loan, today))),
      accrued_interest_delivered: totalOrNull(loans.map(delivered)),
      principal_arrears: baht(total(rows.map((row) => row.principalArrearsSatang))),
      interest_arrears: baht(total(rows.map((row) => row.interestArrearsSatang))),
    },
  };
}

export const loanStatementAnswer = ({ asOf }: Expectation, loan: Loan) => ({
  as_of: asOf,
  contract: contract(loan.loan as Row, loan.lines[0], asOf),
  summary: {
    ...summed(loan.summary, 'lent', 'repaid'),
    written_off: baht(loan.summary.lostSatang),
    adjusted: baht(loan.summary.adjustedSatang),
    interest: baht(loan.summary.interestSatang),
  },
  lines: loan.lines.map((line) => ({
    seq: Number(line.seq),
    posted_on: line.postedOn,
    receipt_no: orNull(line.receiptNo),
    period_no: countOrNull(line.periodNo),
    type_code: line.typeCode,
    sign_flag: Number(line.sign),
    principal: baht(line.principalSatang),
    interest: baht(line.interestSatang),
    days: Number(line.days),
    total: baht(line.totalSatang),
    balance: baht(line.balanceSatang),
    interest_balance: baht(line.interestBalanceSatang),
  })),
});

export const loanHistoryAnswer = ({ asOf }: Expectation, loan: Loan) => ({
  as_of: asOf,
  years: yearsOf(loan.lines),
  growth: grown(loan.balanceHistory),
});

export function scheduleAnswer({ asOf }: Expectation, { forward }: Loan) {
  const rows = typeof forward === 'string' || forward === undefined ? [] : forward;
  return {
    as_of: asOf,
    instalments: rows.map((row) => ({
      period_no: row.periodNo,
      due_on: row.dueOn,
      days: row.days,
      opening: baht(row.openingSatang),
      principal: baht(row.principalSatang),
      interest: baht(row.interestSatang),
      payment: baht(row.paymentSatang),
      closing: baht(row.closingSatang),
    })),
    total_principal: baht(total(rows.map((row) => row.principalSatang))),
    total_interest: baht(total(rows.map((row) => row.interestSatang))),
    total_payment: baht(total(rows.map((row) => row.paymentSatang))),
  };
}

/** Sums of each year of a schedule, which only its files and its table state. */
export function scheduleYears(instalments: ReturnType<typeof scheduleAnswer>['instalments']) {
  const satang = (text: string) => BigInt(text.replace('.', ''));
  const years = Map.groupBy(instalments, ({ due_on }) => due_on.slice(0, 4));
  return [...years.values()].map((rows) => ({
    principal: baht(total(rows.map((row) => satang(row.principal)))),
    interest: baht(total(rows.map((row) => satang(row.interest)))),
    payment: baht(total(rows.map((row) => satang(row.payment)))),
  }));
}

/** What of a contract the bills of months under way ask for, the oldest month first. */
function pendingAnswer({ expected }: Expectation, contractNo: string | undefined) {
  const billed = expected.collections.monthly.flatMap(({ collection, items }) => {
    const { month = '', posted } = collection as unknown as Row;
    const its = posted === '1' ? [] : items;
    return its
      .filter(({ itemGroup, refNo }) => itemGroup === 'LOAN' && refNo === contractNo)
      .map(({ amountSatang }) => ({ month, amountSatang }));
  });
  const months = Map.groupBy(billed, ({ month }) => month);
  return [...months].toSorted().map(([month, items]) => ({
    year_be: yearBe(month),
    month: monthNo(month),
    amount: baht(total(items.map(({ amountSatang }) => amountSatang))),
  }));
}

export function payoffAnswer(expectation: Expectation, loan: Loan) {
  const { asOf, today } = expectation;
  const { unpaid, since, from } = owed(loan, today);
  const balance = BigInt(loan.loan.principalBalanceSatang || '0');
  const [year = 0, ...rest] = today.split('-');
  return {
    as_of: asOf,
    on: today,
    earliest: today,
    latest: [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28'),
    annual_rate: loan.loan.annualRate,
    by_balance: !!loan.loan.rateBands,
    principal_balance: baht(balance),
    principal_arrears: baht(loan.loan.principalArrearsSatang),
    interest_unpaid: baht(unpaid),
    interest_from: from,
    days: [...nights(from, today)].length,
    interest_since: baht(since),
    interest: baht(unpaid + since),
    total: baht(balance + unpaid + since),
    pending: pendingAnswer(expectation, loan.loan.contractNo),
  };
}
