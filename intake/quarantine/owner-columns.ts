/** Whose the rows of a file are. */
import type { Subject } from '../layout.ts';

/** Columns whose number leads to one member. */
export const ownerKinds = ['MEMBER_NO', 'ACCOUNT_NO', 'CONTRACT_NO', 'CREMATION_NO'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** Rows of members that an agency's month is the sum of. */
const bills: readonly string[] = ['collections', 'collection_items'];

export interface OwnerColumn {
  /** Of the file. */
  readonly column: OwnerKind;
  /** Of the table: the membership number of whose the row is. */
  readonly stored: 'member_no' | 'borrower_no';
}

/** Undefined of files whose rows members share: agencies, years, kinds of welfare, bills. */
export function ownerColumnOf({ name, columns, key }: Subject): OwnerColumn | undefined {
  if (bills.includes(name)) return undefined;
  const isOwn = (column: string) => columns.some((one) => one.name === column);
  const column = isOwn('MEMBER_NO') ? 'MEMBER_NO' : ownerKinds.find((kind) => kind === key[0]);
  return column && { column, stored: name === 'guarantees' ? 'borrower_no' : 'member_no' };
}

/** The column of the table that says which member a row speaks of, bills among them. */
export const storedOwnerOf = (subject: Subject): OwnerColumn['stored'] | undefined =>
  bills.includes(subject.name) ? 'member_no' : ownerColumnOf(subject)?.stored;
