/** What lies before an own open contract: its instalments, and what closes it (D-08, B.1). */

import { faultOf } from '../../../../api/faults.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { monthKey } from '../../../../api/month-key.ts';
import { Problem } from '../../../../api/problem.ts';
import { addMonths, daysBetween, isDay } from '../../../../core/days.ts';
import { hasOwnTerms } from '../../../../core/loan/debt-status.ts';
import { forwardSchedule } from '../../../../core/loan/forward.ts';
import { loanInterest } from '../../../../core/loan/interest.ts';
import type { InterestRule } from '../../../../core/loan/interest-rule.ts';
import { type Instalments, isMonthPaid, nextPeriod } from '../../../../core/loan/next-period.ts';
import { isOpenEnded } from '../../../../core/loan/open-ended.ts';
import type { Instalment, LoanFault, Schedule } from '../../../../core/loan/terms.ts';
import { sumOf, toDtoBaht } from '../../../../core/satang.ts';
import {
  type BilledItem,
  type LastLine,
  type Loan,
  lastLoanLines,
  loan,
  loanInstalments,
} from '../../../../records/figures/loans.ts';
import { findMember, type MemberRow } from '../../../../records/figures/members.ts';
import { today } from '../../../../records/pages/today.ts';
import type { Services } from '../../../../records/services.ts';
import { laterOf, mustRule, rateOf } from '../contract.server.ts';
import { downloadLoanSchedule, readLoanPayoff, readLoanSchedule } from './projection.api.ts';
import { scheduleSheet } from './schedule-sheet.server.ts';

const handle = handlersOn<Services>();

/** Months ahead for which a payoff is told. */
const payoffMonths = 12;

interface Running {
  readonly asOf: string;
  readonly today: string;
  readonly member: MemberRow;
  readonly contract: Loan;
  readonly rule: InterestRule;
  readonly last: LastLine;
  readonly instalments: Instalments & { readonly billed: readonly BilledItem[] };
}

/**
 * @throws Problem not_found, alike for a stranger's contract, nobody's, a closed one and one in
 * court, which has nothing of the kind; interest_delivered, where the interest to come is not ours
 * to compute.
 */
async function running(services: Services, memberNo: string, contractNo: string): Promise<Running> {
  const [member, contract, lines, day, instalments] = await services.records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        findMember(db),
        loan(db, contractNo),
        lastLoanLines(db),
        today(db),
        loanInstalments(db, contractNo),
      ]),
    { atOnce: true },
  );
  const last = lines.find((line) => line.contractNo === contract?.contractNo);
  if (!member || !contract) throw new Problem('not_found');
  if (!hasOwnTerms(contract.status, contract.debtStatus)) throw new Problem('not_found');
  const { asOf } = contract;
  // A contract on which nothing was ever posted owes nothing.
  const from = last ?? { contractNo, postedOn: asOf, interestBalanceSatang: 0n };
  const rule = mustRule(contract, from.postedOn);
  return { asOf, today: laterOf(day, asOf), member, contract, rule, last: from, instalments };
}

function scheduleOf({ asOf, contract, rule, last, instalments }: Running): Schedule | LoanFault {
  const openEnded = isOpenEnded(contract);
  const next = nextPeriod(
    { ...contract, openEnded, monthPaid: isMonthPaid(instalments, asOf) },
    asOf,
  );
  return forwardSchedule({
    balanceSatang: contract.principalBalanceSatang,
    interestBalanceSatang: last.interestBalanceSatang,
    rate: rateOf(contract),
    rule,
    repaymentMethod: contract.repaymentMethod,
    instalmentSatang: contract.instalmentSatang,
    periodLast: next.periodNo - 1,
    periodTotal: contract.periodTotal,
    openEnded,
    interestFrom: last.postedOn,
    nextDueOn: next.dueOn,
  });
}

const rowOf = (row: Instalment) => ({
  period_no: row.periodNo,
  due_on: row.dueOn,
  days: row.days,
  opening: toDtoBaht(row.openingSatang),
  principal: toDtoBaht(row.principalSatang),
  interest: toDtoBaht(row.interestSatang),
  payment: toDtoBaht(row.paymentSatang),
  closing: toDtoBaht(row.closingSatang),
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
    total_principal: toDtoBaht(totalPaidSatang - totalInterestSatang),
    total_interest: toDtoBaht(totalInterestSatang),
    total_payment: toDtoBaht(totalPaidSatang),
  };
}

/** The day asked for. @throws Problem bad_input, for none and for one out of reach. */
function payoffDay(requestedDay: string | undefined, earliest: string, latest: string): string {
  if (requestedDay === undefined) return earliest;
  if (!isDay(requestedDay)) throw new Problem('bad_input', { fields: [faultOf('on', 'noDay')] });
  if (requestedDay < earliest || requestedDay > latest) {
    throw new Problem('bad_input', { fields: [faultOf('on', 'wrong')] });
  }
  return requestedDay;
}

/** What bills that are not posted ask for, month by month: it may be deducted by now. */
function pendingOf(billed: readonly BilledItem[]) {
  const months = Map.groupBy(
    billed.filter(({ posted }) => !posted),
    ({ month }) => month,
  );
  return [...months]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, items]) => ({
      ...monthKey(month),
      amount: toDtoBaht(sumOf(items, ({ billedSatang }) => billedSatang)),
    }));
}

function payoffOf(
  { asOf, today: earliest, contract, rule, last, instalments }: Running,
  requestedDay: string | undefined,
) {
  const latest = addMonths(earliest, payoffMonths);
  const on = payoffDay(requestedDay, earliest, latest);
  const balance = contract.principalBalanceSatang;
  const unpaid = last.interestBalanceSatang;
  const since = loanInterest(balance, rateOf(contract), last.postedOn, on, rule);
  return {
    as_of: asOf,
    on,
    earliest,
    latest,
    annual_rate: contract.annualRate,
    by_balance: contract.rateBandsBy !== null,
    principal_balance: toDtoBaht(balance),
    principal_arrears: toDtoBaht(contract.principalArrearsSatang),
    interest_unpaid: toDtoBaht(unpaid),
    interest_from: last.postedOn,
    days: daysBetween(last.postedOn, on),
    interest_since: toDtoBaht(since),
    interest: toDtoBaht(unpaid + since),
    total: toDtoBaht(balance + unpaid + since),
    pending: pendingOf(instalments.billed),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readLoanSchedule, {
    keep: 'publication',
    async run({ input, who, services }) {
      return { data: scheduleAnswer(await running(services, who.memberNo, input.statement)) };
    },
  }),

  handle(downloadLoanSchedule, {
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
