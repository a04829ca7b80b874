/** One own contract and its movements as the records hold them (D-08). */
import type { InputOf } from '../../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { ledgerFile, ledgerPage } from '../../../../api/ledger/answer.ts';
import { wholeLimit } from '../../../../api/ledger/complete-ledger.ts';
import { ledgerLimit, ledgerSelection } from '../../../../api/ledger/ledger.ts';
import { Problem } from '../../../../api/problem.ts';
import { loanLedger } from '../../../../core/ledger/loans.text.ts';
import type { Records } from '../../../../records/database.ts';
import {
  lastLoanLines,
  loan,
  loanHistory,
  storedLoans,
} from '../../../../records/figures/loans.ts';
import { findMember } from '../../../../records/figures/members.ts';
import { currentPublication } from '../../../../records/publications.ts';
import type { Services } from '../../../../records/services.ts';
import { contractOf } from '../contract.server.ts';
import { downloadLoanStatement, readLoanStatement } from './statement.api.ts';
import { statementSheet } from './statement-sheet.server.ts';

const handle = handlersOn<Services>();

/** What screen and file show alike of a contract and a filter; `limit`: so many lines. */
async function statementOf(
  records: Records,
  memberNo: string,
  { statement, ...filter }: InputOf<typeof readLoanStatement>,
  limit: number,
) {
  const selection = ledgerSelection(filter);
  const [publication, contract, member, last, read, history] = await records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        currentPublication(db),
        loan(db, statement),
        findMember(db),
        lastLoanLines(db),
        storedLoans(statement).read(db, { ...selection, limit }),
        loanHistory(statement).read(db, selection),
      ]),
    { atOnce: true },
  );
  if (!publication || !contract || !member) throw new Problem('not_found');
  const asOf = publication.asOf;
  const lastLine = last.find(({ contractNo }) => contractNo === contract.contractNo);
  const shown = contractOf(contract, lastLine, asOf);
  return { selection, asOf, contract: shown, member, read, history };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readLoanStatement, {
    keep: 'publication',
    async run({ input, who: { memberNo }, services }) {
      const result = await statementOf(services.records, memberNo, input, ledgerLimit + 1);
      const { selection, asOf, contract, read, history } = result;
      const page = ledgerPage(loanLedger, read, history, { selection, asOf });
      return { data: { as_of: asOf, contract, ...page } };
    },
  }),

  handle(downloadLoanStatement, {
    async run({ input: { format, ...input }, who: { memberNo }, services }) {
      const result = await statementOf(services.records, memberNo, input, wholeLimit);
      const { selection, asOf, contract, member, read } = result;
      const whole = ledgerFile(loanLedger, read, format, { selection, asOf });
      const { name, sheet } = statementSheet({ as_of: asOf, contract, ...whole }, member, input);
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
