/** Which checks belong to which file, and which files a file can only be judged with. */
import type { Subject } from '../layout.ts';
import { checkAccounts, checkDepositLines } from './accounts.ts';
import { checkAgencies } from './agencies.ts';
import { checkDividendYears } from './benefits/dividend-years.ts';
import { checkDeductions, checkDividends } from './benefits/dividends.ts';
import { checkBeneficiaries, checkWelfareClaims, checkWelfareTypes } from './benefits/welfare.ts';
import type { Check, CheckContext } from './check.ts';
import { checkAgencyMonths } from './collections/agency-months.ts';
import { checkCollections } from './collections/collections.ts';
import { checkCremationMonths, checkEnrolments } from './collections/cremation.ts';
import { checkItems } from './collections/items.ts';
import { checkDepositSlips } from './deposit-slips.ts';
import { checkGuarantees } from './loans/guarantees.ts';
import { checkLoanLines } from './loans/loan-lines.ts';
import { checkLoans } from './loans/loans.ts';
import { checkMembers } from './members.ts';
import { checkShareLines } from './shares.ts';

type Files = readonly Subject['file'][];

interface Checking {
  readonly make: (context: CheckContext) => Check;
  /** Files whose rows this one refers to, at any distance: with one broken it is not judged. */
  readonly after: Files;
}

const people: Files = ['agencies.csv', 'members.csv'];
const accounts: Files = [...people, 'deposit_accounts.csv'];
const loans: Files = [...people, 'loans.csv'];
const dividends: Files = [...people, 'dividend_years.csv'];
const collections: Files = [...people, 'agency_months.csv'];

export const checks: Readonly<Record<Subject['name'], Checking>> = {
  agencies: { make: checkAgencies, after: [] },
  members: { make: checkMembers, after: ['agencies.csv'] },
  dividend_years: { make: checkDividendYears, after: [] },
  dividends: { make: checkDividends, after: dividends },
  dividend_deductions: { make: checkDeductions, after: [...dividends, 'dividends.csv'] },
  share_lines: { make: checkShareLines, after: people },
  deposit_accounts: { make: checkAccounts, after: people },
  deposit_slips: { make: checkDepositSlips, after: accounts },
  deposit_lines: { make: checkDepositLines, after: [...accounts, 'deposit_slips.csv'] },
  loans: { make: checkLoans, after: people },
  loan_lines: { make: checkLoanLines, after: loans },
  guarantees: { make: checkGuarantees, after: [...loans, ...accounts] },
  agency_months: { make: checkAgencyMonths, after: ['agencies.csv'] },
  collections: { make: checkCollections, after: collections },
  collection_items: {
    make: checkItems,
    after: [...collections, ...loans, ...accounts, 'collections.csv'],
  },
  cremation_enrolments: { make: checkEnrolments, after: people },
  cremation_months: { make: checkCremationMonths, after: [...people, 'cremation_enrolments.csv'] },
  beneficiaries: { make: checkBeneficiaries, after: people },
  welfare_types: { make: checkWelfareTypes, after: [] },
  welfare_claims: { make: checkWelfareClaims, after: [...people, 'welfare_types.csv'] },
};
