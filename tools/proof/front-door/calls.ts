/** Every address that shows a member figures, with what the files come to for it. */
import * as benefits from './expected/benefits.ts';
import * as collections from './expected/collections.ts';
import * as loans from './expected/loans.ts';
import { certificateAnswer, statusAnswer } from './expected/overview.ts';
import type { Reckoned, Row } from './expected/said.ts';
import * as savings from './expected/savings.ts';

/** How a list in the answer goes over pages, or repeats what a page before had. */
type Pages = Readonly<Record<string, 'lines' | 'by month'>>;

export interface Call {
  /** Of the endpoint. */
  readonly name: string;
  readonly address: string;
  readonly want: unknown;
  readonly pages?: Pages;
  readonly file?: FileCall;
}

export interface FileCall {
  readonly name: string;
  /** Without the format. */
  readonly address: string;
  /** What must stand in the file, as often as it occurs here. */
  readonly must: unknown;
  /** What may stand in it besides what the page shows. */
  readonly also?: unknown;
  readonly formats?: readonly string[];
  /** The address knows one format and is not asked for it. */
  readonly one?: true;
}

const on = (address: string, query: Readonly<Record<string, string>> = {}): string => {
  const words = new URLSearchParams(query).toString();
  return `/api/member/${address}${words === '' ? '' : `?${words}`}`;
};

/** Some fields of each row. */
const only = <T extends object>(rows: readonly T[], ...fields: readonly (keyof T)[]) =>
  rows.map((row) => fields.map((field) => row[field]));

function savingsCalls(reckoned: Reckoned): readonly Call[] {
  const share = savings.shareAnswer(reckoned);
  const deposits = savings.depositsAnswer(reckoned);
  const statements = reckoned.said.deposits.accounts.map((account): Call => {
    const want = savings.statementAnswer(reckoned, account);
    const path = `dep_statement/${encodeURIComponent(account.account.accountNo ?? '')}`;
    return {
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
  });
  return [
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

function contractCalls(reckoned: Reckoned, status: 'open' | 'closed'): readonly Call[] {
  return reckoned.said.loans[status].flatMap((loan): Call[] => {
    const path = `loan_statement/${encodeURIComponent(loan.loan.contractNo ?? '')}`;
    const want = loans.loanStatementAnswer(reckoned, loan);
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
    if (status === 'closed') return [statement];
    const schedule = loans.scheduleAnswer(reckoned, loan);
    return [
      statement,
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
        want: loans.payoffAnswer(reckoned, loan),
      },
    ];
  });
}

function loanCalls(reckoned: Reckoned): readonly Call[] {
  return (['open', 'closed'] as const).flatMap((status) => {
    const want = loans.loansAnswer(reckoned, status);
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
    return [list, ...contractCalls(reckoned, status)];
  });
}

function billCalls(reckoned: Reckoned, kind: 'monthly' | 'other'): readonly Call[] {
  const want = collections.collectionsAnswer(reckoned, kind);
  const bills = reckoned.said.collections[kind].map((_, at): Call => {
    const bill = collections.collectionAnswer(reckoned, kind, at);
    const { year_be, month, seq_no } = bill.head;
    const path = `kep/${year_be}/${month}/${seq_no}`;
    return {
      name: 'member.kep.collection',
      address: on(path),
      want: bill,
      // Each of the newest is printed; the older ones are the same template.
      ...(at < 3 && {
        file: {
          name: 'member.kep.print',
          address: on(`${path}/print`),
          must: only(bill.items, 'amount'),
          formats: ['pdf'],
          one: true,
        },
      }),
    };
  });
  const list: Call = {
    name: 'member.kep',
    address: on('kep', { kind }),
    want,
    pages: { collections: 'lines' },
    file: {
      name: 'member.kep.file',
      address: on('kep/file', { kind }),
      must: only(want.collections, 'billed', 'collected'),
    },
  };
  return [list, ...bills];
}

function cremationCalls(reckoned: Reckoned): readonly Call[] {
  const all = Math.max(1, reckoned.said.cremation.length);
  return Array.from({ length: all }, (_, at): Call => {
    const want = collections.cremationAnswer(reckoned, at);
    const query: Record<string, string> =
      want.cremation_no === null ? {} : { cremation_no: want.cremation_no };
    return {
      name: 'member.kepcrem',
      address: on('kepcrem', query),
      want,
      pages: { months: 'lines' },
      file: {
        name: 'member.kepcrem.file',
        address: on('kepcrem/file', query),
        must: [only(want.months, 'amount', 'collected'), only(want.enrolments, 'balance_after')],
      },
    };
  });
}

function dividendCalls(reckoned: Reckoned): readonly Call[] {
  const want = benefits.dividendsAnswer(reckoned);
  const years = reckoned.said.dividends.map((year, at): Call => {
    const origin = benefits.originAnswer(reckoned, year);
    const path = `dividend/${origin.year_be}`;
    return {
      name: 'member.dividend_origin',
      address: on(`${path}/origin`),
      want: origin,
      file: {
        name: 'member.dividend_file',
        address: on(`${path}/file`),
        must: [only(origin.dividend.lines, 'amount', 'dividend'), want.years[at]?.net],
        also: want.years[at],
      },
    };
  });
  return [{ name: 'member.dividend', address: on('dividend'), want }, ...years];
}

/** What the files say besides what is the member's own. */
export interface Rules {
  readonly welfareTypes: readonly Row[];
  readonly guaranteeLimit: number | undefined;
}

function benefitCalls(reckoned: Reckoned, rules: Rules): readonly Call[] {
  const coll = benefits.guaranteesAnswer(reckoned, rules.guaranteeLimit);
  const gian = benefits.beneficiariesAnswer(reckoned);
  const guarantees = (['given', 'mine'] as const).map((tab): FileCall => {
    const must = only(coll[tab] as readonly { principal_balance: string }[], 'principal_balance');
    return { name: 'member.coll_file', address: on('coll/file', { tab }), must };
  });
  const welfare = (['1', '2', '3'] as const).map((curKey): Call => {
    const want = benefits.welfareAnswer(reckoned, curKey, rules.welfareTypes);
    const must = [want.received, want.requests, want.rights];
    return {
      name: 'member.welfare',
      address: on('welfare', { curKey }),
      want,
      pages: { received: 'lines', requests: 'lines' },
      file: { name: 'member.welfare.file', address: on('welfare/file', { curKey }), must },
    };
  });
  return [
    ...guarantees.map(
      (file): Call => ({ name: 'member.coll', address: on('coll'), want: coll, file }),
    ),
    {
      name: 'member.gian',
      address: on('gian'),
      want: gian,
      file: {
        name: 'member.gian.file',
        address: on('gian/file'),
        must: only(gian.beneficiaries, 'share_percent'),
      },
    },
    ...welfare,
  ];
}

function certificateCall(reckoned: Reckoned): Call {
  const want = certificateAnswer(reckoned);
  const { shares, accounts, loans: owed } = want;
  const list = (numbers: readonly (string | undefined)[]) =>
    numbers.map((number) => encodeURIComponent(number ?? '')).join(',');
  const chosen = {
    on: want.on,
    ...(shares !== null && { shares: '1' }),
    ...(accounts.length > 0 && { accounts: list(accounts.map((one) => one.account_no)) }),
    ...(owed.length > 0 && { loans: list(owed.map((one) => one.contract_no)) }),
  };
  return {
    name: 'member.certificate',
    address: on('certificate'),
    want,
    file: {
      name: 'member.certificate.file',
      address: on('certificate/file', chosen),
      must: want,
      also: sumsOf(want),
      formats: ['pdf'],
    },
  };
}

/** What is owned, and what is owed, together. */
function sumsOf({ shares, accounts, loans: owed }: ReturnType<typeof certificateAnswer>) {
  const satang = (text: string | null) => BigInt((text ?? '0').replace('.', ''));
  const sum = (rows: readonly { readonly balance: string }[]) =>
    rows.reduce((all, { balance }) => all + satang(balance), 0n);
  const own = [sum(accounts), sum(accounts) + satang(shares), sum(owed)];
  return own.map((amount) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`);
}

/** All calls of one member. */
export const callsOf = (reckoned: Reckoned, rules: Rules): readonly Call[] => [
  { name: 'member.status', address: on('status'), want: statusAnswer(reckoned) },
  ...savingsCalls(reckoned),
  ...loanCalls(reckoned),
  ...billCalls(reckoned, 'monthly'),
  ...billCalls(reckoned, 'other'),
  ...cremationCalls(reckoned),
  ...benefitCalls(reckoned, rules),
  ...dividendCalls(reckoned),
  certificateCall(reckoned),
];
