/** Movements of a member's own deposit account as the records hold them (D-10). */
import type { InputOf } from '../../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { ledgerFile, ledgerPage } from '../../../../api/ledger/answer.ts';
import { fileDay, wholeLimit } from '../../../../api/ledger/complete-ledger.ts';
import { ledgerLimit, ledgerSelection } from '../../../../api/ledger/ledger.ts';
import { Problem } from '../../../../api/problem.ts';
import { formatAccountNumber } from '../../../../core/account-number.ts';
import { depositLedger } from '../../../../core/ledger/deposits.text.ts';
import { toDtoBaht } from '../../../../core/satang.ts';
import type { Records } from '../../../../records/database.ts';
import {
  depositAccount,
  depositHistory,
  depositMonths,
  depositSlips,
  storedDeposits,
} from '../../../../records/figures/deposits.ts';
import { findMember } from '../../../../records/figures/members.ts';
import { currentPublication } from '../../../../records/publications.ts';
import type { Services } from '../../../../records/services.ts';
import { accountOf } from '../account.server.ts';
import { downloadDepositStatement, readDepositStatement } from '../deposits.api.ts';
import { text } from '../deposits.text.ts';
import { statementSheet } from './statement-sheet.server.ts';

const handle = handlersOn<Services>();

/** What screen and file show alike of an account and a filter; `limit`: so many lines. */
async function statementOf(
  records: Records,
  memberNo: string,
  { statement, ...filter }: InputOf<typeof readDepositStatement>,
  limit: number,
) {
  const selection = ledgerSelection(filter);
  const [publication, account, member, slips, months, read, history] = await records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        currentPublication(db),
        depositAccount(db, statement),
        findMember(db),
        depositSlips(db),
        depositMonths(db, statement, selection),
        storedDeposits(statement).read(db, { ...selection, limit }),
        depositHistory(statement).read(db, selection),
      ]),
    { atOnce: true },
  );
  if (!publication || !account || !member) throw new Problem('not_found');
  return {
    ...{ selection, member, read, history, asOf: publication.asOf },
    account: accountOf(account, slips),
    // The total of a month says nothing of what was found in it.
    months: (selection.search ? [] : months).map(({ month, inSatang, outSatang }) => ({
      month,
      deposited: toDtoBaht(inSatang),
      withdrawn: toDtoBaht(outSatang),
    })),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readDepositStatement, {
    keep: 'publication',
    async run({ input, who: { memberNo }, services }) {
      const result = await statementOf(services.records, memberNo, input, ledgerLimit + 1);
      const { selection, asOf, account, read, history } = result;
      const { summary, found, ...page } = ledgerPage(depositLedger, read, history, {
        selection,
        asOf,
      });
      const shown = new Set(page.lines.map((line) => line.posted_on.slice(0, 7)));
      const months = result.months.filter(({ month }) => shown.has(month));
      return { data: { as_of: asOf, account, summary, found, months, ...page } };
    },
  }),

  handle(downloadDepositStatement, {
    async run({ input: { format, ...input }, who: { memberNo }, services }) {
      const result = await statementOf(services.records, memberNo, input, wholeLimit);
      const { selection, asOf, account, member, months, read } = result;
      const whole = ledgerFile(depositLedger, read, format, { selection, asOf });
      const sheet = statementSheet(
        { as_of: asOf, account, months, ...whole },
        { member, filter: input },
      );
      const number = formatAccountNumber('000', input.statement);
      const name = text.statement.file(number, fileDay(asOf));
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
