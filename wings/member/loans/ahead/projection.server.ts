/** What lies before an own open contract: its instalments, and what closes it (D-08, B.1). */
import { faultOf } from '../../../../api/faults.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { addMonths, daysBetween, isDay } from '../../../../core/days.ts';
import { forwardSchedule } from '../../../../core/loan/forward.ts';
import { loanInterest } from '../../../../core/loan/interest.ts';
import { nextPeriod } from '../../../../core/loan/next-period.ts';
import type { Instalment, LoanFault, Schedule } from '../../../../core/loan/terms.ts';
import { wireBaht } from '../../../../core/satang.ts';
import {
  type LastLine,
  type Loan,
  lastLoanLines,
  loan,
} from '../../../../records/figures/loans.ts';
import { findMember, type MemberRow } from '../../../../records/figures/members.ts';
import { today } from '../../../../records/pages/today.ts';
import { currentPublication } from '../../../../records/publications.ts';
import type { Services } from '../../../../records/services.ts';
import { laterOf, rateOf } from '../contract.server.ts';
import { readLoanPayoff, readLoanSchedule, takeLoanSchedule } from './projection.api.ts';
import { scheduleSheet } from './schedule-sheet.server.ts';

const handle = handlersOn<Services>();

/** Months ahead for which a payoff is told. */
const payoffMonths = 12;

interface Running {
  readonly asOf: string;
  readonly today: string;
  readonly member: MemberRow;
  readonly contract: Loan;
  readonly last: LastLine;
}

/** @throws Problem not_found, alike for a stranger's contract, nobody's and a closed one. */
async function running(services: Services, memberNo: string, contractNo: string): Promise<Running> {
  const [publication, member, contract, lines, day] = await services.records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        currentPublication(db),
        findMember(db),
        loan(db, contractNo),
        lastLoanLines(db),
        today(db),
      ]),
    { atOnce: true },
  );
  const last = lines.find((line) => line.contractNo === contract?.contractNo);
  if (!publication || !member || contract?.status !== 'OPEN') throw new Problem('not_found');
  const { asOf } = publication;
  // A contract on which nothing was ever posted owes nothing.
  const none = { contractNo, postedOn: asOf, interestBalanceSatang: 0n };
  return { asOf, today: laterOf(day, asOf), member, contract, last: last ?? none };
}

function scheduleOf({ asOf, contract, last }: Running): Schedule | LoanFault {
  const next = nextPeriod(contract.firstDueOn, contract.periodLast, asOf);
  return forwardSchedule({
    balanceSatang: contract.principalBalanceSatang,
    interestBalanceSatang: last.interestBalanceSatang,
    rate: rateOf(contract),
    dayCount: contract.dayCount,
    repaymentMethod: contract.repaymentMethod,
    instalmentSatang: contract.instalmentSatang,
    periodLast: next.periodNo - 1,
    periodTotal: contract.periodTotal,
    interestFrom: last.postedOn,
    nextDueOn: next.dueOn,
  });
}

const rowOf = (row: Instalment) => ({
  period_no: row.periodNo,
  due_on: row.dueOn,
  days: row.days,
  opening: wireBaht(row.openingSatang),
  principal: wireBaht(row.principalSatang),
  interest: wireBaht(row.interestSatang),
  payment: wireBaht(row.paymentSatang),
  closing: wireBaht(row.closingSatang),
});

const nothing = { instalments: [], totalInterestSatang: 0n, totalPaidSatang: 0n };

function scheduleAnswer(found: Running) {
  const schedule = scheduleOf(found);
  const impossible = typeof schedule === 'string';
  const { instalments, totalInterestSatang, totalPaidSatang } = impossible ? nothing : schedule;
  return {
    as_of: found.asOf,
    impossible,
    instalments: instalments.map(rowOf),
    total_principal: wireBaht(totalPaidSatang - totalInterestSatang),
    total_interest: wireBaht(totalInterestSatang),
    total_payment: wireBaht(totalPaidSatang),
  };
}

/** The day asked for. @throws Problem bad_input, for none and for one out of reach. */
function payoffDay(asked: string | undefined, earliest: string, latest: string): string {
  if (asked === undefined) return earliest;
  if (!isDay(asked)) throw new Problem('bad_input', { fields: [faultOf('on', 'noDay')] });
  if (asked < earliest || asked > latest) {
    throw new Problem('bad_input', { fields: [faultOf('on', 'wrong')] });
  }
  return asked;
}

function payoffOf({ asOf, today: earliest, contract, last }: Running, asked: string | undefined) {
  const latest = addMonths(earliest, payoffMonths);
  const on = payoffDay(asked, earliest, latest);
  const balance = contract.principalBalanceSatang;
  const unpaid = last.interestBalanceSatang;
  const since = loanInterest(balance, rateOf(contract), last.postedOn, on, contract.dayCount);
  return {
    as_of: asOf,
    on,
    earliest,
    latest,
    annual_rate: contract.annualRate,
    principal_balance: wireBaht(balance),
    principal_arrears: wireBaht(contract.principalArrearsSatang),
    interest_unpaid: wireBaht(unpaid),
    interest_from: last.postedOn,
    days: daysBetween(last.postedOn, on),
    interest_since: wireBaht(since),
    interest: wireBaht(unpaid + since),
    total: wireBaht(balance + unpaid + since),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readLoanSchedule, {
    keep: 'publication',
    async run({ input, who, services }) {
      return { data: scheduleAnswer(await running(services, who.memberNo, input.statement)) };
    },
  }),

  handle(takeLoanSchedule, {
    async run({ input, who, services }) {
      const found = await running(services, who.memberNo, input.statement);
      const { name, sheet } = scheduleSheet(scheduleAnswer(found), found.contract, found.member);
      return { file: await services.papers.sheet(sheet, input.format, name) };
    },
  }),

  handle(readLoanPayoff, {
    // Depends on what day it is: not kept.
    async run({ input, who, services }) {
      return { data: payoffOf(await running(services, who.memberNo, input.statement), input.on) };
    },
  }),
];
