/** Every address that shows a member figures, with what the files come to for it. */
import * as benefits from '../expected/benefits.ts';
import * as collections from '../expected/collections.ts';
import type { Expectation, Row } from '../expected/extract-figures.ts';
import { certificateAnswer, statusAnswer } from '../expected/overview.ts';
import { type Call, type FileCall, on, only } from './call.ts';
import { loanCalls, savingsCalls } from './ledgers.ts';

function billCalls(expectation: Expectation, kind: 'monthly' | 'other'): readonly Call[] {
  const want = collections.collectionsAnswer(expectation, kind);
  const bills = expectation.expected.collections[kind].map((_, at): Call => {
    const bill = collections.collectionAnswer(expectation, kind, at);
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
          must: collections.printed(expectation, kind, at),
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
      must: [
        kind === 'monthly' ? only(want.collections, 'billed') : [],
        only(want.collections, 'collected'),
        collections.billSums(expectation, kind),
      ],
    },
  };
  return [list, ...bills];
}

function cremationCalls(expectation: Expectation): readonly Call[] {
  const all = Math.max(1, expectation.expected.cremation.length);
  return Array.from({ length: all }, (_, at): Call => {
    const want = collections.cremationAnswer(expectation, at);
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
        must: [only(want.enrolments, 'balance_after'), collections.monthsFiled(expectation, at)],
      },
    };
  });
}

function dividendCalls(expectation: Expectation): readonly Call[] {
  const want = benefits.dividendsAnswer(expectation);
  const years = expectation.expected.dividends.map((year, at): Call => {
    const origin = benefits.originAnswer(expectation, year);
    const path = `dividend/${origin.year_be}`;
    return {
      name: 'member.dividend_origin',
      address: on(`${path}/origin`),
      want: origin,
      file: {
        name: 'member.dividend_file',
        address: on(`${path}/file`),
        must: [
          ...[only(origin.dividend.lines, 'amount', 'dividend'), want.years[at]?.net],
          only(origin.refund.lines, 'rate'),
        ],
        // What a line may differ from one that is computed alone by, as its note says.
        also: [Object.values(want.years[at] ?? {}), '0.01'],
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

function benefitCalls(expectation: Expectation, rules: Rules): readonly Call[] {
  const coll = benefits.guaranteesAnswer(expectation, rules.guaranteeLimit);
  const gian = benefits.beneficiariesAnswer(expectation);
  const guarantees = (['given', 'mine'] as const).map((tab): FileCall => {
    const must = only(coll[tab] as readonly { principal_balance: string }[], 'principal_balance');
    return { name: 'member.coll_file', address: on('coll/file', { tab }), must };
  });
  const welfare = (['1', '2', '3'] as const).map((curKey): Call => {
    const want = benefits.welfareAnswer(expectation, curKey, rules.welfareTypes);
    const must = [want.received, want.requests, want.rights];
    return {
      name: 'member.welfare',
      address: on('welfare', { curKey }),
      want,
      pages: { received: 'lines', requests: 'lines' },
      file: {
        name: 'member.welfare.file',
        address: on('welfare/file', { curKey }),
        must,
        also: curKey === '3' ? rules.welfareTypes.map(({ ruleText }) => ruleText) : [],
      },
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

function certificateCall(expectation: Expectation, day?: string): Call {
  const want = certificateAnswer(expectation, day);
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
    address: on('certificate', day === undefined ? {} : { on: day }),
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

/** The end of the year before the records, for whom it is known. */
function pastDay(expectation: Expectation): readonly string[] {
  const day = `${Number(expectation.asOf.slice(0, 4)) - 1}-12-31`;
  return certificateAnswer(expectation).first_day <= day ? [day] : [];
}

/** All calls of one member. */
export const callsOf = (expectation: Expectation, rules: Rules): readonly Call[] => [
  { name: 'member.status', address: on('status'), want: statusAnswer(expectation) },
  ...savingsCalls(expectation),
  ...loanCalls(expectation),
  ...billCalls(expectation, 'monthly'),
  ...billCalls(expectation, 'other'),
  ...cremationCalls(expectation),
  ...benefitCalls(expectation, rules),
  ...dividendCalls(expectation),
  certificateCall(expectation),
  ...pastDay(expectation).map((day) => certificateCall(expectation, day)),
];
