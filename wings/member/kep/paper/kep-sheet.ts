/** The list of bills or receipts as it is printed and put into files. */
import type * as z from 'zod/mini';
import { type Whose, whoseFacts } from '../../../../api/sheet/whose.ts';
import { readBaht, wireBaht } from '../../../../core/satang.ts';
import type { Sheet, SheetColumn, SheetRow } from '../../../../core/sheet/sheet.ts';
import { text } from '../kep.text.ts';
import { monthShort, stateWord } from '../said.ts';
import type { headShape } from '../wire/shapes.ts';
import { paperText as words } from './paper.text.ts';

type Head = z.output<typeof headShape>;

export interface SheetOf {
  readonly kind: 'monthly' | 'other';
  readonly member: Whose;
  readonly asOf: string;
  /** Newest first. */
  readonly heads: readonly Head[];
}

const monthly: readonly SheetColumn[] = [
  { name: text.list.month, kind: 'text' },
  { name: text.list.state, kind: 'text' },
  { name: text.receiptNo, kind: 'text' },
  { name: text.receiptOn, kind: 'day' },
  { name: text.count, kind: 'count' },
  { name: text.baht(text.billed), kind: 'baht' },
  { name: text.baht(text.collected), kind: 'baht' },
  { name: text.baht(text.uncollected), kind: 'baht' },
  { name: text.baht(text.refund), kind: 'baht' },
];
const other: readonly SheetColumn[] = [
  { name: text.list.date, kind: 'day' },
  { name: text.receiptNo, kind: 'text' },
  { name: text.count, kind: 'count' },
  { name: text.baht(text.one.amount), kind: 'baht' },
];

/** Before posting nobody knows what will come in, and there is no receipt yet. */
const monthlyCells = (head: Head) => [
  monthShort(head),
  stateWord(head),
  head.posted ? head.receipt_no : null,
  head.posted ? head.receipt_on : null,
  head.item_count,
  head.billed,
  head.posted ? head.collected : null,
  head.posted ? head.uncollected : null,
  head.refund_pending,
];
const otherCells = (head: Head) => [
  head.receipt_on,
  head.receipt_no,
  head.item_count,
  head.collected,
];

const sum = (amounts: readonly string[]): string =>
  wireBaht(amounts.reduce((total, amount) => total + readBaht(amount), 0n));

function totalRow({ kind, heads }: SheetOf): SheetRow {
  const posted = heads.filter((head) => head.posted);
  const count = heads.reduce((total, head) => total + head.item_count, 0);
  const collected = sum(posted.map((head) => head.collected));
  if (kind === 'other') return { as: 'total', cells: [null, words.sum, count, collected] };
  const billed = sum(heads.map((head) => head.billed));
  const uncollected = sum(posted.map((head) => head.uncollected));
  const refund = sum(heads.map((head) => head.refund_pending));
  return {
    as: 'total',
    cells: [words.sum, null, null, null, count, billed, collected, uncollected, refund],
  };
}

export function kepSheet(of: SheetOf): Sheet {
  const { kind, member, asOf, heads } = of;
  const cellsOf = kind === 'monthly' ? monthlyCells : otherCells;
  const rows: SheetRow[] = heads.map((head) => ({ cells: cellsOf(head) }));
  return {
    title: text.tabs[kind],
    facts: whoseFacts(member, asOf),
    tables: [
      {
        columns: kind === 'monthly' ? monthly : other,
        rows: heads.length > 0 ? [...rows, totalRow(of)] : [],
        empty: kind === 'monthly' ? text.list.empty : text.list.otherEmpty,
      },
    ],
    asOf,
    ...(kind === 'monthly' ? { wide: true as const } : {}),
  };
}
