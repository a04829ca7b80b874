/** Movements of a member's own deposit account as the records hold them (D-10). */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { ledgerFile, ledgerHistory, ledgerPage } from '../../../../api/ledger/answer.ts';
import { fileDay, wholeLimit } from '../../../../api/ledger/complete-ledger.ts';
import {
  type LedgerSelection,
  ledgerLimit,
  ledgerSelection,
} from '../../../../api/ledger/ledger.ts';
import { Problem } from '../../../../api/problem.ts';
import { formatAccountNumber } from '../../../../core/account-number.ts';
import { depositLedger } from '../../../../core/ledger/deposits.text.ts';
import { toDtoBaht } from '../../../../core/satang.ts';
import type { Db } from '../../../../records/database.ts';
import {
  type DepositMonth,
  depositAccount,
  depositHistory,
  depositMonths,
  depositMonthsOf,
  depositSlips,
  storedDeposits,
} from '../../../../records/figures/deposits.ts';
import { findMember } from '../../../../records/figures/members.ts';
import type { Services } from '../../../../records/services.ts';
import { accountOf } from '../account.server.ts';
import {
  downloadDepositStatement,
  readDepositHistory,
  readDepositStatement,
} from '../deposits.api.ts';
import { text } from '../deposits.text.ts';
import { statementSheet } from './statement-sheet.server.ts';

const handle = handlersOn<Services>();

/** What screen and file show alike of an account and a filter; `limit`: so many lines. */
const statementOf = (db: Db, accountNo: string, selection: LedgerSelection, limit: number) =>
  Promise.all([
    depositAccount(db, accountNo),
    depositSlips(db),
    storedDeposits(accountNo).read(db, { ...selection, limit }),
  ]);

const monthOf = ({ month, inSatang, outSatang }: DepositMonth) => ({
  month,
  deposited: toDtoBaht(inSatang),
  withdrawn: toDtoBaht(outSatang),
});

/** The total of a month says nothing of what was found in it. */
const noMonths: readonly DepositMonth[] = [];

export const handlers: readonly Handler<Services>[] = [
  handle(readDepositStatement, {
    keep: 'publication',
    async run({ input: { statement, ...filter }, who, services }) {
      const selection = ledgerSelection(filter);
      const shown = { ...selection, limit: ledgerLimit };
      const [months, [account, slips, read]] = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            selection.search ? noMonths : depositMonthsOf(db, statement, shown),
            statementOf(db, statement, selection, ledgerLimit + 1),
          ]),
        { atOnce: true },
      );
      if (!account) throw new Problem('not_found');
      const { asOf } = account;
      const { summary, found, ...page } = ledgerPage(depositLedger, read, { selection, asOf });
      return {
        data: {
          as_of: asOf,
          account: accountOf(account, slips),
          ...{ summary, found, months: months.map(monthOf), ...page },
        },
      };
    },
  }),

  handle(readDepositHistory, {
    keep: 'publication',
    async run({ input: { statement, ...days }, who, services }) {
      const selection = ledgerSelection(days);
      const [account, history] = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            depositAccount(db, statement),
            depositHistory(statement).read(db, selection),
          ]),
        { atOnce: true },
      );
      if (!account) throw new Problem('not_found');
      return { data: ledgerHistory(history, account.asOf) };
    },
  }),

  handle(downloadDepositStatement, {
    async run({ input: { format, ...input }, who, services }) {
      const { statement, ...filter } = input;
      const selection = ledgerSelection(filter);
      const [member, months, [account, slips, read]] = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            findMember(db),
            selection.search ? noMonths : depositMonths(db, statement, selection),
            statementOf(db, statement, selection, wholeLimit),
          ]),
        { atOnce: true },
      );
      if (!account || !member) throw new Problem('not_found');
      const { asOf } = account;
      const whole = ledgerFile(depositLedger, read, format, { selection, asOf });
      const shown = { account: accountOf(account, slips), months: months.map(monthOf) };
      const sheet = statementSheet({ as_of: asOf, ...shown, ...whole }, { member, filter: input });
      const name = text.statement.file(formatAccountNumber('000', statement), fileDay(asOf));
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
