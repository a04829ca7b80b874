/** A file of the extract as a table: its names in the store, and its rows as COPY wants them. */

import type { Register } from '../check/register.ts';
import type { Value } from '../decode/fields.ts';
import type { Row } from '../decode/rows.ts';
import type { Column, Subject } from '../layout.ts';

/** The column's name in the store: amounts say their unit. */
export const columnName = ({ name, kind }: Column): string =>
  `${name.toLowerCase()}${kind === 'amount' ? '_satang' : ''}`;

/** The table that holds a publication's part, first in schema staging, then in records. */
export const partName = ({ name }: Pick<Subject, 'name'>, publicationId: number): string =>
  `${name}_${publicationId}`;

/** Control characters never get this far, so the backslash alone needs an escape. */
export function copyText(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.includes('\\') ? value.replaceAll('\\', '\\\\') : value;
}

export interface CopyForm {
  /** Names of the columns in the order in which `line` writes them. */
  readonly columns: readonly string[];
  /** One row in COPY's text format, line feed included. */
  line(row: Row): string;
}

/** The column that the store adds to a file, and whose number it holds. */
interface Owner {
  readonly column: string;
  readonly of: (key: string) => string | undefined;
}

/** Some lines repeat whose they are: row-level security looks at the row alone. */
function ownerOf({ name }: Subject, register: Register): Owner | undefined {
  const contract = (no: string) => register.contracts.get(no)?.memberNo;
  if (name === 'deposit_lines') {
    return { column: 'member_no', of: (no) => register.accounts.get(no)?.memberNo };
  }
  if (name === 'loan_lines') return { column: 'member_no', of: contract };
  if (name === 'guarantees') return { column: 'borrower_no', of: contract };
  if (name !== 'cremation_months') return undefined;
  return { column: 'member_no', of: (no) => register.enrolments.get(no) };
}

/** The checks refuse a row of nobody before it gets here; if one did, nobody may be shown it. */
function ownerNo({ of, column }: Owner, key: string): string {
  const memberNo = of(key);
  if (memberNo === undefined) throw new Error(`no ${column} for ${key}`);
  return memberNo;
}

export function copyForm(subject: Subject, publicationId: number, register: Register): CopyForm {
  const ownColumns = subject.columns.map(columnName);
  const keyAt = subject.columns.findIndex(({ name }) => name === subject.key[0]);
  const owner = ownerOf(subject, register);
  return {
    columns: ['publication_id', ...ownColumns, ...(owner ? [owner.column] : [])],
    line(row) {
      let text = String(publicationId);
      for (const value of row) text += `\t${copyText(value)}`;
      if (owner) text += `\t${ownerNo(owner, row[keyAt] as string)}`;
      return `${text}\n`;
    },
  };
}
