/** Every reading query of the figures, called as a room calls it; one list for each file. */
import type { Db } from '../database.ts';
import * as agencies from '../figures/agencies.ts';
import * as balances from '../figures/balances.ts';
import { beneficiaries } from '../figures/beneficiaries.ts';
import * as collections from '../figures/collections.ts';
import * as cremation from '../figures/cremation.ts';
import * as deposits from '../figures/deposits.ts';
import * as dividends from '../figures/dividends.ts';
import * as guarantees from '../figures/guarantees.ts';
import { latelyRecorded } from '../figures/lately.ts';
import * as loans from '../figures/loans.ts';
import * as members from '../figures/members.ts';
import * as shares from '../figures/shares.ts';
import * as welfare from '../figures/welfare.ts';
import { somebody } from './cooperative.ts';

type Call = (db: Db) => Promise<unknown>;
type Calls = Readonly<Record<string, Call>>;

const { accountNo, contractNo, cremationNo, month, year } = somebody;
const days = { from: '2025-01-01', to: '2025-12-31' };
const limit = 25;
const search = { words: '2500', satang: 250_000n };

/** The three ways to turn pages. */
function turning<Key>(
  name: string,
  read: (db: Db, page: { limit: number; before?: Key; after?: Key }) => Promise<unknown>,
  key: Key,
): Calls {
  return {
    [name]: (db) => read(db, { limit }),
    [`${name}, before`]: (db) => read(db, { limit, before: key }),
    [`${name}, after`]: (db) => read(db, { limit, after: key }),
  };
}

export const queries: Readonly<Record<string, Calls>> = {
  shares: {
    ...turning('shareLines', (db, page) => shares.storedShares.lines(db, { ...days, ...page }), 9),
    ...turning(
      'shareLines sought',
      (db, page) => shares.storedShares.lines(db, { ...days, search, ...page }),
      9,
    ),
    shareFound: (db) => shares.storedShares.found(db, { ...days, search }),
    shareSummary: (db) => shares.storedShares.summary(db, days),
    shareHead: shares.shareHead,
    shareHistory: shares.shareHistory,
  },
  deposits: {
    depositAccounts: deposits.depositAccounts,
    depositAccount: (db) => deposits.depositAccount(db, accountNo),
    depositSlips: deposits.depositSlips,
    ...turning('depositLines', (db, page) => deposits.storedDeposits(accountNo).lines(db, page), 9),
    ...turning(
      'depositLines sought',
      (db, page) => deposits.storedDeposits(accountNo).lines(db, { search, ...page }),
      9,
    ),
    depositFound: (db) => deposits.storedDeposits(accountNo).found(db, { ...days, search }),
    depositYears: (db) => deposits.depositHistory(accountNo).years(db),
    depositSummary: (db) => deposits.storedDeposits(accountNo).summary(db, days),
    depositMonths: (db) => deposits.depositMonths(db, accountNo, days),
    ...turning(
      'depositMonthsOf',
      (db, page) => deposits.depositMonthsOf(db, accountNo, { ...days, ...page }),
      9,
    ),
    depositBalanceHistory: (db) => deposits.depositHistory(accountNo).balanceHistory(db, days),
    lastDepositDay: deposits.lastDepositDay,
  },
  members: {
    findMember: members.findMember,
    findIdentity: members.findIdentity,
    findPersonal: members.findPersonal,
    memberTotals: members.memberTotals,
  },
  loans: {
    loans: (db) => loans.loans(db, 'OPEN'),
    loan: (db) => loans.loan(db, contractNo),
    lastLoanLines: loans.lastLoanLines,
    loanInstalments: (db) => loans.loanInstalments(db, contractNo),
    ...turning('loanLines', (db, page) => loans.storedLoans(contractNo).lines(db, page), 9),
    ...turning(
      'loanLines sought',
      (db, page) => loans.storedLoans(contractNo).lines(db, { search, ...page }),
      9,
    ),
    loanFound: (db) => loans.storedLoans(contractNo).found(db, { ...days, search }),
    loanYears: (db) => loans.loanHistory(contractNo).years(db),
    loanSummary: (db) => loans.storedLoans(contractNo).summary(db, days),
    loanBalanceHistory: (db) => loans.loanHistory(contractNo).balanceHistory(db, days),
  },
  balances: {
    balancesAvailableFrom: balances.balancesAvailableFrom,
    balancesOn: (db) => balances.balancesOn(db, '2025-06-30'),
  },
  guarantees: {
    guarantees: guarantees.guarantees,
    collateral: guarantees.collateral,
    collateralOf: (db) => guarantees.collateralOf(db, contractNo),
  },
  collections: {
    ...turning(
      'collections',
      (db, page: Parameters<typeof collections.collections>[2]) =>
        collections.collections(db, 'MONTHLY', page),
      [month, 1],
    ),
    collection: (db) => collections.collection(db, [month, 1]),
    collectionAgencies: (db) => collections.collectionAgencies(db, [month, 1]),
    collectionItems: (db) => collections.collectionItems(db, [month, 1]),
    collectionsOf: (db) => collections.collectionsOf(db, month),
    collectionsBefore: (db) => collections.collectionsBefore(db, month),
    collectionItemsBefore: (db) => collections.collectionItemsBefore(db, month),
  },
  cremation: {
    cremationEnrolments: cremation.cremationEnrolments,
    cremationOwing: (db) => cremation.cremationOwing(db, cremationNo),
    ...turning('cremationMonths', (db, page) => cremation.cremationMonths(db, cremationNo, page), [
      month,
    ] as const),
  },
  beneficiaries: { beneficiaries },
  welfare: {
    ...turning('welfareReceived', welfare.welfareReceived, [month, 'Q'] as const),
    ...turning('welfareClaims', welfare.welfareClaims, [month, 'Q'] as const),
    welfareTypes: welfare.welfareTypes,
  },
  dividends: {
    dividends: dividends.dividends,
    dividendOrigin: (db) => dividends.dividendOrigin(db, year),
    yearInterest: (db) => dividends.yearInterest(db, year),
  },
  lately: { latelyRecorded },
  agencies: {
    findAgency: agencies.findAgency,
    subAgencies: agencies.subAgencies,
    ...turning('agencyMonths', agencies.agencyMonths, [month] as const),
    agencyMonth: (db) => agencies.agencyMonth(db, month),
    subAgencyMonths: (db) => agencies.subAgencyMonths(db, month),
    newAgencies: (db) => agencies.newAgencies(db, month),
    agencyBills: (db) => agencies.agencyBills(db, month),
  },
};
