/** A contract's movements as they are printed and put into files: what the screen says (D-08). */
import type { DataOf } from '../../../../api/endpoint.ts';
import { fileDay } from '../../../../api/ledger/complete-ledger.ts';
import { whoseFacts } from '../../../../api/sheet/owner-facts.ts';
import type { LedgerFilter } from '../../../../core/ledger/address.ts';
import { loanLedger } from '../../../../core/ledger/loans.text.ts';
import { presentRateName } from '../../../../core/rate-bands.text.ts';
import { bandsTables } from '../../../../core/sheet/bands-table.ts';
import { linesTable, sumsTable } from '../../../../core/sheet/ledger-tables.ts';
import type { Sheet } from '../../../../core/sheet/sheet.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { filterInWords, filterText } from '../../../../parts/statement/filter/filter.text.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import { bandedOf } from '../banded-contract.ts';
import { debtRemarks } from '../debt-note.ts';
import { text as room } from '../loans.text.ts';
import { revolvingRemarks } from '../revolving-remarks.ts';
import type { readLoanStatement } from './statement.api.ts';
import { text } from './statement.text.ts';

/** The answer of the screen with all pages in one. */
export type WholeStatement = Pick<
  DataOf<typeof readLoanStatement>,
  'as_of' | 'contract' | 'summary' | 'found' | 'lines'
>;

function factsOf(
  { as_of, contract }: WholeStatement,
  member: MemberRow,
  filter: LedgerFilter,
): Sheet['facts'] {
  const words = contract.revolving ? room.revolving : room;
  return whoseFacts(member, as_of, [
    [room.contractNo, contract.contract_no],
    [room.type, contract.type_name],
    [words.approved, formatBaht(contract.approved_amount)],
    [room.balanceBaht, formatBaht(contract.principal_balance)],
    [presentRateName(contract.rate_bands, room.rate), contract.annual_rate],
    [room.ruleLabel, contract.interest_rule],
    [room.period, room.periods(contract.period_last, contract.period_total)],
    [room.statusLabel, contract.status_text],
    [filterText.shown, filterInWords(filter)],
  ]);
}

/** The sheet of the chosen lines, and the name of its file. */
export function statementSheet(
  whole: WholeStatement,
  member: MemberRow,
  filter: LedgerFilter,
): { readonly name: string; readonly sheet: Sheet } {
  const { as_of: asOf, contract } = whole;
  const title = text.title(contract.contract_no);
  const notes = [...debtRemarks([contract]), ...revolvingRemarks([contract])];
  return {
    name: `${title} ${fileDay(asOf)}`,
    sheet: {
      title,
      facts: factsOf(whole, member, filter),
      tables: [
        sumsTable(loanLedger, whole),
        linesTable(loanLedger, whole),
        ...bandsTables([bandedOf(contract)], room.contractNo),
      ],
      ...(notes.length > 0 ? { notes } : {}),
      asOf,
      wide: true,
    },
  };
}
