/** What a room of one list is made of. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldSpec, FormValues } from '../../../../parts/edit-form/field-spec.ts';
import type { QueryEndpoint } from '../../../../shell/query/call-context.ts';
import type { ListData, ListRow } from './list-data.ts';

/** Rows under a heading; the folded ones are opened by whoever wants them. */
export interface RowGroup {
  readonly title: string;
  readonly rows: readonly ListRow[];
}
interface FoldedGroups {
  readonly summary: string;
  readonly groups: readonly RowGroup[];
}
export interface ArrangedRows {
  readonly groups: readonly RowGroup[];
  readonly folded: readonly FoldedGroups[];
}

export interface Successor {
  /** Of the button. */
  readonly name: string;
  /** Of the form. */
  readonly title: string;
  /** With these the form begins. */
  readonly values: FormValues;
}

export interface RowsTableProps {
  /** Those that are shown. */
  readonly rows: readonly ListRow[];
  /** The buttons that change a row. */
  readonly actions: (row: ListRow) => ReactNode;
}

export interface ListRoom {
  readonly read: QueryEndpoint;
  readonly save: QueryEndpoint;
  readonly title: string;
  readonly sub: string;
  /** Heading of the form for one more. */
  readonly addTitle: string;
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly hint: string };
  readonly fields: (rows: readonly ListRow[]) => readonly FieldSpec[];
  readonly nameOf: (row: FormValues) => string;
  /** What the list says of a row besides its name. */
  readonly line?: (row: ListRow) => ReactNode;
  /** Before a row's name: its picture. */
  readonly thumbnail?: (row: ListRow) => ReactNode;
  /** The rows as a table in place of a list. */
  readonly table?: (props: RowsTableProps) => ReactNode;
  readonly blank: FormValues;
  /** Rows are moved by hand; else they stand as the server arranges them. */
  readonly ordered: boolean;
  /** What a saved row has besides its fields. */
  readonly complete?: (values: FormValues, rows: readonly ListRow[]) => Readonly<object>;
  /** Below the fields: of what is typed, the row as it stands, and all rows. */
  readonly previewRow?: (
    values: FormValues,
    stored: FormValues | undefined,
    rows: readonly ListRow[],
  ) => ReactNode;
  /** Of a row whose place another takes some day: how that one is begun. */
  readonly successor?: (row: ListRow, rows: readonly ListRow[]) => Successor | undefined;
  readonly preview?: (rows: readonly ListRow[]) => ReactNode;
  /** Below the heading; the rows that it leaves over are shown. */
  readonly choose?: {
    readonly control: (data: ListData) => ReactNode;
    readonly isShown: (row: ListRow) => boolean;
  };
  /** Of a room that is not ordered: its rows under headings. */
  readonly arrange?: (rows: readonly ListRow[]) => ArrangedRows;
}
