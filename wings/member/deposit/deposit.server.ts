/** A member's own deposit accounts and their movements as the records hold them (D-09, D-10). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { foundOf } from '../../../api/ledger/found.ts';
import { ledgerLeaf, ledgerLimit, ledgerPlace, toldDays } from '../../../api/ledger/ledger.ts';
import { Problem } from '../../../api/problem.ts';
import { wireBaht } from '../../../core/satang.ts';
import {
  type DepositAccount,
  type DepositLine,
  depositAccount,
  depositAccounts,
  depositFound,
  depositGrowth,
  depositLines,
  depositMonths,
  depositSummary,
  depositYears,
} from '../../../records/figures/deposits.ts';
import { findMember } from '../../../records/figures/members.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { readDepositStatement, readDeposits } from './deposit.api.ts';

const handle = handlersOn<Services>();

const accountOf = (account: DepositAccount) => ({
  account_no: account.accountNo,
  account_name: account.accountName,
  type_code: account.typeCode,
  type_name: account.typeName,
  balance: wireBaht(account.balanceSatang),
  available: wireBaht(account.availableSatang),
  held: wireBaht(account.heldSatang),
  accrued_interest: wireBaht(account.accruedInterestSatang),
  rate: account.annualRate,
  opened_on: account.openedOn,
  maturity_on: account.maturityOn,
  last_activity_on: account.lastActivityOn,
  status: account.status,
});

const lineOf = (line: DepositLine) => ({
  seq: line.seq,
  posted_on: line.postedOn,
  code: line.typeCode,
  description: line.description,
  sign_flag: line.sign,
  withdrawal: line.sign < 0 ? wireBaht(line.amountSatang) : null,
  deposit: line.sign > 0 ? wireBaht(line.amountSatang) : null,
  balance: wireBaht(line.balanceSatang),
  channel: line.channel,
});

/** Only open accounts that hold money are listed (A.4); a statement may be of any own one. */
const isListed = (account: DepositAccount): boolean =>
  account.status === 'OPEN' && account.balanceSatang > 0n;

const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);

export const handlers: readonly Handler<Services>[] = [
  handle(readDeposits, {
    audit: { entry: 'member.deposit.read' },
    keep: 'publication',
    async run({ who, services }) {
      const [publication, member, all] = await services.records.readAsMember(
        who.memberNo,
        (db) => Promise.all([currentPublication(db), findMember(db), depositAccounts(db)]),
        { atOnce: true },
      );
      if (!publication || !member) throw new Problem('not_found');
      const listed = all.filter(isListed);
      return {
        data: {
          as_of: publication.asOf,
          accounts: listed.map(accountOf),
          total_balance: wireBaht(sum(listed.map((account) => account.balanceSatang))),
          total_accrued_interest: wireBaht(
            sum(listed.map((account) => account.accruedInterestSatang)),
          ),
        },
      };
    },
  }),

  handle(readDepositStatement, {
    audit: { entry: 'member.dep_statement.read', target: 'statement' },
    keep: 'publication',
    async run({ input, who, services }) {
      const place = ledgerPlace(input);
      const found = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            currentPublication(db),
            depositAccount(db, input.statement),
            depositSummary(db, input.statement, place),
            depositLines(db, input.statement, { ...place, limit: ledgerLimit + 1 }),
            depositMonths(db, input.statement, place),
            depositGrowth(db, input.statement, place),
            depositFound(db, input.statement, place),
            depositYears(db, input.statement),
          ]),
        { atOnce: true },
      );
      const [publication, account, sums, lines, months, growth, sought, years] = found;
      if (!publication || !account) throw new Problem('not_found');
      const leaf = ledgerLeaf(lines, place);
      // The total of a month says nothing of what was found in it.
      const shown = new Set(
        place.sought ? [] : leaf.lines.map((line) => line.postedOn.slice(0, 7)),
      );
      return {
        data: {
          as_of: publication.asOf,
          account: accountOf(account),
          summary: {
            ...toldDays(place, publication.asOf),
            opening: wireBaht(sums.openingSatang),
            deposited: wireBaht(sums.inSatang),
            deposited_count: sums.inCount,
            withdrawn: wireBaht(sums.outSatang),
            withdrawn_count: sums.outCount,
            closing: wireBaht(sums.closingSatang),
          },
          months: months
            .filter(({ month }) => shown.has(month))
            .map(({ month, inSatang, outSatang }) => ({
              month,
              deposited: wireBaht(inSatang),
              withdrawn: wireBaht(outSatang),
            })),
          lines: leaf.lines.map(lineOf),
          next: leaf.next,
          prev: leaf.prev,
          found: foundOf(sought),
          years,
          growth: growth.map(({ on, balanceSatang }) => ({ on, balance: wireBaht(balanceSatang) })),
        },
      };
    },
  }),
];
