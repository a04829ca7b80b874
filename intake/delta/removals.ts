/** `delta.csv`: which extract the delta is put upon, and which of its rows are gone. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Refusal, textReader, type Value } from '../decode/fields.ts';
import type { FileFacts } from '../decode/inspect.ts';
import { type Row, readRows } from '../decode/rows.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import {
  type Column,
  deltaColumns,
  deltaFile,
  deltaKeyColumns,
  type Subject,
  subjects,
} from '../layout.ts';
import { copyText } from '../staging/line-writer.ts';

/** Rows that are gone: file, line in `delta.csv`, and the key as the store writes it in text. */
export const removalsTable = 'delta_removals';

const keyNames = deltaKeyColumns.map(({ name }) => name.toLowerCase());
const digest = /^[0-9a-f]{64}$/;

const byFile = new Map<string, Subject>(subjects.map((subject) => [subject.file, subject]));

type Report = (column: string, reason: string) => void;

const keyColumn = (subject: Subject, name: string): Column =>
  subject.columns.find((column) => column.name === name) as Column;

/** The key in the form of the store; undefined where a part of it is missing or is none. */
function readKey(subject: Subject, parts: Row, report: Report): readonly Value[] | undefined {
  const { key } = subject;
  if (parts.some((part, index) => (part !== null) !== index < key.length)) {
    report('KEY_1', reasons.deltaKey(key));
    return undefined;
  }
  const values = key.map((name, index) => {
    const value = textReader(keyColumn(subject, name))(parts[index] as string);
    if (value instanceof Refusal) report(`KEY_${index + 1}`, value.reason);
    return value;
  });
  return values.some((value) => value instanceof Refusal) ? undefined : (values as Value[]);
}

/** What the file's rows amount to so far. */
class Reading {
  base: string | undefined;

  /** The row as COPY text; undefined of one that names no row, or is at fault. */
  take(row: Row, line: number, report: Report): string | undefined {
    const [base, file, ...parts] = row as [string, string | null, ...Row];
    const isFirst = this.base === undefined;
    this.base ??= base;
    if (isFirst && !digest.test(base)) report('BASE', reasons.deltaBaseForm(base));
    if (base !== this.base) report('BASE', reasons.deltaBaseVaries);
    if (file === null) {
      if (parts.some((part) => part !== null)) report('KEY_1', reasons.deltaNoFile);
      return undefined;
    }
    const subject = byFile.get(file);
    if (!subject) report('FILE', reasons.manifestFile(file));
    const key = subject && readKey(subject, parts, report);
    if (!key) return undefined;
    const cells = keyNames.map((_, index) => copyText(key[index] ?? null));
    return `${[file, line, ...cells].join('\t')}\n`;
  }
}

/**
 * Reads the file into a temporary table of the session; gives the SHA-256 of the base's manifest,
 * or undefined where the file has faults.
 */
export async function readRemovals(
  session: pg.Client,
  facts: FileFacts,
  faults: Faults,
): Promise<string | undefined> {
  const reading = new Reading();
  const keys = keyNames.map((name) => `${name} text`).join(', ');
  await session.query(`CREATE TEMPORARY TABLE ${removalsTable} (file text, line int, ${keys})`);
  async function* text(): AsyncGenerator<string> {
    const source = { file: deltaFile, facts, columns: deltaColumns, faults };
    for await (const { rows, lines } of readRows(source)) {
      const taken = rows.map((row, index) => {
        const line = lines[index] as number;
        return reading.take(row, line, (...fault) => faults.add(deltaFile, line, ...fault));
      });
      yield taken.filter((line) => line !== undefined).join('');
    }
  }
  await pipeline(text, session.query(copyFrom(`COPY ${removalsTable} FROM STDIN`)));
  if (reading.base === undefined && !faults.any) {
    faults.add(deltaFile, 1, 'BASE', reasons.deltaEmpty);
  }
  return faults.any ? undefined : reading.base;
}

/** SQL that is true where row `r` of the removals names row `row` of the subject. */
export const namesRow = ({ file, key }: Subject, row: string): string =>
  [
    `r.file = '${file}'`,
    ...key.map((name, index) => `r.${keyNames[index]} = ${row}.${name.toLowerCase()}::text`),
  ].join(' AND ');
