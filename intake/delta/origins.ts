/** The way back from a row of the whole to the delta's own line, or to a row of the base. */
import type pg from 'pg';
import { keyInWords } from '../comparison/share-of-rows.ts';
import type { Fault } from '../fault.ts';
import { type Subject, subjects } from '../layout.ts';
import { rowOfFile, rowOfSameFile } from '../mapping/mapping.text.ts';
import { keyOf } from '../staging/cross-check.ts';
import { deltaText as text } from '../text/delta.text.ts';
import { orderOf, wholeSql } from './whole.ts';

/** Where a row of the whole comes from. */
interface Origin {
  /** In the delta; 0 of a row of the base. */
  readonly line: number;
  readonly key: readonly string[];
}

const subjectOfFile = (file: string): Subject | undefined =>
  subjects.find((subject) => subject.file === file);

/** Origins of these rows of a file; one row of text each, so that rows and lines are the same. */
async function originsOf(
  session: pg.Client,
  subject: Subject,
  baseId: number,
  rows: readonly number[],
): Promise<ReadonlyMap<number, Origin>> {
  const found = await session.query<Origin & { readonly row: number }>(
    `SELECT row, line, key FROM (
       SELECT (row_number() OVER (ORDER BY ${orderOf(subject)}))::int + 1 AS row, line,
         ${keyOf(subject.name)} AS key
       FROM (${wholeSql(subject, baseId)}) r) numbered WHERE row = ANY ($1)`,
    [rows],
  );
  return new Map(found.rows.map(({ row, ...origin }) => [row, origin]));
}

/** Every row of a file of the whole that a fault names, as its place or in its reason. */
function rowsNamed(faults: readonly Fault[]): ReadonlyMap<string, ReadonlySet<number>> {
  const named = new Map<string, Set<number>>();
  const add = (file: string, row: number) => {
    named.set(file, (named.get(file) ?? new Set()).add(row));
  };
  for (const { file, row, reason } of faults) {
    add(file, row);
    for (const [, other = '', line] of reason.matchAll(rowOfFile)) add(other, Number(line));
    for (const [, line] of reason.matchAll(rowOfSameFile)) add(file, Number(line));
  }
  return named;
}

type OriginAt = (file: string, row: number) => Origin | undefined;

function relocated(fault: Fault, at: OriginAt): Fault {
  const { file, row, column } = fault;
  const inWords = (of: string, { key }: Origin): string => {
    const subject = subjectOfFile(of);
    return subject ? keyInWords(subject.name, key) : '';
  };
  const place = (whole: string, of: string, line: string): string => {
    const origin = at(of, Number(line));
    if (!origin) return whole;
    return origin.line === 0
      ? text.ofBase(of, inWords(of, origin))
      : whole.replace(line, String(origin.line));
  };
  const reason = fault.reason
    .replace(rowOfFile, (whole, of: string, line: string) => place(whole, of, line))
    .replace(rowOfSameFile, (whole, line: string) => place(whole, file, line));
  const origin = at(file, row);
  if (!origin) return { ...fault, reason };
  if (origin.line > 0) return { ...fault, row: origin.line, reason };
  return { file, row: 0, column: '', reason: text.baseRow(reason, inWords(file, origin), column) };
}

/** The same faults of the whole at the delta's own files and lines, or by the key of a base row. */
export async function relocate(
  session: pg.Client,
  baseId: number,
  faults: readonly Fault[],
): Promise<readonly Fault[]> {
  const origins = new Map<string, ReadonlyMap<number, Origin>>();
  for (const [file, rows] of rowsNamed(faults)) {
    const subject = subjectOfFile(file);
    if (subject) origins.set(file, await originsOf(session, subject, baseId, [...rows]));
  }
  return faults.map((fault) => relocated(fault, (file, row) => origins.get(file)?.get(row)));
}
