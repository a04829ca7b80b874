/** A contract's movements as they are printed and put into files: what the screen says (D-08). */
import type { DataOf } from '../../../../api/endpoint.ts';
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { fileDay } from '../../../../api/ledger/whole.ts';
import { foundTable, minusBaht, shownBaht } from '../../../../api/sheet/sums.ts';
import { whoseFacts } from '../../../../api/sheet/whose.ts';
import type { Sheet, SheetRow, SheetTable } from '../../../../core/sheet/sheet.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { filterInWords, filterText } from '../../../../kit/statement/filter/filter.text.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import { text as room } from '../loan.text.ts';
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
    [room.approved, shownBaht(contract.approved_amount)],
    [room.balanceBaht, shownBaht(contract.principal_balance)],
    [room.rate, contract.annual_rate],
    [room.period, room.periods(contract.period_last, contract.period_total)],
    [room.statusLabel, contract.status_text],
    [filterText.shown, filterInWords(filter)],
  ]);
}

/** Opening, lent, repaid, interest and closing; or how much a search found. */
function sumsOf({ as_of, summary, found }: WholeStatement): SheetTable {
  if (found) return foundTable(found, [filterText.foundHead, text.foundIn, text.foundOut]);
  const { from, to, opening, lent, lent_count, repaid, repaid_count, interest, closing } = summary;
  const since = from === null ? '' : ` ${thaiDateShort(from)}`;
  return {
    columns: [
      { name: `${text.opening}${since}`, kind: 'baht' },
      { name: text.lent(lent_count), kind: 'move' },
      { name: text.repaid(repaid_count), kind: 'move' },
      { name: text.interestPaid, kind: 'baht' },
      { name: `${text.closingShort} ${thaiDateShort(to ?? as_of)}`, kind: 'baht' },
    ],
    rows: [{ cells: [opening, lent, minusBaht(repaid), interest, closing] }],
  };
}

/** A line that moves nothing has no sign; its principal stands with its word. */
function lineRow(line: Line): SheetRow {
  const { sign_flag: sign, principal } = line;
  const neutral = sign === 0 && principal !== '0.00';
  return {
    cells: [
      line.posted_on,
      line.description,
      line.period_no,
      line.receipt_no,
      neutral ? `${wayOf(line)} ${shownBaht(principal)}` : wayOf(line),
      sign === 0 ? '0.00' : sign < 0 ? minusBaht(principal) : principal,
      line.interest,
      line.days,
      line.total,
      line.balance,
      line.interest_balance,
    ],
  };
}

const edge = (on: string, label: string, balance: string): SheetRow => ({
  as: 'edge',
  cells: [on, label, null, null, null, null, null, null, null, balance, null],
});

function linesOf({ as_of, lines, summary, found }: WholeStatement): SheetTable {
  const rows = lines.map(lineRow);
  const first = summary.from ?? lines.at(-1)?.posted_on ?? summary.to ?? as_of;
  const closing = edge(summary.to ?? as_of, text.closing, summary.closing);
  const opening = edge(first, text.opening, summary.opening);
  return {
    columns: [
      { name: text.date, kind: 'day' },
      { name: text.what, kind: 'text', width: 2.2 },
      { name: text.period, kind: 'count' },
      { name: text.receiptNo, kind: 'text', width: 1.6 },
      { name: text.way, kind: 'text' },
      { name: text.principal, kind: 'move' },
      { name: text.interest, kind: 'baht' },
      { name: text.interestDays, kind: 'count' },
      { name: text.total, kind: 'baht' },
      { name: text.balance, kind: 'baht' },
      { name: text.interestBalance, kind: 'baht' },
    ],
    rows: found ? rows : [closing, ...rows, opening],
    ...(found ? { empty: filterText.nothing } : { carried: 9 }),
  };
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
