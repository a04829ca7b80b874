/** One own contract and its movements as the records hold them (D-08). */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { foundOf } from '../../../../api/ledger/found.ts';
import { ledgerLeaf, ledgerLimit, ledgerPlace, toldDays } from '../../../../api/ledger/ledger.ts';
import { wholeLedger, wholeLimit } from '../../../../api/ledger/whole.ts';
import { Problem } from '../../../../api/problem.ts';
import { wireBaht } from '../../../../core/satang.ts';
import {
  type LoanLine,
  type LoanSummary,
  loan,
  loanFound,
  loanGrowth,
  loanLines,
  loanSummary,
  loanYears,
} from '../../../../records/figures/loans.ts';
import { findMember } from '../../../../records/figures/members.ts';
import { currentPublication } from '../../../../records/publications.ts';
import type { Services } from '../../../../records/services.ts';
import { contractOf } from '../contract/contract.server.ts';
import { readLoanStatement, takeLoanStatement } from './statement.api.ts';
import { statementSheet } from './statement-sheet.server.ts';

const handle = handlersOn<Services>();

const lineOf = (line: LoanLine) => ({
  seq: line.seq,
  posted_on: line.postedOn,
  receipt_no: line.receiptNo,
  period_no: line.periodNo,
  type_code: line.typeCode,
  description: line.description,
  sign_flag: line.sign,
  principal: wireBaht(line.principalSatang),
  interest: wireBaht(line.interestSatang),
  days: line.days,
  total: wireBaht(line.totalSatang),
  balance: wireBaht(line.balanceSatang),
  interest_balance: wireBaht(line.interestBalanceSatang),
});

const sumsOf = (sums: LoanSummary) => ({
  opening: wireBaht(sums.openingSatang),
  lent: wireBaht(sums.inSatang),
  lent_count: sums.inCount,
  repaid: wireBaht(sums.outSatang),
  repaid_count: sums.outCount,
  interest: wireBaht(sums.interestSatang),
  closing: wireBaht(sums.closingSatang),
});

export const handlers: readonly Handler<Services>[] = [
  handle(readLoanStatement, {
    keep: 'publication',
    async run({ input, who, services }) {
      const place = ledgerPlace(input);
      const { statement } = input;
      const found = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            currentPublication(db),
            loan(db, statement),
            loanSummary(db, statement, place),
            loanLines(db, statement, { ...place, limit: ledgerLimit + 1 }),
            loanGrowth(db, statement, place),
            loanFound(db, statement, place),
            loanYears(db, statement),
          ]),
        { atOnce: true },
      );
      const [publication, contract, sums, lines, growth, sought, years] = found;
      if (!publication || !contract) throw new Problem('not_found');
      const leaf = ledgerLeaf(lines, place);
      return {
        data: {
          as_of: publication.asOf,
          contract: contractOf(contract),
          summary: { ...toldDays(place, publication.asOf), ...sumsOf(sums) },
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

  handle(takeLoanStatement, {
    async run({ input, who, services }) {
      const place = ledgerPlace(input);
      const { statement } = input;
      const found = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            currentPublication(db),
            findMember(db),
            loan(db, statement),
            loanSummary(db, statement, place),
            loanLines(db, statement, { ...place, limit: wholeLimit }),
            loanFound(db, statement, place),
          ]),
        { atOnce: true },
      );
      const [publication, member, contract, sums, lines, sought] = found;
      if (!publication || !member || !contract) throw new Problem('not_found');
      const { name, sheet } = statementSheet(
        {
          as_of: publication.asOf,
          contract: contractOf(contract),
          summary: { ...toldDays(place, publication.asOf), ...sumsOf(sums) },
          lines: wholeLedger(lines, input.format).map(lineOf),
          found: foundOf(sought),
        },
        member,
        input,
      );
      return { file: await services.papers.sheet(sheet, input.format, name) };
    },
  }),
];
