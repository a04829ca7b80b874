/** What names a record of a member in a call, and where such names stand in the store. */
import type { Endpoint } from '../../../api/endpoint.ts';
import type { Handler } from '../../../api/handler.ts';
import { eraYears } from '../../../core/thai-date.ts';

export type Input = Readonly<Record<string, string>>;

/** Identifiers that one kind of call takes. */
export interface Kind {
  /** SELECT of whose (`owner`) and the call's input (`input`, an object), all members'. */
  readonly sql: string;
  /** What the same call asks for that nobody has. */
  readonly nobodys: Input;
  /** Besides what names the record. */
  readonly more?: Input;
}

const contract: Kind = {
  sql: `SELECT member_no AS owner, jsonb_build_object('statement', contract_no) AS input
    FROM records.loans`,
  nobodys: { statement: 'ฉฉ9900001' },
};
/** Only a loan that runs has a plan and can be paid off. */
const running: Kind = { ...contract, sql: `${contract.sql} WHERE status = 'OPEN'` };
const account: Kind = {
  sql: `SELECT member_no AS owner, jsonb_build_object('statement', account_no) AS input
    FROM records.deposit_accounts`,
  nobodys: { statement: '99990009999' },
};
const collection: Kind = {
  sql: `SELECT member_no AS owner, jsonb_build_object(
      'year', (extract(year FROM month)::int + ${eraYears})::text,
      'month', extract(month FROM month)::int::text, 'seq', seq::text) AS input
    FROM records.collections`,
  nobodys: { year: '2599', month: '12', seq: '999' },
};
const cremation: Kind = {
  sql: `SELECT member_no AS owner, jsonb_build_object('cremation_no', cremation_no) AS input
    FROM records.cremation_enrolments`,
  nobodys: { cremation_no: '0-000000' },
};
const dividendYear: Kind = {
  sql: `SELECT member_no AS owner, jsonb_build_object('year', (year + ${eraYears})::text) AS input
    FROM records.dividends JOIN records.dividend_years USING (publication_id, year)
    WHERE state = 'APPROVED'`,
  nobodys: { year: '2599' },
};
const csv = { format: 'csv' };
const certified = { format: 'pdf', on: '2025-11-28' };

/** By endpoint; an endpoint with several kinds of identifiers stands under each. */
export const kinds: readonly (readonly [endpoint: string, kind: Kind])[] = [
  ['member.loan_statement', contract],
  ['member.loan_statement.file', { ...contract, more: csv }],
  ['member.loan_history', contract],
  ['member.loan_schedule', running],
  ['member.loan_schedule.file', { ...running, more: csv }],
  ['member.loan_payoff', running],
  ['member.dep_statement', account],
  ['member.dep_statement.file', { ...account, more: csv }],
  ['member.dep_history', account],
  ['member.kep.collection', collection],
  ['member.kep.print', collection],
  ['member.dividend_origin', dividendYear],
  ['member.dividend_file', { ...dividendYear, more: csv }],
  ['member.kepcrem', cremation],
  ['member.kepcrem.file', { ...cremation, more: csv }],
  [
    'member.certificate.file',
    {
      sql: `SELECT member_no AS owner, jsonb_build_object('accounts', account_no) AS input
        FROM records.deposit_accounts WHERE status = 'OPEN'`,
      nobodys: { accounts: '99990009999' },
      more: certified,
    },
  ],
  [
    'member.certificate.file',
    {
      sql: `SELECT member_no AS owner, jsonb_build_object('loans', contract_no) AS input
        FROM records.loans WHERE status = 'OPEN'`,
      nobodys: { loans: 'ฉฉ9900001' },
      more: certified,
    },
  ],
  [
    'member.picture_content',
    {
      sql: `SELECT member_no AS owner, jsonb_build_object('name', name) AS input
        FROM portal.member_pictures`,
      nobodys: { name: '0123456789abcdef0123456789abcdef' },
    },
  ],
  [
    'member.security.end',
    {
      sql: `SELECT subject AS owner, jsonb_build_object('kind', 'session', 'id', id) AS input
        FROM portal.sessions`,
      nobodys: { kind: 'session', id: '00000000-0000-4000-8000-000000000000' },
    },
  ],
  [
    'member.security.withdraw_phone',
    {
      sql: `SELECT member_no AS owner, jsonb_build_object('id', id::text) AS input
        FROM portal.member_phones`,
      nobodys: { id: '999999999' },
    },
  ],
];

/** Fields that choose among one's own records or name none at all. */
const namesNothing = new Set([
  ...['format', 'from', 'to', 'q', 'page', 'cursor', 'on', 'status', 'kind', 'tab', 'curKey'],
  ...['filter', 'shares', 'marketing', 'otp', 'password', 'mem_password', 'mem_oldpassword'],
  ...['new_password', 'mem_phone', 'image', 'croppedArea', 'croppedAreaPixels'],
]);

/** Endpoints whose identifiers name nothing of a member's, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'info.board_post': 'words for everybody',
  'info.board_answer': 'topics of the board are everybody’s',
  'member.board_draft': 'topics of the board are everybody’s',
  'member.board_save_draft': 'topics of the board are everybody’s',
  'member.accept_terms': 'versions of the terms are everybody’s',
  'member.picture_save': 'the name of the file is ignored',
  'member.confirm_phone': 'a ticket is a secret; who guesses one is proved beside its room',
  'member.send_phone_code': 'a ticket is a secret; who guesses one is proved beside its room',
  'member.confirm_password': 'a ticket is a secret; who guesses one is proved beside its room',
  'member.send_password_code': 'a ticket is a secret; who guesses one is proved beside its room',
};

const fieldsOf = ({ input }: Endpoint): readonly string[] =>
  Object.keys((input as unknown as { shape?: Record<string, unknown> }).shape ?? {});

/** Members' endpoints with a field of which nobody has said whether it names a record. */
export function unsaid(handlers: readonly Pick<Handler<never>, 'endpoint'>[]): readonly string[] {
  const covered = new Set([...kinds.map(([name]) => name), ...Object.keys(otherwise)]);
  return handlers
    .map(({ endpoint }) => endpoint)
    .filter(({ who }) => who === 'member' || who === 'member_entering')
    .filter(({ name }) => !covered.has(name))
    .flatMap((endpoint) =>
      fieldsOf(endpoint)
        .filter((field) => !namesNothing.has(field))
        .map((field) => `${endpoint.name} ${field}`),
    );
}
