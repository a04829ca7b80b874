/** A core's own files to the files of our layout: through tables of the session, memory flat. */
import type pg from 'pg';
import type { Day } from '../../../core/days.ts';
import { readFault } from '../../../records/driver/faults.ts';
import type { Faults } from '../../fault.ts';
import type { Column } from '../../layout.ts';
import { inTransaction, withSession } from '../../staging/session.ts';
import {
  closeExtractFiles,
  type ExtractFiles,
  openExtractFiles,
} from '../../write/extract-files.ts';
import type { Field } from '../../write/row.ts';
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { Mapping } from '../mapping.ts';
import { checkEncodings } from '../read/encodings.ts';
import { type FilesOf, findFiles } from '../read/files.ts';
import { checkSheets } from '../read/sheets.ts';
import type { Checking } from './checking.ts';
import { checkSources } from './checks.ts';
import { checkControls } from './controls.ts';
import { Origins, writeOrigins } from './origins.ts';
import { subjectQuery } from './subject-query.ts';
import { columnOf, loadSources, tableOf } from './tables.ts';

export interface TranslateOptions {
  /** The core's files. */
  readonly folder: string;
  readonly mapping: Mapping;
  readonly ownerUrl: string;
  /** The day that the files speak of, when the command line says it. */
  readonly asOf?: Day | undefined;
  /** Where our files are written: a folder that is there. */
  readonly out: string;
  /** Where the way back from our rows to the core's is kept: a folder that is there. */
  readonly wayBack: string;
  readonly faults: Faults;
  /** Longest time that a byte of the files is waited for. */
  readonly stallSeconds?: number | undefined;
}

/** Personal data of everybody: nobody but the service reads it. */
const ownerOnly = 0o600;
const rowsAtOnce = 2_000;

function fieldOf({ kind }: Column, text: string | null): Field {
  if (text === null) return '';
  if (kind === 'amount') return BigInt(text);
  return kind === 'year' ? Number(text) : text;
}

async function findAsOf({ session, mapping, files, faults }: Checking): Promise<Day | undefined> {
  if (!mapping.asOf) {
    faults.add('', 0, '', reasons.noAsOf);
    return undefined;
  }
  const { source, column } = mapping.asOf;
  const { rows } = await session.query<{ day: string | null; f: number; l: number }>(
    `SELECT ${columnOf(source, column.name)} AS day, min(f) AS f, min(l) AS l
       FROM ${tableOf(source)} GROUP BY 1 ORDER BY 2, 3 LIMIT 2`,
  );
  const [first, second] = rows;
  const fileOf = (index: number | undefined) =>
    files.get(source)?.find((file) => file.index === index)?.name ?? source.name;
  if (first?.day && !second) return first.day;
  const reason = second ? reasons.asOfDiffers : reasons.noAsOfRow;
  const at = second ?? first;
  faults.add(fileOf(at?.f), at?.l ?? 1, column.heading, reason(column.heading));
  return undefined;
}

/** Copies one subject out of the session, row by row, with the way back beside it. */
async function writeSubject(
  session: pg.Client,
  { mapping, wayBack }: TranslateOptions,
  files: ExtractFiles,
  mapped: Mapping['subjects'][number],
): Promise<void> {
  const { subject } = mapped;
  const query = subjectQuery(mapped, mapping.sources);
  const origins = await writeOrigins(wayBack, subject.file);
  const file = files[subject.name];
  try {
    if (query === undefined) return;
    await session.query(`DECLARE written NO SCROLL CURSOR FOR ${query}`);
    for (;;) {
      const text = `FETCH ${rowsAtOnce} FROM written`;
      const { rows } = await session.query<(string | null)[]>({ text, rowMode: 'array' });
      for (const [part, index, line, ...values] of rows) {
        file.row(subject.columns.map((column, at) => fieldOf(column, values[at] ?? null)));
        origins.add(Number(part), Number(index), Number(line));
      }
      await file.drain();
      await origins.drain();
      if (rows.length < rowsAtOnce) break;
    }
    await session.query('CLOSE written');
  } finally {
    await origins.close();
  }
}

async function writeAll(session: pg.Client, options: TranslateOptions, asOf: Day): Promise<void> {
  const { mapping, out } = options;
  const files = await openExtractFiles(out, ownerOnly);
  for (const subject of mapping.subjects) {
    await inTransaction(session, () => writeSubject(session, options, files, subject));
  }
  await closeExtractFiles(out, asOf, files, ownerOnly);
}

async function translateInSession(
  session: pg.Client,
  options: TranslateOptions,
  files: FilesOf,
): Promise<Origins | undefined> {
  const { mapping, faults, wayBack } = options;
  await checkEncodings(files, faults);
  await checkSheets(mapping, files, faults);
  if (faults.any) return undefined;
  await loadSources(session, mapping.sources, files, faults);
  if (faults.any) return undefined;
  const checking = { session, mapping, files, faults };
  await checkControls(checking);
  await checkSources(checking);
  const asOf = options.asOf ?? (await findAsOf(checking));
  if (faults.any || asOf === undefined) return undefined;
  await writeAll(session, options, asOf);
  return new Origins(wayBack, mapping, files, options.asOf !== undefined);
}

/**
 * Writes the 20 files and the manifest into `out`, and says the way back from their rows. Undefined
 * when there are faults: each of them names the core's file and line. Throws
 * StoreUnavailable, or what the store says.
 */
export async function translate(options: TranslateOptions): Promise<Origins | undefined> {
  const { ownerUrl, faults } = options;
  const files = await findFiles(options, faults);
  if (faults.any) return undefined;
  return withSession(ownerUrl, (session) => translateInSession(session, options, files)).catch(
    (error) => {
      throw readFault(error);
    },
  );
}
