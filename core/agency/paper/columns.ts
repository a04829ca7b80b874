/** The columns of a cover statement, for screen, paper and files alike (A.9, D-23). */
import type { Satang } from '../../satang.ts';
import type { Cover, CoverCells, CoverRow, LoanCell } from '../cover.ts';
import { type LoanFamily, loanFamilies } from '../families.ts';

/** How much of a member's month is told: every column, a sum for each group, the total alone. */
export type CoverDetail = 'full' | 'grouped' | 'total';

export const coverGroups = [
  ...(['share', ...loanFamilies, 'deposit', 'cremation', 'fee', 'other', 'guarantee'] as const),
];
export type CoverGroup = (typeof coverGroups)[number];

export type PersonColumn = 'seq' | 'membershipNo' | 'name' | 'employeeNo' | 'receiptNo';
export type MoneyPart = 'period' | 'amount' | 'principal' | 'interest';

/** Words about a person, a period or an amount; `sum`: what lines of the column add up to. */
export type CoverColumn =
  | { readonly kind: 'person'; readonly of: PersonColumn }
  | { readonly kind: 'period'; readonly group: 'share' | LoanFamily }
  | {
      readonly kind: 'baht';
      readonly group: CoverGroup | 'total';
      readonly part: Exclude<MoneyPart, 'period'>;
    };

const isFamily = (group: CoverGroup | 'total'): group is LoanFamily =>
  (loanFamilies as readonly string[]).includes(group);

function columnsOf(group: CoverGroup, detail: CoverDetail): CoverColumn[] {
  const baht = (part: 'amount' | 'principal' | 'interest'): CoverColumn => ({
    ...{ kind: 'baht', group, part },
  });
  if (detail !== 'full') return [baht('amount')];
  if (isFamily(group)) return [{ kind: 'period', group }, baht('principal'), baht('interest')];
  return group === 'share' ? [{ kind: 'period', group }, baht('amount')] : [baht('amount')];
}

/** All columns in their order; one for employee numbers only where somebody has one. */
export function coverColumns(detail: CoverDetail, rows: readonly CoverRow[]): CoverColumn[] {
  const person = (of: PersonColumn): CoverColumn => ({ kind: 'person', of });
  const hasEmployees = rows.some(({ employeeNo }) => employeeNo !== null);
  const groups = detail === 'total' ? [] : coverGroups;
  return [
    ...(['seq', 'membershipNo', 'name'] as const).map(person),
    ...(hasEmployees ? [person('employeeNo')] : []),
    person('receiptNo'),
    ...groups.flatMap((group) => columnsOf(group, detail)),
    { kind: 'baht', group: 'total', part: 'amount' },
  ];
}

/** The columns of the paper form (A.9), and one for others' debts where somebody pays such. */
export const formColumns = (detail: CoverDetail, rows: readonly CoverRow[]): CoverColumn[] =>
  coverColumns(detail, rows).filter(
    (column) =>
      !(column.kind === 'baht' && column.group === 'guarantee') ||
      rows.some(({ guaranteeSatang }) => guaranteeSatang !== null),
  );

const wholeLoan = (loan: LoanCell | null): Satang | null =>
  loan && loan.principalSatang + loan.interestSatang;

const plainOf = {
  deposit: (cells: CoverCells) => cells.depositSatang,
  cremation: (cells: CoverCells) => cells.cremationSatang,
  fee: (cells: CoverCells) => cells.feeSatang,
  other: (cells: CoverCells) => cells.otherSatang,
  guarantee: (cells: CoverCells) => cells.guaranteeSatang,
  total: (cells: CoverCells) => cells.totalSatang,
};

/** The figure of a line or a sum in a column of amounts; null where there is nothing of it. */
export function figureIn(
  cells: CoverCells,
  { group, part }: Extract<CoverColumn, { kind: 'baht' }>,
): Satang | null {
  if (group === 'share') return cells.share?.amountSatang ?? null;
  if (!isFamily(group)) return plainOf[group](cells);
  const loan = cells[group];
  if (part === 'amount') return wholeLoan(loan);
  return loan && (part === 'principal' ? loan.principalSatang : loan.interestSatang);
}

/** What a line has in a column: words, an amount, or null for nothing. */
export function cellIn(row: CoverRow, column: CoverColumn): string | Satang | null {
  if (column.kind === 'baht') return figureIn(row, column);
  if (column.kind === 'period') return row[column.group]?.period ?? null;
  return column.of === 'seq' ? String(row.seq) : row[column.of];
}

/** What is to be said beside a line; it names parts of the bill. */
export const noteIn = (row: CoverRow, detail: CoverDetail): string | null =>
  detail === 'total' ? null : row.note;

/** What is asked for under one group, and of how many. */
export interface GroupTotal {
  readonly group: CoverGroup;
  readonly count: number;
  /** Of loans, where every column is told; elsewhere null. */
  readonly principalSatang: Satang | null;
  readonly interestSatang: Satang | null;
  readonly amountSatang: Satang;
}

/** Groups of which the statement has something, in their order. */
export function groupTotals({ rows, totals }: Cover, detail: CoverDetail): GroupTotal[] {
  if (detail === 'total') return [];
  return coverGroups.flatMap((group) => {
    const amount = (cells: CoverCells) => figureIn(cells, { kind: 'baht', group, part: 'amount' });
    const amountSatang = amount(totals);
    if (amountSatang === null) return [];
    const loan = detail === 'full' && isFamily(group) ? totals[group] : null;
    return {
      group,
      count: rows.filter((row) => amount(row) !== null).length,
      principalSatang: loan?.principalSatang ?? null,
      interestSatang: loan?.interestSatang ?? null,
      amountSatang,
    };
  });
}
