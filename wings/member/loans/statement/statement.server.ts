/** One own contract and its movements as the records hold them (D-08). */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { ledgerFile, ledgerHistory, ledgerPage } from '../../../../api/ledger/answer.ts';
import { wholeLimit } from '../../../../api/ledger/complete-ledger.ts';
import {
  type LedgerSelection,
  ledgerLimit,
  ledgerSelection,
} from '../../../../api/ledger/ledger.ts';
import { Problem } from '../../../../api/problem.ts';
import { loanLedger } from '../../../../core/ledger/loans.text.ts';
import type { Db } from '../../../../records/database.ts';
import {
  type LoanAsOf,
  loan,
  loanHistory,
  storedLoans,
} from '../../../../records/figures/loans.ts';
import { findMember } from '../../../../records/figures/members.ts';
import type { Services } from '../../../../records/services.ts';
import { contractOf } from '../contract.server.ts';
import { downloadLoanStatement, readLoanHistory, readLoanStatement } from './statement.api.ts';
import { statementSheet } from './statement-sheet.server.ts';

const handle = handlersOn<Services>();

/** What screen and file show alike of a contract and a filter; `limit`: so many lines. */
const statementOf = (db: Db, contractNo: string, selection: LedgerSelection, limit: number) =>
  Promise.all([loan(db, contractNo), storedLoans(contractNo).read(db, { ...selection, limit })]);

const shown = (contract: LoanAsOf) => {
  const { asOf, lastLineOn } = contract;
  const last = lastLineOn === null ? undefined : { postedOn: lastLineOn };
  return { as_of: asOf, contract: contractOf(contract, last, asOf) };
};

export const handlers: readonly Handler<Services>[] = [
  handle(readLoanStatement, {
    keep: 'publication',
    async run({ input: { statement, ...filter }, who, services }) {
      const selection = ledgerSelection(filter);
      const [contract, read] = await services.records.readAsMember(
        who.memberNo,
        (db) => statementOf(db, statement, selection, ledgerLimit + 1),
        { atOnce: true },
      );
      if (!contract) throw new Problem('not_found');
      const page = ledgerPage(loanLedger, read, { selection, asOf: contract.asOf });
      return { data: { ...shown(contract), ...page } };
    },
  }),

  handle(readLoanHistory, {
    keep: 'publication',
    async run({ input: { statement, ...days }, who, services }) {
      const selection = ledgerSelection(days);
      const [contract, history] = await services.records.readAsMember(
        who.memberNo,
        (db) => Promise.all([loan(db, statement), loanHistory(statement).read(db, selection)]),
        { atOnce: true },
      );
      if (!contract) throw new Problem('not_found');
      return { data: ledgerHistory(history, contract.asOf) };
    },
  }),

  handle(downloadLoanStatement, {
    async run({ input: { format, ...input }, who, services }) {
      const { statement, ...filter } = input;
      const selection = ledgerSelection(filter);
      const [member, [contract, read]] = await services.records.readAsMember(
        who.memberNo,
        (db) => Promise.all([findMember(db), statementOf(db, statement, selection, wholeLimit)]),
        { atOnce: true },
      );
      if (!contract || !member) throw new Problem('not_found');
      const whole = ledgerFile(loanLedger, read, format, { selection, asOf: contract.asOf });
      const { name, sheet } = statementSheet({ ...shown(contract), ...whole }, member, input);
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
