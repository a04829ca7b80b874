/** The four cards of the overview, each with its day and with parts that add up (D-05). */
import { inGroups, isRefund } from '../../../../core/collection/groups.ts';
import { ruleFrom } from '../../../../core/loan/banded-rule.ts';
import { hasOwnTerms } from '../../../../core/loan/debt-status.ts';
import { paidPercent } from '../../../../core/loan/paid-percent.ts';
import { type Satang, sumOf, toDtoBaht } from '../../../../core/satang.ts';
import type { Collection, CollectionItem } from '../../../../records/figures/collections.ts';
import type { DepositAccount } from '../../../../records/figures/deposits.ts';
import type { LastLine, Loan } from '../../../../records/figures/loans.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import type { ShareLine } from '../../../../records/figures/shares.ts';

/** The last of some days; null of none. */
const newest = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null;

/** Ten baht a share, as the cooperative's rules fix it (A.2). */
const parSatang = 1000n;

export const shareCard = (
  member: MemberRow,
  line: ShareLine | undefined,
  lastPeriod: number | null,
) => ({
  on: line?.postedOn ?? null,
  shares_count: Number(member.shareBalanceSatang / parSatang),
  monthly_amount: toDtoBaht(member.monthlyShareSatang),
  suspended: member.shareSuspended,
  last_period: lastPeriod,
});

/**
 * Accounts without money stand neither here nor in the deposit room (A.4). They count for the day:
 * since the last movement of any account the total is what it is.
 */
export function depositCard(all: readonly DepositAccount[]) {
  const fundedAccounts = all.filter(
    ({ status, balanceSatang }) => status === 'OPEN' && balanceSatang > 0n,
  );
  const byType = Map.groupBy(fundedAccounts, ({ typeName }) => typeName);
  return {
    on:
      fundedAccounts.length === 0
        ? null
        : newest(all.map((one) => one.lastActivityOn ?? one.openedOn)),
    types: [...byType].map(([name, accounts]) => ({
      name,
      accounts: accounts.length,
      balance: toDtoBaht(sumOf(accounts, ({ balanceSatang }) => balanceSatang)),
    })),
  };
}

export interface LoansOfCard {
  readonly open: readonly Loan[];
  readonly closed: readonly Loan[];
  /** Of the open contracts. */
  readonly last: readonly LastLine[];
  /** The day of the records. */
  readonly asOf: string;
}

const lineOf = ({ last }: LoansOfCard, { contractNo }: Loan) =>
  last.find((one) => one.contractNo === contractNo);

/** Of a debt in court, and where the core system alone knows the interest, none is computed. */
const hasPayoff = (loan: Loan, line: LastLine | undefined, asOf: string): boolean =>
  hasOwnTerms(loan.status, loan.debtStatus) && ruleFrom(loan, line?.postedOn ?? asOf) !== undefined;

/** Since this day the open contracts come to their total: none moved, none was closed. */
function loansOn(all: LoansOfCard): string | null {
  const { open, closed } = all;
  if (open.length === 0) return null;
  return newest([
    ...open.map((loan) => lineOf(all, loan)?.postedOn ?? loan.contractDate),
    ...closed.flatMap(({ closedOn }) => closedOn ?? []),
  ]);
}

export function loanCard(all: LoansOfCard) {
  const { open } = all;
  // What is repaid of a revolving contract may be owed anew: it is no part of what is paid.
  const repaid = open.filter(({ revolving }) => !revolving);
  const disbursed = sumOf(repaid, ({ disbursedSatang }) => disbursedSatang);
  const left = sumOf(repaid, ({ principalBalanceSatang }) => principalBalanceSatang);
  return {
    on: loansOn(all),
    contracts: open.map((loan) => ({
      contract_no: loan.contractNo,
      type_name: loan.typeName,
      period_last: loan.periodLast,
      period_total: loan.periodTotal,
      revolving: loan.revolving,
      balance: toDtoBaht(loan.principalBalanceSatang),
      payoff: hasPayoff(loan, lineOf(all, loan), all.asOf),
    })),
    paid_percent: paidPercent(disbursed, left) ?? null,
  };
}

const counted: readonly string[] = ['LOAN', 'DEPOSIT'];

/** What became of all bills of a month together. */
export function stateOf(
  bills: readonly Collection[],
  collected: Satang,
  uncollected: Satang,
): Collection['status'] {
  if (bills.some(({ posted }) => !posted)) return 'PENDING';
  if (uncollected === 0n) return 'FULL';
  return collected === 0n ? 'NONE' : 'PARTIAL';
}

/** All bills of the month last billed; what is to be paid back is no part of what is billed. */
export function collectionCard(bills: readonly Collection[], items: readonly CollectionItem[]) {
  const [first] = bills;
  if (!first) return null;
  const groups = inGroups(items.filter((item) => !isRefund(item)));
  const collected = sumOf(bills, ({ collectedSatang }) => collectedSatang);
  const uncollected = sumOf(bills, ({ uncollectedSatang }) => uncollectedSatang);
  return {
    month: first.month.slice(0, 7),
    posted: bills.every(({ posted }) => posted),
    status: stateOf(bills, collected, uncollected),
    collected: toDtoBaht(collected),
    uncollected: toDtoBaht(uncollected),
    groups: groups.map(({ group, items: of, amountSatang }) => ({
      group,
      count: counted.includes(group) ? new Set(of.flatMap(({ refNo }) => refNo ?? [])).size : 0,
      amount: toDtoBaht(amountSatang),
    })),
  };
}
