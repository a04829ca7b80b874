/** Loans as the files' movements make them: balances, interest, what is still to pay (A.3, B.1). */
import type { RunningLoan } from '../../../../core/loan/forward.ts';
import { nights } from '../../../../core/tests/naive/calendar.ts';
import { baht, percent } from '../../../../core/tests/naive/fraction.ts';
import {
  type NaiveRule,
  naiveForward,
  naiveInterest,
  naiveNextPeriod,
  naivePayoff,
} from '../../../../core/tests/naive/loan.ts';
import type { Files } from '../files/files.ts';
import type { Row } from '../files/plain.ts';
import { inOrder } from '../in-order.ts';
import { balanceHistory, newestFirst, number, running, summary, sumOf } from './ledger.ts';
import { rateOf } from './rate.ts';

export interface Loan {
  readonly row: Row;
  /** Oldest first. */
  readonly lines: readonly Row[];
}

/** Whether the rate goes by the balance, and does not yet on the day `from`. */
const isBeforeBands = (loan: Row, from: string): boolean =>
  !!loan.rateBands && !!loan.rateSince && from < loan.rateSince;

/** The rule of the time from a day on; a blank step or rounding is the usual one. */
export const ruleOf = (loan: Row, from: string): NaiveRule => ({
  dayCount: loan.dayCount ?? '',
  step: loan.interestStep || 'SATANG',
  rounding: loan.interestRounding || 'HALF_UP',
  ...(loan.rateBands &&
    !isBeforeBands(loan, from) && {
      bands: { text: loan.rateBands, by: loan.rateBandsBy as 'WHOLE' | 'SLICE' },
    }),
});

/** Whether the core system alone knows the interest of the line after one of the day `from`. */
const isLineDelivered = (loan: Row, from: string): boolean =>
  loan.dayCount === 'AS_DELIVERED' || (isBeforeBands(loan, from) && loan.rateBandsBy === 'SLICE');

/** Whether it alone knows what is owed since the last line, posted on the day `from`. */
export const isDelivered = (loan: Row, from: string | undefined): boolean =>
  loan.dayCount === 'AS_DELIVERED' || (from !== undefined && isBeforeBands(loan, from));

/** Interest on the balance of a line, from its day to another, in satang. */
const interestSince = (loan: Row, line: Row, rate: string | undefined, to: string): bigint =>
  naiveInterest(
    baht(number(line.balanceSatang)),
    percent(rateOf(rate)),
    line.postedOn ?? '',
    to,
    ruleOf(loan, line.postedOn ?? ''),
  ).satang();

/** Days, unpaid interest and total of each line, from the line before. */
function withInterest(loan: Row, lines: readonly Row[]): readonly Row[] {
  const completed: Row[] = [];
  for (const line of lines) {
    const before = completed.at(-1);
    const on = line.postedOn ?? '';
    const isOurs = before && !isLineDelivered(loan, before.postedOn ?? '');
    const due = isOurs ? interestSince(loan, before, line.annualRate, on) : 0n;
    const interest = number(line.interestSatang);
    const unpaid = number(before?.interestBalanceSatang) + due - interest;
    // What was unpaid before is nowhere but in the line that brings it forward; what is delivered
    // is nowhere else at all.
    const forward = (!before && line.typeCode === '09') || (before && !isOurs);
    const isOff = line.typeCode === '07';
    completed.push({
      ...line,
      days: String(before ? [...nights(before.postedOn ?? '', on)].length : 0),
      totalSatang: String(number(line.principalSatang) + (interest < 0n ? -interest : interest)),
      interestBalanceSatang: forward
        ? (line.interestBalanceSatang ?? '')
        : String(isOff ? 0n : unpaid),
    });
  }
  return completed;
}

/** Without payments that the very next line reverses whole. */
const withoutReversedPayments = (lines: readonly Row[]): readonly Row[] =>
  lines.filter((paid, at) => {
    const next = lines[at + 1];
    const isBack = next?.typeCode === '06' && next.sign === '1' && paid.sign === '-1';
    const given = number(next?.interestSatang);
    const same = next?.principalSatang === paid.principalSatang;
    return !(isBack && same && given <= 0n && given === -number(paid.interestSatang));
  });

const ofTypes = (lines: readonly Row[], ...types: readonly string[]): readonly Row[] =>
  lines.filter(({ typeCode = '' }) => types.includes(typeCode));

/** One contract with what its lines come to. */
export function loanOf(files: Files, loan: Row): Loan {
  const plain = files.loan_lines.get(loan.contractNo ?? '') ?? [];
  const lines = withInterest(loan, running(plain, 'principalSatang'));
  const last = lines.at(-1);
  const open = loan.status === 'OPEN';
  const isTheirs = isDelivered(loan, last?.postedOn);
  const accrues = last && open && !isTheirs;
  const since = accrues ? interestSince(loan, last, loan.annualRate, files.asOf) : 0n;
  const periods = withoutReversedPayments(lines).map(({ periodNo }) => Number(periodNo));
  const row = {
    ...loan,
    disbursedSatang:
      lines[0]?.typeCode === '09'
        ? (loan.disbursedSatang ?? '')
        : String(sumOf(ofTypes(lines, '01', '09'), 'principalSatang')),
    periodLast: String(Math.max(0, ...periods)),
    principalBalanceSatang: last?.balanceSatang ?? '0',
    accruedInterestSatang: isTheirs
      ? (loan.accruedInterestSatang ?? '')
      : String(open ? number(last?.interestBalanceSatang) + since : 0n),
    lastPaymentOn:
      ofTypes(withoutReversedPayments(lines), '02', '03', '04', '05').at(-1)?.postedOn ?? '',
    closedOn: open ? '' : (last?.postedOn ?? ''),
    writtenOffSatang: String(sumOf(ofTypes(lines, '07'), 'principalSatang')),
  };
  return { row, lines };
}

const byDayThenNumber = (a: Row, b: Row): number => {
  const [one, two] = [a, b].map((row) => `${row.contractDate} ${row.contractNo}`);
  return (one ?? '') < (two ?? '') ? 1 : -1;
};

/** The member's contracts, the newest first. */
export const loansOf = (files: Files, memberNo: string): readonly Loan[] =>
  files.loans
    .filter((loan) => loan.memberNo === memberNo)
    .toSorted(byDayThenNumber)
    .map((loan) => loanOf(files, loan));

/** The bills of the payroll with what they ask for of contracts, as the files have them. */
function billedItems(files: Files, memberNo: string): readonly Row[] {
  const keyOf = ({ month, seq }: Row) => `${month} ${seq}`;
  const bills = (files.collections.get(memberNo) ?? []).filter(({ kind }) => kind === 'MONTHLY');
  const posted = new Map(bills.map((bill) => [keyOf(bill), bill.posted ?? '']));
  return (files.collection_items.get(memberNo) ?? [])
    .filter(({ itemGroup }) => itemGroup === 'LOAN')
    .flatMap((item) => {
      const isPosted = posted.get(keyOf(item));
      return isPosted === undefined ? [] : { ...item, posted: isPosted };
    });
}

/** By the bill of the month of `asOf`; of a contract that was on no bill by its line. */
function isMonthPaid({ row, lines }: Loan, items: readonly Row[], asOf: string): boolean {
  const isNow = (day: string | undefined) => day?.slice(0, 7) === asOf.slice(0, 7);
  const own = items.filter(({ refNo }) => refNo === row.contractNo);
  if (own.length === 0) return ofTypes(lines, '02').some(({ postedOn }) => isNow(postedOn));
  const now = own.filter(({ month }) => isNow(month));
  return sumOf(now, 'collectedSatang') > 0n && !now.some(({ posted }) => posted === '0');
}

function stillToPay(of: Loan, items: readonly Row[], asOf: string) {
  const { row, lines } = of;
  const last = lines.at(-1);
  if (!last || row.status !== 'OPEN' || isDelivered(row, last.postedOn)) return {};
  const interestFrom = last.postedOn ?? '';
  const openEnded =
    row.revolving === '1' || row.debtStatus === 'RESTRUCTURED' || Number(row.periodTotal) === 0;
  const paid = {
    ...{ firstDueOn: row.firstDueOn ?? '', periodLast: Number(row.periodLast), openEnded },
    monthPaid: isMonthPaid(of, items, asOf),
  };
  const [nextNo, nextDueOn] = naiveNextPeriod(paid, asOf);
  const loan: RunningLoan = {
    balanceSatang: number(row.principalBalanceSatang),
    interestBalanceSatang: number(last.interestBalanceSatang),
    rate: rateOf(row.annualRate),
    rule: ruleOf(row, interestFrom) as RunningLoan['rule'],
    repaymentMethod: row.repaymentMethod as RunningLoan['repaymentMethod'],
    instalmentSatang: number(row.instalmentSatang),
    periodLast: nextNo - 1,
    periodTotal: Number(row.periodTotal),
    openEnded,
    interestFrom,
    nextDueOn,
  };
  return { forward: naiveForward(loan), payoffSatang: naivePayoff(loan, asOf) };
}

const expectedLoan = (loan: Loan, items: readonly Row[], asOf: string) => ({
  loan: loan.row,
  lines: newestFirst(loan.lines),
  summary: {
    ...summary(loan.lines, 'principalSatang'),
    interestSatang: sumOf(loan.lines, 'interestSatang'),
  },
  balanceHistory: balanceHistory(loan.lines),
  ...stillToPay(loan, items, asOf),
});

export function expectedLoans(files: Files, memberNo: string, loans: readonly Loan[]) {
  const items = billedItems(files, memberNo);
  const ofStatus = (status: string) =>
    loans
      .filter(({ row }) => row.status === status)
      .map((loan) => expectedLoan(loan, items, files.asOf));
  return { open: ofStatus('OPEN'), closed: ofStatus('CLOSED') };
}

const mayBeDrawn = (row: Row, asOf: string): boolean =>
  row.revolving === '1' &&
  row.status === 'OPEN' &&
  !row.debtStatus &&
  (row.maturityOn ?? '') >= asOf;

/** Whose contracts the member secures, by number, with their balances recounted (D-13). */
export function expectedGuarantees(files: Files, memberNo: string) {
  const guarantees = files.guarantees.filter(
    ({ guarantorNo, kind = '' }) =>
      guarantorNo === memberNo && ['PERSON', 'SHARE', 'DEPOSIT'].includes(kind),
  );
  const rows = guarantees.flatMap(({ contractNo, seq, kind, refNo, amountSatang }) => {
    const stated = files.loans.find((loan) => loan.contractNo === contractNo);
    if (stated?.status !== 'OPEN' && stated?.debtStatus !== 'WRITTEN_OFF') return [];
    const { row } = loanOf(files, stated);
    const borrower = files.members.find((member) => member.memberNo === row.memberNo);
    const arrears = number(row.principalArrearsSatang) + number(row.interestArrearsSatang);
    return {
      ...borrower,
      ...{ contractNo, seq, kind, refNo },
      contractDate: row.contractDate,
      approvedSatang: row.approvedSatang,
      revolving: row.revolving,
      mayBeDrawn: mayBeDrawn(row, files.asOf) ? '1' : '0',
      principalBalanceSatang: row.principalBalanceSatang,
      writtenOffSatang: row.writtenOffSatang,
      status: row.status,
      debtStatus: row.debtStatus === 'RESTRUCTURED' ? '' : row.debtStatus,
      quarantineAsOf: null,
      borrowerNo: row.memberNo,
      guaranteedSatang: amountSatang,
      inArrears: arrears > 0n,
    };
  });
  return inOrder(rows, ({ contractNo, seq }) => `${contractNo} ${seq}`);
}

/** What secures the member's own contracts. */
export function expectedCollateral(files: Files, loans: readonly Loan[]) {
  const own = loans.map(({ row }) => row.contractNo);
  const rows = files.guarantees.filter(({ contractNo }) => own.includes(contractNo));
  return inOrder(rows, ({ contractNo, seq }) => `${contractNo} ${seq}`);
}
