/** What a store holds, to see that nothing of it has changed; and extracts that are not well. */

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBaht, toDtoBaht } from '../../core/satang.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { type SubjectName, subjectOf, subjects } from '../layout.ts';

/** Publication, and for each table its rows and a figure that any change of a row changes. */
export async function readSnapshot(ownerUrl: string) {
  return asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    const one = async (sql: string) => (await client.query(sql)).rows[0];
    const current = await one('SELECT publication_id AS id FROM records.current');
    const tables: Record<string, unknown> = {};
    for (const { name } of subjects) {
      tables[name] = await one(
        `SELECT count(*)::int AS rows, 
           sum(hashtextextended((to_jsonb(t) - 'publication_id')::text, 0))::text AS sum
           FROM records.${name} t WHERE publication_id = ${current?.id ?? 0}`,
      );
    }
    const stagedTables = await one(
      "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'staging'",
    );
    return {
      publicationId: current?.id as number | undefined,
      tables,
      stagedTables: stagedTables.tables,
    };
  });
}

/** Numbers of the publications whose rows are there, oldest first. */
export async function partsIn(ownerUrl: string): Promise<number[]> {
  return asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    const { rows } = await client.query(
      `SELECT DISTINCT substring(tablename from '\\d+$')::int AS id FROM pg_tables
        WHERE schemaname = 'records' AND tablename ~ '_\\d+$' ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  });
}

/** A copy of an extract in a folder of its own; `change` works on bytes, one character each. */
export async function copyExtract(from: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-extract-'));
  await cp(from, folder, { recursive: true });
  return {
    folder,
    async change(file: string, work: (bytes: string) => string): Promise<void> {
      const path = join(folder, file);
      await writeFile(path, work(await readFile(path, 'latin1')), 'latin1');
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

export type ExtractCopy = Awaited<ReturnType<typeof copyExtract>>;

/** Changes one field: `row` counts from 1, the header. The file must not quote that line. */
export function setField(bytes: string, row: number, column: string, value: string): string {
  const lines = bytes.split('\r\n');
  const columnIndex = (lines[0] as string).split(',').indexOf(column);
  const fields = (lines[row - 1] as string).split(',');
  if (columnIndex < 0 || fields.length < 2) throw new Error(`no ${column} in row ${row}`);
  return lines.with(row - 1, fields.with(columnIndex, value).join(',')).join('\r\n');
}

export function fieldOf(bytes: string, row: number, column: string): string {
  const lines = bytes.split('\r\n');
  const columnIndex = (lines[0] as string).split(',').indexOf(column);
  return (lines[row - 1] as string).split(',')[columnIndex] as string;
}

const addSatang = (amount: string): string => toDtoBaht(readBaht(amount) + 1n);

/** An amount of a row, a satang more. */
export const satangMore = (bytes: string, row: number, column: string): string =>
  setField(bytes, row, column, addSatang(fieldOf(bytes, row, column)));

/** Two rows in each other's place. */
export const swapRows = (bytes: string, first: number, second: number): string => {
  const lines = bytes.split('\r\n');
  const [one, two] = [lines[first - 1] as string, lines[second - 1] as string];
  return lines
    .with(first - 1, two)
    .with(second - 1, one)
    .join('\r\n');
};

/** The extract without any row of these files, and a manifest that says so. */
export async function emptyFiles(copy: ExtractCopy, names: readonly SubjectName[]): Promise<void> {
  const files = names.map((name) => subjectOf(name).file as string);
  for (const file of files) {
    await copy.change(file, (bytes) => bytes.slice(0, bytes.indexOf('\r\n') + 2));
  }
  await copy.change('manifest.csv', (bytes) =>
    bytes
      .split('\r\n')
      .flatMap((line) => {
        const [asOf, file = '', , column, total, by] = line.split(',');
        if (!files.includes(file)) return [line];
        return by === '' ? [[asOf, file, '0', column, total && '0.00', '', ''].join(',')] : [];
      })
      .join('\r\n'),
  );
}
