/** Which checks belong to which file, and which files a file can only be judged with. */
import { reasons } from '../intake.text.ts';
import type { Subject } from '../layout.ts';
import { checkAccounts } from './accounts.ts';
import { checkAgencies } from './agencies.ts';
import type { Check, CheckContext } from './check.ts';
import { checkLedger } from './ledger.ts';
import { checkMembers } from './members.ts';

const shares = (context: CheckContext): Check =>
  checkLedger(context, {
    expected: context.register.members,
    unknown: reasons.unknownMember,
    statedFile: 'members.csv',
    statedColumn: 'SHARE_BALANCE',
  });

const deposits = (context: CheckContext): Check =>
  checkLedger(context, {
    expected: context.register.accounts,
    unknown: reasons.unknownAccount,
    statedFile: 'deposit_accounts.csv',
    statedColumn: 'BALANCE',
  });

interface Checking {
  readonly make: (context: CheckContext) => Check;
  /** Files whose rows this one refers to: when they are broken, this one is not judged. */
  readonly after: readonly Subject['file'][];
}

/** Files whose rows are only counted and added up. */
const counted = (): Check => ({ row() {}, end() {} });

export const checks: Readonly<Record<Subject['name'], Checking>> = {
  agencies: { make: checkAgencies, after: [] },
  members: { make: checkMembers, after: ['agencies.csv'] },
  share_lines: { make: shares, after: ['agencies.csv', 'members.csv'] },
  deposit_accounts: { make: checkAccounts, after: ['agencies.csv', 'members.csv'] },
  deposit_lines: {
    make: deposits,
    after: ['agencies.csv', 'members.csv', 'deposit_accounts.csv'],
  },
  dividend_years: { make: counted, after: [] },
  dividends: { make: counted, after: ['members.csv', 'dividend_years.csv'] },
  dividend_deductions: { make: counted, after: ['dividends.csv'] },
  loans: { make: counted, after: ['members.csv'] },
  loan_lines: { make: counted, after: ['loans.csv'] },
  guarantees: { make: counted, after: ['loans.csv'] },
  agency_months: { make: counted, after: ['agencies.csv'] },
  collections: { make: counted, after: ['members.csv', 'agency_months.csv'] },
  collection_items: { make: counted, after: ['collections.csv'] },
  cremation_enrolments: { make: counted, after: ['members.csv'] },
  cremation_months: { make: counted, after: ['cremation_enrolments.csv'] },
  beneficiaries: { make: counted, after: ['members.csv'] },
  welfare_types: { make: counted, after: [] },
  welfare_claims: { make: counted, after: ['members.csv', 'welfare_types.csv'] },
};
