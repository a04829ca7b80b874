/** A file of the extract as a table: its names in the store, and its rows as COPY wants them. */

import type { Register } from '../check/register.ts';
import type { Value } from '../decode/fields.ts';
import type { Row } from '../decode/rows.ts';
import type { Column, Subject } from '../layout.ts';

/** The column's name in the store: amounts say their unit. */
export const columnName = ({ name, kind }: Column): string =>
  `${name.toLowerCase()}${kind === 'amount' ? '_satang' : ''}`;

/** The table that holds a publication's part, first in schema staging, then in records. */
export const partName = ({ name }: Subject, publicationId: number): string =>
  `${name}_${publicationId}`;

/** Control characters never get this far, so the backslash alone needs an escape. */
function copyText(value: Value): string {
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

/** Lines of deposits repeat whose they are: row-level security looks at the row alone. */
export function copyForm(subject: Subject, publicationId: number, register: Register): CopyForm {
  const ownColumns = subject.columns.map(columnName);
  const withOwner = subject.name === 'deposit_lines';
  const keyAt = subject.columns.findIndex(({ name }) => name === subject.key[0]);
  const owner = (row: Row): string =>
    `\t${register.accounts.get(row[keyAt] as string)?.memberNo ?? '\\N'}`;
  return {
    columns: ['publication_id', ...ownColumns, ...(withOwner ? ['member_no'] : [])],
    line(row) {
      let text = String(publicationId);
      for (const value of row) text += `\t${copyText(value)}`;
      return `${text}${withOwner ? owner(row) : ''}\n`;
    },
  };
}
