/**
 * The extract: which files a core system delivers, their columns in order, and how each is written.
 * Files are Windows-874, CRLF, comma separated with RFC 4180 quoting and a header row. Days are
 * `dd/mm/yyyy`, months `mm/yyyy` and years `yyyy` in the Buddhist era, amounts have two decimals
 * and no thousands mark, flags are `0` or `1`.
 * `intake/EXTRACT.md` is the guide for those who write one.
 */
import {
  beneficiaries,
  dividendDeductions,
  dividends,
  dividendYears,
  welfareClaims,
  welfareTypes,
} from './layout/benefits.ts';
import {
  agencyMonths,
  collectionItems,
  collections,
  cremationEnrolments,
  cremationMonths,
} from './layout/collections.ts';
import { type Column, column, type Subject as Described, optional } from './layout/column.ts';
import { guarantees, loanLines, loans } from './layout/loans.ts';
import { agencies, members } from './layout/registry.ts';
import { depositAccounts, depositLines, depositSlips, shareLines } from './layout/savings.ts';

export { itemGroups } from './layout/collections.ts';
export type { Column, ColumnKind, Control } from './layout/column.ts';

/** In the order in which they are read: whoever is referred to comes first. */
const inOrder = [
  agencies,
  members,
  dividendYears,
  dividends,
  dividendDeductions,
  shareLines,
  depositAccounts,
  depositSlips,
  depositLines,
  loans,
  loanLines,
  guarantees,
  agencyMonths,
  collections,
  collectionItems,
  cremationEnrolments,
  cremationMonths,
  beneficiaries,
  welfareTypes,
  welfareClaims,
] as const;

export type SubjectName = (typeof inOrder)[number]['name'];
export type Subject = Described<SubjectName>;

export const subjects: readonly Subject[] = inOrder;

export const subjectOf = (name: SubjectName): Subject =>
  subjects.find((subject) => subject.name === name) as Subject;

/**
 * `manifest.csv`: one row for each amount column of each file (one row with blank COLUMN and TOTAL
 * where a file has none); and for each of its `controls`, one row for each column and each value
 * that column BY has, which stands in VALUE as it is written in the file. AS_OF is the day the
 * records speak of, the same in every row; ROWS are those of the file, or of that value.
 */
export const manifestFile = 'manifest.csv';
export const manifestColumns: readonly Column[] = [
  column('AS_OF', 'day'),
  column('FILE', 'text'),
  column('ROWS', 'whole'),
  optional('COLUMN', 'text'),
  optional('TOTAL', 'total'),
  optional('BY', 'text'),
  optional('VALUE', 'text'),
];

/**
 * `delta.csv`: makes the folder a delta, which holds new and changed rows alone. BASE is the
 * SHA-256 of the manifest of the extract that it is put upon, in hex, the same in every row. A row
 * with FILE names a row of the base that is gone, by the columns of that file's key in their order.
 */
export const deltaFile = 'delta.csv';
const mostKeyColumns = Math.max(...subjects.map(({ key }) => key.length));
export const deltaKeyColumns: readonly Column[] = Array.from({ length: mostKeyColumns }, (_, at) =>
  optional(`KEY_${at + 1}`, 'text'),
);
export const deltaColumns: readonly Column[] = [
  column('BASE', 'text'),
  optional('FILE', 'text'),
  ...deltaKeyColumns,
];
