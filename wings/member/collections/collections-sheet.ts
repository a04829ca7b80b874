/** The list of bills or receipts as it is printed and put into files. */
import type * as z from 'zod/mini';
import { collectionKinds } from '../../../api/collection-tabs.text.ts';
import { type Whose, whoseFacts } from '../../../api/sheet/owner-facts.ts';
import { sumBaht } from '../../../core/satang.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import { text } from './collections.text.ts';
import { paperText as words } from './paper.text.ts';
import type { headShape } from './shapes.ts';
import { billMonthShort, stateWord } from './status-words.ts';

type Head = z.output<typeof headShape>;

export interface SheetOf {
  readonly kind: 'monthly' | 'other';
  readonly member: Whose;
  readonly asOf: string;
  /** Newest first. */
  readonly heads: readonly Head[];
}

/**
 * Before posting nobody knows what will come in, and there is no receipt yet: what is asked for
 * stands apart. On each line and at the foot billed = collected + uncollected + on its way.
 */
const monthly = lineColumns<Head>()({
  month: { name: text.list.month, kind: 'text', of: billMonthShort },
  state: { name: text.list.state, kind: 'text', of: stateWord },
  receiptNo: {
    ...{ name: text.receiptNo, kind: 'text' },
    of: (head) => (head.posted ? head.receipt_no : null),
  },
  receiptOn: {
    ...{ name: text.receiptOn, kind: 'day' },
    of: (head) => (head.posted ? head.receipt_on : null),
  },
  count: { name: text.count, kind: 'count', of: (head) => head.item_count },
  billed: { name: text.baht(text.billed), kind: 'baht', of: (head) => head.billed },
  collected: {
    ...{ name: text.baht(text.collected), kind: 'baht' },
    of: (head) => (head.posted ? head.collected : null),
  },
  uncollected: {
    ...{ name: text.baht(text.uncollected), kind: 'baht' },
    of: (head) => (head.posted ? head.uncollected : null),
  },
  pending: {
    ...{ name: text.baht(text.status.PENDING), kind: 'baht' },
    of: (head) => (head.posted ? null : head.billed),
  },
  refund: { name: text.baht(text.refund), kind: 'baht', of: (head) => head.refund_pending },
});

const other = lineColumns<Head>()({
  date: { name: text.list.date, kind: 'day', of: (head) => head.receipt_on },
  receiptNo: { name: text.receiptNo, kind: 'text', of: (head) => head.receipt_no },
  count: { name: text.count, kind: 'count', of: (head) => head.item_count },
  amount: { name: text.baht(text.one.amount), kind: 'baht', of: (head) => head.collected },
});

const countOf = (heads: readonly Head[]): number =>
  heads.reduce((total, head) => total + head.item_count, 0);

function monthlyTotal(heads: readonly Head[]): MarkedRow<keyof typeof monthly> {
  const posted = heads.filter((head) => head.posted);
  const pendingBills = heads.filter((head) => !head.posted);
  return {
    as: 'total',
    cells: {
      month: words.sum,
      count: countOf(heads),
      billed: sumBaht(heads.map((head) => head.billed)),
      collected: sumBaht(posted.map((head) => head.collected)),
      uncollected: sumBaht(posted.map((head) => head.uncollected)),
      pending: sumBaht(pendingBills.map((head) => head.billed)),
      refund: sumBaht(heads.map((head) => head.refund_pending)),
    },
  };
}

const otherTotal = (heads: readonly Head[]): MarkedRow<keyof typeof other> => ({
  as: 'total',
  cells: {
    receiptNo: words.sum,
    count: countOf(heads),
    amount: sumBaht(heads.map((head) => head.collected)),
  },
});

function tableOf({ kind, heads }: SheetOf): SheetTable {
  const hasSum = heads.length > 0;
  if (kind === 'monthly') {
    const below = hasSum ? [monthlyTotal(heads)] : [];
    return sheetTable(heads, monthly, { below, empty: text.list.empty });
  }
  const below = hasSum ? [otherTotal(heads)] : [];
  return sheetTable(heads, other, { below, empty: text.list.otherEmpty });
}

export function kepSheet(of: SheetOf): Sheet {
  const { kind, member, asOf } = of;
  return {
    title: collectionKinds[kind],
    facts: whoseFacts(member, asOf),
    tables: [tableOf(of)],
    asOf,
    ...(kind === 'monthly' ? { wide: true as const } : {}),
  };
}
