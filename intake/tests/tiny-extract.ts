/** The smallest whole extract: as rows to change, and as text by file with a manifest that fits. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sumBaht } from '../../core/satang.ts';
import {
  type Column,
  manifestColumns,
  manifestFile,
  type Subject,
  type SubjectName,
  subjects,
} from '../layout.ts';
import { tinyRows } from './tiny-rows.ts';

export type Texts = Readonly<Record<string, string>>;

/** One row by column name, as it is written. */
export type Fields = Record<string, string>;
export type Draft = Record<SubjectName, Fields[]>;

const asOf = '28/11/2568';

const fieldsOf = (columns: readonly Column[], line: string): Fields => {
  const fields = line.split('|');
  if (fields.length !== columns.length) throw new Error(`${fields.length} fields: ${line}`);
  return Object.fromEntries(columns.map(({ name }, index) => [name, fields[index] as string]));
};

/** The rows of the tiny extract, to be changed at will. */
export const tinyDraft = (): Draft =>
  Object.fromEntries(
    subjects.map(({ name, columns }) => [
      name,
      tinyRows[name].map((line) => fieldsOf(columns, line)),
    ]),
  ) as Draft;

const quoted = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

const textOf = (columns: readonly Column[], rows: readonly Fields[]): string => {
  const names = columns.map(({ name }) => name);
  const lines = rows.map((row) => names.map((name) => quoted(row[name] ?? '')).join(','));
  return [names.join(','), ...lines].map((line) => `${line}\r\n`).join('');
};

/** What is no amount counts as nothing: such a file is refused before its totals are asked for. */
function sumOf(rows: readonly Fields[], column: string): string {
  const amounts = rows.map((row) => row[column] ?? '').filter((text) => /^-?\d+\.\d\d$/.test(text));
  return sumBaht(amounts);
}

function statedOf({ file, columns, controls = [] }: Subject, rows: readonly Fields[]): Fields[] {
  const common = { AS_OF: asOf, FILE: file };
  const total = (own: readonly Fields[], column: string): Fields => ({
    ...common,
    ROWS: String(own.length),
    COLUMN: column,
    TOTAL: sumOf(own, column),
  });
  const amounts = columns.filter(({ kind }) => kind === 'amount');
  const groups = controls.flatMap(({ by, of }) =>
    [...new Set(rows.map((row) => row[by] as string))].toSorted().flatMap((value) => {
      const own = rows.filter((row) => row[by] === value);
      return of.map((column) => ({ ...total(own, column), BY: by, VALUE: value }));
    }),
  );
  if (amounts.length === 0) return [{ ...common, ROWS: String(rows.length) }];
  return [...amounts.map(({ name }) => total(rows, name)), ...groups];
}

/** The manifest's rows that fit these: totals of every amount column and every control. */
export const manifestOf = (draft: Draft): Fields[] =>
  subjects.flatMap((subject) => statedOf(subject, draft[subject.name]));

/** Text by file name, in UTF-8; `manifest` unless told is the one that fits. */
export function textsOf(draft: Draft, manifest: readonly Fields[] = manifestOf(draft)): Texts {
  const texts = subjects.map(({ name, file, columns }) => [file, textOf(columns, draft[name])]);
  return { ...Object.fromEntries(texts), [manifestFile]: textOf(manifestColumns, manifest) };
}

export const tinyExtract: Texts = textsOf(tinyDraft());

export async function writeTexts(folder: string, texts: Texts): Promise<void> {
  for (const [file, text] of Object.entries(texts)) await writeFile(join(folder, file), text);
}
