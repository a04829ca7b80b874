/** Every address that shows a member figures, with what the files come to for it. */
import * as benefits from '../expected/benefits.ts';
import * as collections from '../expected/collections.ts';
import type { Reckoned, Row } from '../expected/extract-figures.ts';
import { certificateAnswer, statusAnswer } from '../expected/overview.ts';
import { type Call, type FileCall, on, only } from './call.ts';
import { loanCalls, savingsCalls } from './ledgers.ts';

function billCalls(reckoned: Reckoned, kind: 'monthly' | 'other'): readonly Call[] {
  const want = collections.collectionsAnswer(reckoned, kind);
  const bills = reckoned.expected.collections[kind].map((_, at): Call => {
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
          must: collections.printed(reckoned, kind, at),
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
        collections.billSums(reckoned, kind),
      ],
    },
  };
  return [list, ...bills];
}

function cremationCalls(reckoned: Reckoned): readonly Call[] {
  const all = Math.max(1, reckoned.expected.cremation.length);
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
        must: [only(want.enrolments, 'balance_after'), collections.monthsFiled(reckoned, at)],
      },
    };
  });
}

function dividendCalls(reckoned: Reckoned): readonly Call[] {
  const want = benefits.dividendsAnswer(reckoned);
  const years = reckoned.expected.dividends.map((year, at): Call => {
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
        // What a line may differ from one that is reckoned alone by, as its note says.
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

function certificateCall(reckoned: Reckoned, day?: string): Call {
  const want = certificateAnswer(reckoned, day);
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
function pastDay(reckoned: Reckoned): readonly string[] {
  const day = `${Number(reckoned.asOf.slice(0, 4)) - 1}-12-31`;
  return certificateAnswer(reckoned).first_day <= day ? [day] : [];
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
  ...pastDay(reckoned).map((day) => certificateCall(reckoned, day)),
];
