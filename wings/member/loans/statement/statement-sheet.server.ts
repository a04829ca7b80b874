/** A contract's movements as they are printed and put into files: what the screen says (D-08). */
import type { DataOf } from '../../../../api/endpoint.ts';
import { fileDay } from '../../../../api/ledger/complete-ledger.ts';
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { whoseFacts } from '../../../../api/sheet/owner-facts.ts';
import { foundTable, minusBaht } from '../../../../api/sheet/sums.ts';
import type { Sheet, SheetTable } from '../../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../../core/sheet/sheet-table.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { filterInWords, filterText } from '../../../../parts/statement/filter/filter.text.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import { text as room } from '../loans.text.ts';
import { wayOf } from './movement.ts';
import type { readLoanStatement } from './statement.api.ts';
import { text } from './statement.text.ts';

/** The answer of the screen with all pages in one. */
export type WholeStatement = Pick<
  DataOf<typeof readLoanStatement>,
  'as_of' | 'contract' | 'summary' | 'found' | 'lines'
>;
type Line = WholeStatement['lines'][number];

function factsOf(
  { as_of, contract }: WholeStatement,
  member: MemberRow,
  filter: LedgerFilter,
): Sheet['facts'] {
  return whoseFacts(member, as_of, [
    [room.contractNo, contract.contract_no],
    [room.type, contract.type_name],
    [room.approved, formatBaht(contract.approved_amount)],
    [room.balanceBaht, formatBaht(contract.principal_balance)],
    [room.rate, contract.annual_rate],
    [room.period, room.periods(contract.period_last, contract.period_total)],
    [room.statusLabel, contract.status_text],
    [filterText.shown, filterInWords(filter)],
  ]);
}

/** Opening, lent, repaid, interest and closing; or how much a search found. */
function sumsOf({ as_of, summary, found }: WholeStatement): SheetTable {
  if (found) return foundTable(found, [filterText.foundHead, text.foundIn, text.foundOut]);
  const { from, to, lent_count, repaid_count } = summary;
  const since = from === null ? '' : ` ${thaiDateShort(from)}`;
  const until = thaiDateShort(to ?? as_of);
  return sheetTable([summary], {
    opening: { name: `${text.opening}${since}`, kind: 'baht', of: ({ opening }) => opening },
    lent: { name: text.lent(lent_count), kind: 'move', of: ({ lent }) => lent },
    repaid: { name: text.repaid(repaid_count), kind: 'move', of: (one) => minusBaht(one.repaid) },
    interest: { name: text.interestPaid, kind: 'baht', of: ({ interest }) => interest },
    closing: { name: `${text.closingShort} ${until}`, kind: 'baht', of: ({ closing }) => closing },
  });
}

/** A line that moves nothing has no sign; its principal stands with its word. */
function wayWords(line: Line): string {
  const isAdjusted = line.sign_flag === 0 && line.principal !== '0.00';
  return isAdjusted ? `${wayOf(line)} ${formatBaht(line.principal)}` : wayOf(line);
}

function movedBy({ sign_flag: sign, principal }: Line): string {
  if (sign === 0) return '0.00';
  return sign < 0 ? minusBaht(principal) : principal;
}

const columns = lineColumns<Line>()({
  date: { name: text.date, kind: 'day', of: (line) => line.posted_on },
  what: { name: text.what, kind: 'text', width: 2.2, of: (line) => line.description },
  period: { name: text.period, kind: 'count', of: (line) => line.period_no },
  receiptNo: { name: text.receiptNo, kind: 'text', width: 1.6, of: (line) => line.receipt_no },
  way: { name: text.way, kind: 'text', of: wayWords },
  principal: { name: text.principal, kind: 'move', of: movedBy },
  interest: { name: text.interest, kind: 'baht', of: (line) => line.interest },
  days: { name: text.interestDays, kind: 'count', of: (line) => line.days },
  total: { name: text.total, kind: 'baht', of: (line) => line.total },
  balance: { name: text.balance, kind: 'baht', of: (line) => line.balance },
  interestBalance: {
    ...{ name: text.interestBalance, kind: 'baht' },
    of: (line) => line.interest_balance,
  },
});

const edge = (on: string, what: string, balance: string): MarkedRow<keyof typeof columns> => ({
  as: 'edge',
  cells: { date: on, what, balance },
});

function linesOf({ as_of, lines, summary, found }: WholeStatement): SheetTable {
  if (found) return sheetTable(lines, columns, { empty: filterText.nothing });
  const first = summary.from ?? lines.at(-1)?.posted_on ?? summary.to ?? as_of;
  return sheetTable(lines, columns, {
    above: [edge(summary.to ?? as_of, text.closing, summary.closing)],
    below: [edge(first, text.opening, summary.opening)],
    carried: 'balance',
  });
}

/** The sheet of the chosen lines, and the name of its file. */
export function statementSheet(
  whole: WholeStatement,
  member: MemberRow,
  filter: LedgerFilter,
): { readonly name: string; readonly sheet: Sheet } {
  const { as_of: asOf, contract } = whole;
  const title = text.title(contract.contract_no);
  return {
    name: `${title} ${fileDay(asOf)}`,
    sheet: {
      title,
      facts: factsOf(whole, member, filter),
      tables: [sumsOf(whole), linesOf(whole)],
      asOf,
      wide: true,
    },
  };
}
