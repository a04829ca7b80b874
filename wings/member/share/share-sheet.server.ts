/** Shares as a sheet: what the screen shows, in its words and order, over all pages (D-06). */
import type { DataOf } from '../../../api/endpoint.ts';
import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { foundTable, minusBaht, shownBaht } from '../../../api/sheet/sums.ts';
import { whoseFacts } from '../../../api/sheet/whose.ts';
import type { Sheet, SheetRow, SheetTable } from '../../../core/sheet/sheet.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { filterInWords, filterText } from '../../../kit/statement/filter/filter.text.ts';
import type { MemberRow } from '../../../records/figures/members.ts';
import type { readShare } from './share.api.ts';
import { text } from './share.text.ts';

/** The answer of the screen with all pages in one. */
export type WholeShare = Pick<
  DataOf<typeof readShare>,
  'as_of' | 'head' | 'summary' | 'found' | 'lines'
>;
type Line = WholeShare['lines'][number];

interface Asked {
  readonly member: MemberRow;
  readonly filter: LedgerFilter;
}

const ways = { 1: text.wordIn, 0: text.wordNeutral, [-1]: text.wordOut } as const;

function factsOf({ as_of, head }: WholeShare, { member, filter }: Asked): Sheet['facts'] {
  return whoseFacts(member, as_of, [
    [text.totalBaht, shownBaht(head.share_value_total)],
    [text.count, text.shares(formatNumber(head.shares_count, 0))],
    [text.par, shownBaht(head.par_value)],
    [text.monthly, head.suspended ? text.suspended : shownBaht(head.monthly_amount)],
    [text.period, String(head.last_period ?? text.none)],
    [text.held, shownBaht(head.held_as_collateral)],
    [filterText.shown, filterInWords(filter)],
  ]);
}

/** Opening, in, out and closing; or how much a search found. */
function sumsOf({ as_of, summary, found }: WholeShare): SheetTable {
  if (found) return foundTable(found, [filterText.foundHead, text.foundIn, text.foundOut]);
  const { from, to, opening, paid_in, paid_in_count, paid_out, paid_out_count, closing } = summary;
  const since = from === null ? '' : ` ${thaiDateShort(from)}`;
  return {
    columns: [
      { name: `${text.opening}${since}`, kind: 'baht' },
      { name: text.paidIn(paid_in_count), kind: 'move' },
      { name: text.paidOut(paid_out_count), kind: 'move' },
      { name: `${text.closing} ${thaiDateShort(to ?? as_of)}`, kind: 'baht' },
    ],
    rows: [{ cells: [opening, paid_in, minusBaht(paid_out), closing] }],
  };
}

/** A neutral line moves nothing; its amount stands with its word. */
function lineRow(line: Line): SheetRow {
  const { sign_flag: sign, amount } = line;
  const neutral = amount === '0.00' ? text.wordNeutral : text.adjusted(shownBaht(amount));
  return {
    cells: [
      line.posted_on,
      line.description,
      line.period_no,
      line.receipt_no,
      sign === 0 ? neutral : ways[sign],
      sign === 0 ? '0.00' : sign < 0 ? minusBaht(amount) : amount,
      line.balance,
    ],
  };
}

const edge = (on: string, label: string, balance: string): SheetRow => ({
  as: 'edge',
  cells: [on, label, null, null, null, null, balance],
});

function linesOf({ as_of, lines, summary, found }: WholeShare): SheetTable {
  const rows = lines.map(lineRow);
  const first = summary.from ?? lines.at(-1)?.posted_on ?? summary.to ?? as_of;
  const closing = edge(summary.to ?? as_of, text.closing, summary.closing);
  const opening = edge(first, text.opening, summary.opening);
  return {
    columns: [
      { name: text.date, kind: 'day' },
      { name: text.what, kind: 'text', width: 2.6 },
      { name: text.periodHead, kind: 'count' },
      { name: text.receiptHead, kind: 'text', width: 1.9 },
      { name: text.way, kind: 'text', width: 1.3 },
      { name: text.move, kind: 'move', width: 2.4 },
      { name: text.left, kind: 'baht', width: 2.2 },
    ],
    rows: found ? rows : [closing, ...rows, opening],
    ...(found ? { empty: filterText.nothing } : { carried: 6 }),
  };
}

export function shareSheet(share: WholeShare, asked: Asked): Sheet {
  return {
    title: text.title,
    facts: factsOf(share, asked),
    tables: [sumsOf(share), linesOf(share)],
    asOf: share.as_of,
  };
}
