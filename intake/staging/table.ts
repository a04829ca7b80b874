/** A file of the extract as a table: its names in the store, and its rows as COPY wants them. */

import type { Register } from '../check/register.ts';
import type { Value } from '../decode/fields.ts';
import type { Row } from '../decode/rows.ts';
import type { Column, Subject } from '../layout.ts';
import { LineWriter } from './line-writer.ts';

/** The column's name in the store: amounts say their unit. */
export const columnName = ({ name, kind }: Column): string =>
  `${name.toLowerCase()}${kind === 'amount' ? '_satang' : ''}`;

export interface CopyForm {
  /** Names of the columns in the order in which `bytes` writes them. */
  readonly columns: readonly string[];
  /** Rows in COPY's text format, UTF-8. `watch` is told of each where it ends. */
  bytes(rows: readonly Row[], watch?: (row: Row, end: number) => void): Buffer;
}

/** Digests of a publication's ledgers (`ledger-digests.ts`): a part like those of the files. */
export const digestsTable = { name: 'ledger_digests' };

/** Their sums by year (`ledger-years.ts`): another part. */
export const yearsTable = { name: 'ledger_years' };

/** What the intake makes of the files beside their tables. */
export const madeTables = [digestsTable, yearsTable] as const;

/** The column that the store adds to a file, and whose number it holds. */
interface Owner {
  readonly column: string;
  readonly of: (key: string) => string | undefined;
}

/** Some lines repeat whose they are: row-level security looks at the row alone. */
function ownerOf({ name }: Subject, register: Register): Owner | undefined {
  const contract = (no: string) => register.contracts.get(no)?.memberNo;
  if (name === 'deposit_slips' || name === 'deposit_lines') {
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

/** The publication's number is not among the columns: the staged table has it as its default. */
export function copyForm(subject: Subject, register: Register): CopyForm {
  const ownColumns = subject.columns.map(columnName);
  const keyAt = subject.columns.findIndex(({ name }) => name === subject.key[0]);
  const owner = ownerOf(subject, register);
  return {
    columns: [...ownColumns, ...(owner ? [owner.column] : [])],
    bytes(rows, watch) {
      const writer = new LineWriter(rows.length);
      for (const row of rows) {
        writer.value(row[0] as Value);
        for (let index = 1; index < row.length; index += 1) {
          writer.endField();
          writer.value(row[index] as Value);
        }
        if (owner) {
          writer.endField();
          writer.value(ownerNo(owner, row[keyAt] as string));
        }
        writer.endLine();
        watch?.(row, writer.end);
      }
      return writer.bytes;
    },
  };
}
