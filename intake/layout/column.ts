/** How files and columns of an extract are described. */

/** How a column is written and what it must hold. */
export type ColumnKind =
  | 'text'
  | 'member_no'
  | 'agency_no'
  | 'account_no'
  | 'contract_no'
  | 'national_id'
  | 'day'
  | 'month'
  | 'year'
  | 'amount'
  | 'total'
  | 'rate'
  | 'whole'
  | 'sign'
  | 'flag';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** May be blank. */
  readonly optional?: true;
  /** Closed list of codes, where the column has one. */
  readonly oneOf?: readonly string[];
}

/** Control totals by group: for each value of column `by`, what the `of` columns add up to. */
export interface Control {
  readonly by: string;
  readonly of: readonly string[];
}

export interface Subject<Name extends string = string> {
  readonly name: Name;
  readonly file: `${string}.csv`;
  /** Columns that together occur once; a ledger's lines stand in this order in its file. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  /** Stated in the manifest besides the total of every amount column. */
  readonly controls?: readonly Control[];
}

export const column = (name: string, kind: ColumnKind, more: Partial<Column> = {}): Column => ({
  name,
  kind,
  ...more,
});

/** A column that may be blank. */
export const optional = (name: string, kind: ColumnKind, more: Partial<Column> = {}): Column =>
  column(name, kind, { ...more, optional: true });

/** A column that holds one of a closed list of codes. */
export const code = (name: string, oneOf: readonly string[]): Column =>
  column(name, 'text', { oneOf });

export const subject = <const Name extends string>(described: Subject<Name>): Subject<Name> =>
  described;
