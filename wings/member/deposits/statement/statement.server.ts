/** Movements of a member's own deposit account as the records hold them (D-10). */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { ledgerFile, ledgerPage } from '../../../../api/ledger/answer.ts';
import { fileDay, wholeLimit } from '../../../../api/ledger/complete-ledger.ts';
import { type LedgerPlace, ledgerLimit, ledgerPlace } from '../../../../api/ledger/ledger.ts';
import { Problem } from '../../../../api/problem.ts';
import { formatAccountNumber } from '../../../../core/account-number.ts';
import { depositLedger } from '../../../../core/ledger/deposits.text.ts';
import { wireBaht } from '../../../../core/satang.ts';
import type { Records } from '../../../../records/database.ts';
import {
  depositAccount,
  depositHistory,
  depositMonths,
  storedDeposits,
} from '../../../../records/figures/deposits.ts';
import { findMember } from '../../../../records/figures/members.ts';
import { currentPublication } from '../../../../records/publications.ts';
import type { Services } from '../../../../records/services.ts';
import { accountOf } from '../account.server.ts';
import { readDepositStatement, takeDepositStatement } from '../deposits.api.ts';
import { text } from '../deposits.text.ts';
import { statementSheet } from './statement-sheet.server.ts';

const handle = handlersOn<Services>();

interface Asked {
  readonly memberNo: string;
  readonly statement: string;
  readonly place: LedgerPlace;
}

/** What screen and file show alike of an account and a filter; `limit`: so many lines. */
async function statementOf(records: Records, { memberNo, statement, place }: Asked, limit: number) {
  const [publication, account, member, months, read, history] = await records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        currentPublication(db),
        depositAccount(db, statement),
        findMember(db),
        depositMonths(db, statement, place),
        storedDeposits(statement).read(db, { ...place, limit }),
        depositHistory(statement).read(db, place),
      ]),
    { atOnce: true },
  );
  if (!publication || !account || !member) throw new Problem('not_found');
  return {
    ...{ member, read, history, asOf: publication.asOf, account: accountOf(account) },
    // The total of a month says nothing of what was found in it.
    months: (place.sought ? [] : months).map(({ month, inSatang, outSatang }) => ({
      month,
      deposited: wireBaht(inSatang),
      withdrawn: wireBaht(outSatang),
    })),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readDepositStatement, {
    keep: 'publication',
    async run({ input, who: { memberNo }, services }) {
      const place = ledgerPlace(input);
      const asked = { memberNo, statement: input.statement, place };
      const told = await statementOf(services.records, asked, ledgerLimit + 1);
      const { asOf, account, read, history } = told;
      const { summary, found, ...page } = ledgerPage(depositLedger, read, history, { place, asOf });
      const shown = new Set(page.lines.map((line) => line.posted_on.slice(0, 7)));
      const months = told.months.filter(({ month }) => shown.has(month));
      return { data: { as_of: asOf, account, summary, found, months, ...page } };
    },
  }),

  handle(takeDepositStatement, {
    async run({ input: { format, statement, ...filter }, who: { memberNo }, services }) {
      const place = ledgerPlace(filter);
      const asked = { memberNo, statement, place };
      const told = await statementOf(services.records, asked, wholeLimit);
      const { asOf, account, member, months, read } = told;
      const whole = ledgerFile(depositLedger, read, format, { place, asOf });
      const sheet = statementSheet({ as_of: asOf, account, months, ...whole }, { member, filter });
      const number = formatAccountNumber('000', statement);
      const name = text.statement.file(number, fileDay(asOf));
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
