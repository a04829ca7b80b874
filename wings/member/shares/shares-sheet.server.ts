/** Shares as a sheet: what the screen shows, in its words and order, over all pages (D-06). */
import type { DataOf } from '../../../api/endpoint.ts';
import { whoseFacts } from '../../../api/sheet/owner-facts.ts';
import type { LedgerFilter } from '../../../core/ledger/address.ts';
import { shareLedger } from '../../../core/ledger/shares.text.ts';
import { linesTable, sumsTable } from '../../../core/sheet/ledger-tables.ts';
import type { Sheet } from '../../../core/sheet/sheet.ts';
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

interface SheetContext {
  readonly member: MemberRow;
  readonly filter: LedgerFilter;
}

function factsOf({ as_of, head }: WholeShare, { member, filter }: SheetContext): Sheet['facts'] {
  return whoseFacts(member, as_of, [
    [text.totalBaht, formatBaht(head.share_value_total)],
    [text.count, text.shares(formatNumber(head.shares_count, 0))],
    [text.par, formatBaht(head.par_value)],
    [text.monthly, head.suspended ? text.suspended : formatBaht(head.monthly_amount)],
    [text.period, String(head.last_period ?? text.none)],
    [text.heldAsCollateral, formatBaht(head.held_as_collateral)],
    [filterText.shown, filterInWords(filter)],
  ]);
}

export function shareSheet(share: WholeShare, context: SheetContext): Sheet {
  return {
    title: text.title,
    facts: factsOf(share, context),
    tables: [sumsTable(shareLedger, share), linesTable(shareLedger, share)],
    asOf: share.as_of,
  };
}
