/** Calls of the rooms with ledgers: shares, deposits, loans. */

import { isDelivered } from '../../recount/formats/loans.ts';
import type { Expectation } from '../expected/extract-figures.ts';
import * as loans from '../expected/loans.ts';
import * as savings from '../expected/savings.ts';
import { type Call, on, only } from './call.ts';

export function savingsCalls(expectation: Expectation): readonly Call[] {
  const share = savings.shareAnswer(expectation);
  const deposits = savings.depositsAnswer(expectation);
  const statements = expectation.expected.deposits.accounts.flatMap((account) => {
    const want = savings.statementAnswer(expectation, account);
    const path = `dep_statement/${encodeURIComponent(account.account.accountNo ?? '')}`;
    const statement: Call = {
      name: 'member.dep_statement',
      address: on(path),
      want,
      pages: { lines: 'lines', months: 'by month' },
      file: {
        name: 'member.dep_statement.file',
        address: on(`${path}/file`),
        must: want.lines.map(({ withdrawal, deposit, balance }) => [withdrawal, deposit, balance]),
      },
    };
    const history: Call = {
      name: 'member.dep_history',
      address: on(`${path}/history`),
      want: savings.depositHistoryAnswer(expectation, account),
    };
    return [statement, history];
  });
  return [
    {
      name: 'member.share_history',
      address: on('share/history'),
      want: savings.shareHistoryAnswer(expectation),
    },
    {
      name: 'member.share',
      address: on('share'),
      want: share,
      pages: { lines: 'lines' },
      file: {
        name: 'member.share.file',
        address: on('share/file'),
        must: only(share.lines, 'amount', 'balance'),
      },
    },
    {
      name: 'member.deposit',
      address: on('deposit'),
      want: deposits,
      file: {
        name: 'member.deposit.file',
        address: on('deposit/file'),
        must: only(deposits.accounts, 'balance', 'available', 'accrued_interest'),
      },
    },
    ...statements,
  ];
}

function contractCalls(expectation: Expectation, status: 'open' | 'closed'): readonly Call[] {
  return expectation.expected.loans[status].flatMap((loan): Call[] => {
    const path = `loan_statement/${encodeURIComponent(loan.loan.contractNo ?? '')}`;
    const want = loans.loanStatementAnswer(expectation, loan);
    const statement: Call = {
      name: 'member.loan_statement',
      address: on(path),
      want,
      pages: { lines: 'lines' },
      file: {
        name: 'member.loan_statement.file',
        address: on(`${path}/file`),
        must: only(want.lines, 'principal', 'interest', 'balance'),
      },
    };
    const history: Call = {
      name: 'member.loan_history',
      address: on(`${path}/history`),
      want: loans.loanHistoryAnswer(expectation, loan),
    };
    const behind = [statement, history];
    // Of delivered interest nothing is computed ahead, nor of what is in court.
    const isTheirs = isDelivered(loan.loan, loan.lines[0]?.postedOn);
    const isInCourt = loan.loan.debtStatus === 'LAWSUIT';
    if (status === 'closed' || isInCourt || isTheirs) return behind;
    const schedule = loans.scheduleAnswer(expectation, loan);
    return [
      ...behind,
      {
        name: 'member.loan_schedule',
        address: on(`${path}/schedule`),
        want: schedule,
        file: {
          name: 'member.loan_schedule.file',
          address: on(`${path}/schedule/file`),
          must: only(schedule.instalments, 'principal', 'interest', 'payment', 'closing'),
          also: [loans.scheduleYears(schedule.instalments), want.contract],
        },
      },
      {
        name: 'member.loan_payoff',
        address: on(`${path}/payoff`),
        want: loans.payoffAnswer(expectation, loan),
      },
    ];
  });
}

export function loanCalls(expectation: Expectation): readonly Call[] {
  return (['open', 'closed'] as const).flatMap((status) => {
    const want = loans.loansAnswer(expectation, status);
    const list: Call = {
      name: 'member.loan',
      address: on('loan', { status }),
      want,
      file: {
        name: 'member.loan.file',
        address: on('loan/file', { status }),
        must: only(want.loans, 'approved_amount'),
      },
    };
    return [list, ...contractCalls(expectation, status)];
  });
}
