/** Everything of one member, from the ledgers to what is computed from them. */

import { type Beneficiary, beneficiariesOf } from './benefits/beneficiaries.ts';
import { endedYears, type PublishedYear } from './benefits/dividend-years.ts';
import { dividendsOf, type MemberDividend } from './benefits/dividends.ts';
import { type Claim, claimsOf } from './benefits/welfare.ts';
import type { DayNumber } from './calendar.ts';
import type { Collection } from './collections/collection.ts';
import { collectionsOf } from './collections/collections-of.ts';
import { type Enrolment, enrolmentsOf } from './collections/cremation.ts';
import { accountPlans } from './ledgers/cast-plans.ts';
import { type Account, depositAccount } from './ledgers/deposit-account.ts';
import { type ShareLedger, shareLedger } from './ledgers/share-ledger.ts';
import type { Loan, Pledge } from './loans/loan.ts';
import { loansOf } from './loans/loans-of.ts';
import { pledgedDeposit, pledgesOf } from './loans/pledges.ts';
import type { Person } from './people/person.ts';

export interface Member {
  readonly person: Person;
  readonly shares: ShareLedger;
  readonly loans: readonly Loan[];
  /** The member's own, for whoever's loan. */
  readonly pledges: readonly Pledge[];
  readonly dividends: readonly MemberDividend[];
  readonly accounts: readonly Account[];
  readonly enrolments: readonly Enrolment[];
  readonly collections: readonly Collection[];
  readonly beneficiaries: readonly Beneficiary[];
  readonly claims: readonly Claim[];
}

/**
 * Shares and loans come first, from them dividends, which go into deposit accounts; bills are made
 * of all of these. `years` are those that have ended by the day, each with its published rates.
 */
export function memberOf(
  person: Person,
  asOf: DayNumber,
  years: readonly PublishedYear[] = endedYears(asOf),
): Member {
  const shares = shareLedger(person, asOf);
  const loans = loansOf(person, asOf);
  const pledges = pledgesOf(person, loans, asOf);
  const credits = new Map<number, bigint>();
  const plans = accountPlans(person, credits);
  const savings = plans.find((plan) => plan.kind.code === 'SAVINGS');
  const dividends = dividendsOf({ person, shareLines: shares.lines, loans, savings }, years);
  for (const { year, netSatang, payMethod } of dividends) {
    if (payMethod === 'ACCOUNT') credits.set(year, netSatang);
  }
  const openedAccounts = plans.flatMap((plan) => {
    const account = depositAccount(plan, asOf, pledgedDeposit(pledges, plan.accountNo));
    return account ? [{ plan, account, lines: account.lines }] : [];
  });
  const enrolments = enrolmentsOf(person, asOf);
  const ledgers = { person, shareLines: shares.lines, loans, accounts: openedAccounts, enrolments };
  return {
    person,
    shares,
    loans,
    pledges,
    dividends,
    accounts: openedAccounts.map(({ account }) => account),
    enrolments,
    collections: collectionsOf(ledgers, asOf),
    beneficiaries: beneficiariesOf(person),
    claims: claimsOf(person, asOf),
  };
}
