/** Shares as a sheet: what the screen shows, in its words and order, over all pages (D-06). */
import type { DataOf } from '../../../api/endpoint.ts';
import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { whoseFacts } from '../../../api/sheet/owner-facts.ts';
import { foundTable, minusBaht } from '../../../api/sheet/sums.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { formatBaht, formatNumber } from '../../../core/thai-number.ts';
import { filterInWords, filterText } from '../../../parts/statement/filter/filter.text.ts';
import type { MemberRow } from '../../../records/figures/members.ts';
import type { readShare } from './shares.api.ts';
import { text } from './shares.text.ts';

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
    [text.totalBaht, formatBaht(head.share_value_total)],
    [text.count, text.shares(formatNumber(head.shares_count, 0))],
    [text.par, formatBaht(head.par_value)],
    [text.monthly, head.suspended ? text.suspended : formatBaht(head.monthly_amount)],
    [text.period, String(head.last_period ?? text.none)],
    [text.held, formatBaht(head.held_as_collateral)],
    [filterText.shown, filterInWords(filter)],
  ]);
}

/** Opening, in, out and closing; or how much a search found. */
function sumsOf({ as_of, summary, found }: WholeShare): SheetTable {
  if (found) return foundTable(found, [filterText.foundHead, text.foundIn, text.foundOut]);
  const { from, to, paid_in_count, paid_out_count } = summary;
  const since = from === null ? '' : ` ${thaiDateShort(from)}`;
  const until = thaiDateShort(to ?? as_of);
  return sheetTable([summary], {
    opening: { name: `${text.opening}${since}`, kind: 'baht', of: ({ opening }) => opening },
    in: { name: text.paidIn(paid_in_count), kind: 'move', of: ({ paid_in }) => paid_in },
    out: {
      ...{ name: text.paidOut(paid_out_count), kind: 'move' },
      of: ({ paid_out }) => minusBaht(paid_out),
    },
    closing: { name: `${text.closing} ${until}`, kind: 'baht', of: ({ closing }) => closing },
  });
}

/** A neutral line moves nothing; its amount stands with its word. */
function wayOf({ sign_flag: sign, amount }: Line): string {
  if (sign !== 0) return ways[sign];
  return amount === '0.00' ? text.wordNeutral : text.adjusted(formatBaht(amount));
}

function movedBy({ sign_flag: sign, amount }: Line): string {
  if (sign === 0) return '0.00';
  return sign < 0 ? minusBaht(amount) : amount;
}

const columns = lineColumns<Line>()({
  date: { name: text.date, kind: 'day', of: (line) => line.posted_on },
  what: { name: text.what, kind: 'text', width: 2.6, of: (line) => line.description },
  period: { name: text.periodHead, kind: 'count', of: (line) => line.period_no },
  receiptNo: { name: text.receiptHead, kind: 'text', width: 1.9, of: (line) => line.receipt_no },
  way: { name: text.way, kind: 'text', width: 1.3, of: wayOf },
  move: { name: text.move, kind: 'move', width: 2.4, of: movedBy },
  balance: { name: text.left, kind: 'baht', width: 2.2, of: (line) => line.balance },
});

const edge = (on: string, what: string, balance: string): MarkedRow<keyof typeof columns> => ({
  as: 'edge',
  cells: { date: on, what, balance },
});

function linesOf({ as_of, lines, summary, found }: WholeShare): SheetTable {
  if (found) return sheetTable(lines, columns, { empty: filterText.nothing });
  const first = summary.from ?? lines.at(-1)?.posted_on ?? summary.to ?? as_of;
  return sheetTable(lines, columns, {
    above: [edge(summary.to ?? as_of, text.closing, summary.closing)],
    below: [edge(first, text.opening, summary.opening)],
    carried: 'balance',
  });
}

export function shareSheet(share: WholeShare, asked: Asked): Sheet {
  return {
    title: text.title,
    facts: factsOf(share, asked),
    tables: [sumsOf(share), linesOf(share)],
    asOf: share.as_of,
  };
}
