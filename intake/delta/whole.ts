/** The whole extract of a base and a delta: as SQL, and written as files of the layout. */
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { eraYears } from '../../core/thai-date.ts';
import type { FileFacts } from '../decode/inspect.ts';
import { readFile } from '../decode/read-file.ts';
import { UnfitFile } from '../decode/unfit-file.ts';
import type { Faults } from '../fault.ts';
import { type Column, manifestFile, type Subject, subjects } from '../layout.ts';
import { asWritten, inBaht } from '../staging/cross-check.ts';
import { columnName } from '../staging/table.ts';
import { changesTable } from './changes.ts';
import type { DeltaSet } from './delta-set.ts';
import { namesRow, removalsTable } from './removals.ts';

/** Personal data of everybody: nobody but the service reads it. */
const ownerOnly = 0o600;

/** The rows of the whole with their line in the delta, 0 of those that the base alone has. */
export function wholeSql(subject: Subject, baseId: number): string {
  const { name, key, columns } = subject;
  const names = columns.map(columnName).join(', ');
  const changes = changesTable(subject);
  const same = key.map((one) => `c.${one.toLowerCase()} = o.${one.toLowerCase()}`).join(' AND ');
  return `SELECT ${names}, 0 AS line FROM records.${name} o
      WHERE publication_id = ${baseId}
        AND NOT EXISTS (SELECT FROM ${changes} c WHERE ${same})
        AND NOT EXISTS (SELECT FROM ${removalsTable} r WHERE ${namesRow(subject, 'o')})
    UNION ALL SELECT ${names}, line FROM ${changes}`;
}

const textKinds: readonly Column['kind'][] = ['day', 'month', 'year', 'whole', 'sign'];

/** SQL of the key's order in which every file may stand (EXTRACT.md, section 4). */
export const orderOf = ({ key, columns }: Subject): string =>
  key
    .map((name) => {
      const kind = columns.find((column) => column.name === name)?.kind ?? 'text';
      return `r.${name.toLowerCase()}${textKinds.includes(kind) ? '' : ' COLLATE "C"'}`;
    })
    .join(', ');

/** SQL of a column of `r` as the layout writes it. */
function written(column: Column): string {
  const stored = `r.${columnName(column)}`;
  switch (column.kind) {
    case 'amount':
      return inBaht(stored);
    case 'day':
      return asWritten(stored);
    case 'month':
      return `substr(${asWritten(stored)}, 4)`;
    case 'year':
      return `(${stored} + ${eraYears})::text`;
    case 'rate':
      return `trim_scale(${stored})::text`;
    case 'flag':
      return `${stored}::int::text`;
    default:
      return `${stored}::text`;
  }
}

async function writeSubject(
  session: pg.Client,
  subject: Subject,
  baseId: number,
  folder: string,
): Promise<void> {
  const cells = subject.columns.map((column) => `${written(column)} AS "${column.name}"`);
  const rows = `SELECT ${cells.join(', ')} FROM (${wholeSql(subject, baseId)}) r
    ORDER BY ${orderOf(subject)}`;
  const copy = session.query(copyTo(`COPY (${rows}) TO STDOUT (FORMAT csv, HEADER true)`));
  await pipeline(copy, createWriteStream(join(folder, subject.file), { mode: ownerOnly }));
}

/** The manifest is the delta's own, byte by byte; one that is no longer what it was is a fault. */
async function copyManifest({ facts }: DeltaSet, folder: string, faults: Faults): Promise<void> {
  const path = join(folder, manifestFile);
  const own = facts.get(manifestFile) as FileFacts;
  await writeFile(path, readFile(own, 1 << 16), { mode: ownerOnly }).catch((error: unknown) => {
    if (!(error instanceof UnfitFile)) throw error;
    faults.end(manifestFile, error.reason);
  });
}

/** Writes all files of the layout into `folder`. Throws what the disk says. */
export async function writeWhole(
  session: pg.Client,
  delta: DeltaSet,
  baseId: number,
  folder: string,
  faults: Faults,
): Promise<void> {
  await copyManifest(delta, folder, faults);
  for (const subject of subjects) await writeSubject(session, subject, baseId, folder);
}
