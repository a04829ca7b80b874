/** What changes in a subject's rows overnight in the ordinary course, and what never does. */
import type { SubjectName } from '../layout.ts';

/** A row may go together with the row that it belongs to. */
export interface Owner {
  readonly subject: SubjectName;
  /** Column of the row that names its owner; the owner's key has the same name unless told. */
  readonly column: string;
  readonly key?: string;
  /** SQL on the owner's row `p` as the new extract has it: a row may go unless this is true. */
  readonly while?: string;
}

export interface ComparisonRule {
  /**
   * Columns that any night may change, and those whose every change is asked about by itself
   * (`identity.ts`); a change of any other is unusual.
   */
  readonly moving: readonly string[] | 'all';
  /**
   * SQL, true of a shown row `o` that a core system never changes again: its history, of which each
   * change is listed. `$1` is the shown publication.
   */
  readonly settled?: string;
  /** Rules of its own ask about each change of a settled row; no share of them passes. */
  readonly eachAsked?: true;
  readonly owner?: Owner;
  /** Months or years that leave at the old end while new ones come: whose, and which column. */
  readonly window?: { readonly subject: SubjectName; readonly column: 'MONTH' | 'YEAR' };
}

const approvedYear = `EXISTS (SELECT FROM records.dividend_years y
  WHERE y.publication_id = $1 AND y.year = o.year AND y.state = 'APPROVED')`;

const postedMonth = `o.month IN (SELECT month FROM records.agency_months
  WHERE publication_id = $1 GROUP BY month HAVING bool_and(state = 'POSTED'))`;

const ofMember: Owner = { subject: 'members', column: 'MEMBER_NO' };
const years = { subject: 'dividend_years', column: 'YEAR' } as const;
const months = { subject: 'agency_months', column: 'MONTH' } as const;

export const comparisonRules: Readonly<Record<SubjectName, ComparisonRule>> = {
  // Heads of schools and hospitals change places by the dozen each October.
  agencies: { moving: ['HEAD_NAME', 'HEAD_POSITION'] },
  // Who leaves or is suspended does so alone or with few: of all at once it is asked.
  members: {
    moving: [
      'MEMBER_TYPE_NAME',
      'STATUS_NAME',
      'POSITION_NAME',
      'SALARY',
      'PAYROLL_CONSENT_ON',
      'MONTHLY_SHARE',
      'SHARE_HELD',
      'SHARE_BALANCE',
    ],
  },
  dividend_years: {
    moving: 'all',
    settled: "o.state = 'APPROVED'",
    eachAsked: true,
    window: years,
  },
  dividends: {
    moving: 'all',
    settled: approvedYear,
    eachAsked: true,
    owner: ofMember,
    window: years,
  },
  dividend_deductions: { moving: 'all', settled: approvedYear, owner: ofMember, window: years },
  share_lines: { moving: [], settled: 'true', owner: ofMember },
  deposit_accounts: {
    moving: [
      'MEMBER_NO',
      'MATURITY_ON',
      'ANNUAL_RATE',
      'DAY_COUNT',
      'RATE_SINCE',
      'RATE_BANDS',
      'RATE_BANDS_BY',
      'BALANCE',
      'HELD',
      'AVAILABLE',
      'ACCRUED_INTEREST',
      'LAST_ACTIVITY_ON',
      'STATUS',
    ],
  },
  deposit_slips: {
    moving: ['MATURITY_ON', 'ANNUAL_RATE', 'BALANCE', 'ACCRUED_INTEREST', 'STATUS'],
    settled: "o.status = 'CLOSED'",
    owner: { subject: 'deposit_accounts', column: 'ACCOUNT_NO' },
  },
  deposit_lines: {
    moving: [],
    settled: 'true',
    owner: { subject: 'deposit_accounts', column: 'ACCOUNT_NO' },
  },
  loans: {
    moving: [
      'MEMBER_NO',
      'DISBURSED',
      'ANNUAL_RATE',
      'INSTALMENT',
      'PERIOD_LAST',
      'PRINCIPAL_BALANCE',
      'PRINCIPAL_ARREARS',
      'INTEREST_ARREARS',
      'ACCRUED_INTEREST',
      'LAST_PAYMENT_ON',
      'STATUS',
      'CLOSED_ON',
      'REFINANCED_BY',
      'DEBT_STATUS_ON',
      'WRITTEN_OFF',
      'RATE_BANDS',
      'RATE_BANDS_BY',
      'RATE_SINCE',
    ],
  },
  loan_lines: {
    moving: [],
    settled: 'true',
    owner: { subject: 'loans', column: 'CONTRACT_NO' },
  },
  guarantees: {
    moving: ['NAME', 'AMOUNT'],
    owner: {
      ...{ subject: 'loans', column: 'CONTRACT_NO' },
      while: "(p.status = 'OPEN' OR coalesce(p.debt_status, '') = 'WRITTEN_OFF')",
    },
  },
  agency_months: {
    moving: 'all',
    settled: "o.state = 'POSTED'",
    eachAsked: true,
    window: months,
  },
  // A bill that is not posted may be made out anew.
  collections: {
    moving: 'all',
    settled: 'o.posted',
    window: months,
  },
  collection_items: {
    moving: 'all',
    settled: postedMonth,
    window: months,
  },
  cremation_enrolments: {
    moving: [
      'MEMBER_NO',
      'PREPAID_BALANCE',
      'TO_COLLECT',
      'AID_TO_OTHERS',
      'BALANCE_AFTER',
      'STATUS',
    ],
    owner: ofMember,
  },
  cremation_months: {
    moving: ['COLLECTED', 'OUTSTANDING', 'RECEIPT_NO'],
    settled: 'o.outstanding_satang = 0',
    owner: { subject: 'cremation_enrolments', column: 'CREMATION_NO' },
    window: { subject: 'cremation_months', column: 'MONTH' },
  },
  beneficiaries: { moving: [], owner: ofMember },
  welfare_types: { moving: [] },
  welfare_claims: {
    moving: ['AMOUNT', 'STATUS', 'REASON', 'PAID_ON', 'PAY_METHOD', 'NOTE'],
    settled: 'o.paid_on IS NOT NULL',
    owner: ofMember,
  },
};
