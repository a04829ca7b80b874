/**
 * Whose a row is, and whether its ledger adds up: decided once while reading, and asked again of
 * what the store really holds, since row-level security goes by these columns.
 */
import { reasons } from '../intake.text.ts';
import { type SubjectName, subjects } from '../layout.ts';
import { asWritten, type CrossCheck, inBaht } from './cross-check.ts';

/** `columns` of a file name a row of another; a blank one names none. */
interface Reference {
  readonly of: SubjectName;
  /** What the report names. */
  readonly column: string;
  readonly to: SubjectName;
  /** Own column = column of the other file. */
  readonly on: Readonly<Record<string, string>>;
}

const byMember = (of: SubjectName): Reference => ({
  of,
  column: 'MEMBER_NO',
  to: 'members',
  on: { member_no: 'member_no' },
});
const byAgency = (of: SubjectName, column: string): Reference => ({
  of,
  column,
  to: 'agencies',
  on: { [column.toLowerCase()]: 'agency_no' },
});

const references: readonly Reference[] = [
  byAgency('agencies', 'PARENT_AGENCY_NO'),
  byAgency('members', 'AGENCY_NO'),
  byAgency('agency_months', 'AGENCY_NO'),
  byAgency('collections', 'AGENCY_NO'),
  byAgency('collections', 'NEW_AGENCY_NO'),
  ...(
    [
      'share_lines',
      'deposit_accounts',
      'loans',
      'collections',
      'dividends',
      'cremation_enrolments',
      'beneficiaries',
      'welfare_claims',
    ] as const
  ).map(byMember),
  {
    of: 'deposit_slips',
    column: 'ACCOUNT_NO',
    to: 'deposit_accounts',
    on: { account_no: 'account_no', member_no: 'member_no' },
  },
  {
    of: 'deposit_lines',
    column: 'SLIP_NO',
    to: 'deposit_slips',
    on: { slip_no: 'slip_no', account_no: 'account_no', member_no: 'member_no' },
  },
  {
    of: 'deposit_lines',
    column: 'ACCOUNT_NO',
    to: 'deposit_accounts',
    on: { account_no: 'account_no', member_no: 'member_no' },
  },
  {
    of: 'loan_lines',
    column: 'CONTRACT_NO',
    to: 'loans',
    on: { contract_no: 'contract_no', member_no: 'member_no' },
  },
  {
    of: 'loans',
    column: 'REFINANCED_BY',
    to: 'loans',
    on: { refinanced_by: 'contract_no', member_no: 'member_no' },
  },
  {
    of: 'guarantees',
    column: 'CONTRACT_NO',
    to: 'loans',
    on: { contract_no: 'contract_no', borrower_no: 'member_no' },
  },
  {
    of: 'guarantees',
    column: 'GUARANTOR_NO',
    to: 'members',
    on: { guarantor_no: 'member_no' },
  },
  {
    of: 'cremation_months',
    column: 'CREMATION_NO',
    to: 'cremation_enrolments',
    on: { cremation_no: 'cremation_no', member_no: 'member_no' },
  },
  { of: 'dividends', column: 'YEAR', to: 'dividend_years', on: { year: 'year' } },
  {
    of: 'dividend_deductions',
    column: 'YEAR',
    to: 'dividends',
    on: { member_no: 'member_no', year: 'year' },
  },
  {
    of: 'welfare_claims',
    column: 'TYPE_CODE',
    to: 'welfare_types',
    on: { type_code: 'type_code' },
  },
];

/** A dividend paid into the cooperative's own books went to an account of whoever earned it. */
const payAccount: CrossCheck = {
  of: 'dividends',
  after: 'deposit_accounts',
  from: (part) => `FROM ${part('dividends')} r
    LEFT JOIN ${part('deposit_accounts')} t ON t.account_no = r.pay_account_no
    WHERE r.pay_method = 'ACCOUNT'`,
  comparisons: [
    {
      column: 'PAY_ACCOUNT_NO',
      wrong: 't.account_no IS NULL',
      expected: 'r.pay_account_no',
      reason: reasons.unknownAccount,
    },
    {
      column: 'PAY_ACCOUNT_NO',
      wrong: 't.member_no <> r.member_no',
      expected: 'r.pay_account_no',
      reason: reasons.accountOfOther,
    },
  ],
};

/** What settles a contract is lent on that day or before. */
const refinancedBy: CrossCheck = {
  of: 'loans',
  after: 'loans',
  from: (part) => `FROM ${part('loans')} r
    JOIN ${part('loans')} t ON t.contract_no = r.refinanced_by
    WHERE true`,
  comparisons: [
    {
      column: 'REFINANCED_BY',
      wrong: 'coalesce(t.contract_date > r.closed_on, false)',
      expected: asWritten('t.contract_date'),
      reason: reasons.refinancedLater,
    },
  ],
};

const subjectIndex = (name: SubjectName): number => subjects.findIndex((one) => one.name === name);

function referenceCrossCheck({ of, column, to, on }: Reference): CrossCheck {
  const pairs = Object.entries(on);
  const own = Object.keys(on)[0] as string;
  const found = Object.values(on)[0] as string;
  return {
    of,
    after: subjectIndex(of) > subjectIndex(to) ? of : to,
    from: (part) => `FROM ${part(of)} r LEFT JOIN ${part(to)} t
      ON ${pairs.map(([from, other]) => `t.${other} = r.${from}`).join(' AND ')}
      WHERE r.${own} IS NOT NULL`,
    comparisons: [
      { column, wrong: `t.${found} IS NULL`, reason: () => reasons.stagedReference(column) },
    ],
  };
}

interface Ledger {
  readonly of: 'members' | 'deposit_accounts' | 'loans';
  readonly lines: 'share_lines' | 'deposit_lines' | 'loan_lines';
  readonly key: string;
  readonly balance: string;
  readonly amount: string;
}

const ledgers: readonly Ledger[] = [
  {
    of: 'members',
    lines: 'share_lines',
    key: 'member_no',
    balance: 'share_balance',
    amount: 'amount',
  },
  {
    of: 'deposit_accounts',
    lines: 'deposit_lines',
    key: 'account_no',
    balance: 'balance',
    amount: 'amount',
  },
  {
    of: 'loans',
    lines: 'loan_lines',
    key: 'contract_no',
    balance: 'principal_balance',
    amount: 'principal',
  },
];

const ledgerCrossCheck = ({ of, lines, key, balance, amount }: Ledger): CrossCheck => ({
  of,
  after: lines,
  from: (part) => `FROM ${part(of)} r LEFT JOIN (
      SELECT ${key}, sum(sign * ${amount}_satang) AS moved FROM ${part(lines)} GROUP BY ${key}
    ) l ON l.${key} = r.${key}
    WHERE true`,
  comparisons: [
    {
      column: balance.toUpperCase(),
      wrong: `r.${balance}_satang <> coalesce(l.moved, 0)`,
      expected: inBaht('coalesce(l.moved, 0)'),
      stated: inBaht(`r.${balance}_satang`),
      reason: (expected, stated) => reasons.fromLines(`${lines}.csv`, expected, stated),
    },
  ],
});

const all: readonly CrossCheck[] = [
  ...references.map(referenceCrossCheck),
  payAccount,
  refinancedBy,
  ...ledgers.map(ledgerCrossCheck),
];

export const referenceCrossChecks = all.map((one) => ({ ...one, ofAll: true as const }));
