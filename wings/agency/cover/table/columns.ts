/** The columns of money of a cover statement, by how much the cooperative tells. Pure. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { sumBaht } from '../../../../core/satang.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import type { readCover } from '../cover.api.ts';
import { text } from '../cover.text.ts';

export type Cover = DataOf<typeof readCover>;
export type CoverLine = Cover['members'][number];
export type Cells = NonNullable<Cover['totals']>;

/** A column; its text for one line is undefined where there is nothing. */
export interface Column {
  readonly key: string;
  readonly name: string;
  readonly of: (cells: Cells) => string | undefined;
}

/** Columns under one head; a group of one column has no head of its own. */
export interface ColumnGroup {
  readonly key: string;
  readonly name: string;
  readonly columns: readonly Column[];
  /** What the whole group comes to, for a card. */
  readonly amount: (cells: Cells) => string | undefined;
}

const labels = text.columns;
const families = ['emergency', 'ordinary', 'special'] as const;
const plain = ['deposit', 'cremation', 'fee', 'other', 'guarantee'] as const;

/** Baht as they travel → as they are read; undefined where there is nothing. Throws for text. */
export const shown = (baht: string | null | undefined): string | undefined =>
  baht === null || baht === undefined ? undefined : formatBaht(baht);

/** What an instalment comes to, however much is told of it. */
function loanAmount(cell: Cells['ordinary']): string | undefined {
  if (cell === null) return undefined;
  if (cell.amount !== undefined) return shown(cell.amount);
  const parts = [cell.principal, cell.interest].filter((part) => part !== undefined);
  return formatBaht(sumBaht(parts));
}

const period = (of: Column['of']): Column => ({ key: 'period', name: labels.period, of });
const orUndefined = (text: string | null | undefined): string | undefined => text ?? undefined;

function shareGroup(full: boolean): ColumnGroup {
  const amount: Column['of'] = ({ share }) => shown(share?.amount);
  const column = { key: 'amount', name: full ? labels.amount : labels.share, of: amount };
  const columns = full ? [period(({ share }) => orUndefined(share?.period)), column] : [column];
  return { key: 'share', name: labels.share, columns, amount };
}

function loanGroup(family: (typeof families)[number], full: boolean): ColumnGroup {
  const name = labels[family];
  const amount: Column['of'] = (cells) => loanAmount(cells[family]);
  if (!full) return { key: family, name, columns: [{ key: 'amount', name, of: amount }], amount };
  const part = (key: 'principal' | 'interest'): Column => ({
    key,
    name: labels[key],
    of: (cells) => shown(cells[family]?.[key]),
  });
  const columns = [
    period((cells) => orUndefined(cells[family]?.period)),
    part('principal'),
    part('interest'),
  ];
  return { key: family, name, columns, amount };
}

function plainGroup(key: (typeof plain)[number]): ColumnGroup {
  const amount: Column['of'] = (cells) => shown(cells[key]);
  return {
    key,
    name: labels[key],
    columns: [{ key: 'amount', name: labels[key], of: amount }],
    amount,
  };
}

/** In the order of the paper; of `total` none. Guaranteed debts only where there are any. */
export function columnGroups(detail: Cover['detail'], totals: Cells): readonly ColumnGroup[] {
  if (detail === 'total') return [];
  const full = detail === 'full';
  const rare = plain.filter((key) => key !== 'guarantee' || totals.guarantee !== null);
  return [
    shareGroup(full),
    ...families.map((family) => loanGroup(family, full)),
    ...rare.map(plainGroup),
  ];
}
