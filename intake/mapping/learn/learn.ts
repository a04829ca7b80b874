/** Looks at a folder of unknown files and proposes how they map to our layout. */
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { maskTypedIds } from '../../../core/masked/national-ids.ts';
import { reasons } from '../../intake.text.ts';
import { subjects } from '../../layout.ts';
import { UnfitArchive } from '../../uploads/open-archive.ts';
import { UnfitTable } from '../../uploads/table/received-table.ts';
import { WrongUse } from '../../wrong-use.ts';
import { learnText as text } from '../learn.text.ts';
import { draftOf, missingColumns } from './draft.ts';
import { fixedTables, recordLength } from './fixed-tables.ts';
import { type LearntTable, matchTables } from './match.ts';
import type { FoundTable } from './table.ts';
import { delimitedTables, delimiterOf, sampleText, type TextSample } from './text-tables.ts';
import { workbookTables } from './workbook-tables.ts';

export interface Learnt {
  readonly tables: readonly LearntTable[];
  /** What was seen and why, line by line. */
  readonly report: readonly string[];
  /** The text of the mapping file. */
  readonly draft: string;
}

const baseName = (name: string): string => name.replace(/\.[^.]*$/, '').replace(/[.\s]+/g, '_');
/** `KEP6811.TXT` and `KEP6812.TXT` are one source: `KEP????.TXT`. */
const patternOf = (name: string): string => name.replace(/\d(?=[^.]*\.|\d*\.)/g, '?');

interface Files {
  readonly texts: readonly TextSample[];
  readonly tables: readonly FoundTable[];
  readonly unread: readonly string[];
}

async function look(folder: string): Promise<Files> {
  const texts: TextSample[] = [];
  const tables: FoundTable[] = [];
  const unread: string[] = [];
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new WrongUse(reasons.noFolder(folder));
  });
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    if (!(await lstat(path)).isFile()) continue;
    if (/\.xlsx$/i.test(name)) {
      try {
        tables.push(...(await workbookTables(path, name)));
      } catch (error) {
        if (!(error instanceof UnfitTable || error instanceof UnfitArchive)) throw error;
        unread.push(name);
      }
      continue;
    }
    const sample = await sampleText(path, name);
    if (sample && sample.lines.length > 0) texts.push(sample);
    else unread.push(name);
  }
  return { texts, tables, unread };
}

/** Files whose names differ in digits alone, and whose first lines are the same, are one table. */
const alike = (texts: readonly TextSample[]): readonly (readonly TextSample[])[] => [
  ...Map.groupBy(texts, ({ name, lines }) => `${patternOf(name)}\n${lines[0] ?? ''}`).values(),
];

/** None where the files are no table of any kind that is known. */
function textTables(samples: readonly TextSample[]): readonly FoundTable[] {
  const [first] = samples;
  if (!first) return [];
  const files = samples.length > 1 ? patternOf(first.name) : first.name;
  const name = baseName(files).replaceAll('?', '');
  const record = recordLength(first.lines);
  const delimiter = delimiterOf(first.lines);
  if (delimiter !== undefined) return delimitedTables(name, files, samples, delimiter);
  return record === undefined ? [] : fixedTables(name, first, record);
}

/** No two sources may share a name: sheets of several workbooks often do. */
function withOwnNames(tables: readonly FoundTable[]): readonly FoundTable[] {
  const counts = Map.groupBy(tables, ({ name }) => name);
  return tables.map((table) => {
    const isShared = (counts.get(table.name)?.length ?? 0) > 1;
    return isShared ? { ...table, name: `${baseName(table.files)}_${table.name}` } : table;
  });
}

const shownRows = 2;

function sampleLines({ columns, table }: LearntTable): readonly string[] {
  return Array.from({ length: Math.min(shownRows, table.rows) }, (_, row) => {
    // Whatever a column is taken for: an ID in remarks is one, too.
    const cells = columns.map(({ column }) => maskTypedIds(column.values[row] ?? ''));
    return text.sample(cells.join(' · '));
  });
}

function reportOf(learnt: LearntTable): readonly string[] {
  const { table, columns, subject, found } = learnt;
  const required = subject?.columns.filter(({ optional }) => !optional) ?? [];
  const share = `${required.length - missingColumns(learnt).length}/${required.length}`;
  return [
    text.table(table.name, table.files, table.seen, table.rows),
    subject ? text.subject(subject.file, share) : text.noSubject,
    ...columns.map((known) => {
      const ours = [...found].find(([, theirs]) => theirs === known)?.[0];
      const { format, reason } = known.guess;
      return text.column(known.column.name, format.kind, reason, ours?.name ?? '');
    }),
    ...sampleLines(learnt),
  ];
}

/** What is missing of the columns that our 20 files must have. */
function lackingLines(tables: readonly LearntTable[]): readonly string[] {
  return subjects.flatMap((subject) => {
    const own = tables.find((one) => one.subject?.name === subject.name);
    const required = subject.columns.filter(({ optional }) => !optional).map(({ name }) => name);
    const missing = own ? missingColumns(own) : required;
    return missing.length > 0 ? [text.lacking(subject.file, missing)] : [];
  });
}

/** Reads samples of all files of the folder; `name` is the name of the mapping. */
export async function learn(folder: string, name: string): Promise<Learnt> {
  const { texts, tables, unread } = await look(folder);
  const groups = alike(texts).map((samples) => ({ samples, found: textTables(samples) }));
  const learnt = matchTables(withOwnNames([...groups.flatMap(({ found }) => found), ...tables]));
  const apart = groups.flatMap(({ samples, found }) =>
    found.length === 0 ? samples.map((sample) => sample.name) : [],
  );
  const tableless = [...unread, ...apart];
  const report = [
    ...learnt.flatMap(reportOf),
    ...tableless.map(text.notRead),
    ...lackingLines(learnt),
  ];
  return { tables: learnt, report, draft: draftOf(name, learnt, tableless) };
}
