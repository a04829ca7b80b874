/** Sources as temporary tables of the session: one each, every row with its file and line. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { UnfitFile } from '../../decode/unfit-file.ts';
import type { Faults } from '../../fault.ts';
import type { CellValue } from '../format/read.ts';
import type { MappedSource, SourceColumn } from '../mapping.ts';
import type { FilesOf, SourceFile } from '../read/files.ts';
import { closeWorkbook } from '../read/records.ts';
import { readSourceRows } from '../read/source-rows.ts';

export const tableOf = ({ index }: MappedSource): string => `pg_temp.source_${index}`;

/** Amounts are satang. */
export const isNumber = ({ format }: SourceColumn): boolean =>
  format.kind === 'amount' || format.kind === 'whole';

/** Columns go by their place, whatever their names hold. */
export const columnOf = (source: MappedSource, name: string): string =>
  `c${source.columns.findIndex((column) => column.name === name)}`;

const copyText = (value: CellValue): string =>
  value === null
    ? '\\N'
    : typeof value === 'string'
      ? value.replaceAll('\\', '\\\\')
      : String(value);

const sheetOf = ({ reading }: MappedSource): string | undefined =>
  reading.as === 'workbook' ? reading.sheet : undefined;

/** Lines that are handed to the store at once. */
const batchRows = 2_000;

async function* copyLines(
  source: MappedSource,
  file: SourceFile,
  sharing: { readonly others: readonly MappedSource[]; readonly isFirst: boolean },
  faults: Faults,
): AsyncGenerator<Buffer> {
  let text = '';
  let rows = 0;
  for await (const { line, values } of readSourceRows(source, file, sharing, faults)) {
    text += `${file.index}\t${line}\t${values.map(copyText).join('\t')}\n`;
    rows += 1;
    if (rows % batchRows !== 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

/** Reads all files into tables; bad cells and records of nobody become faults. */
export async function loadSources(
  session: pg.Client,
  sources: readonly MappedSource[],
  files: FilesOf,
  faults: Faults,
): Promise<void> {
  // Sheets of one workbook are read one after the other: it is opened once.
  const fileOf = (source: MappedSource) => files.get(source)?.[0]?.index ?? 0;
  for (const source of sources.toSorted((a, b) => fileOf(a) - fileOf(b))) {
    const columns = source.columns.map(
      (column, index) => `, c${index} ${isNumber(column) ? 'bigint' : 'text COLLATE "C"'}`,
    );
    await session.query(
      `CREATE TEMPORARY TABLE source_${source.index} (f int, l int${columns.join('')})`,
    );
    for (const file of files.get(source) ?? []) {
      const readers = sources.filter(
        (one) => files.get(one)?.includes(file) && sheetOf(one) === sheetOf(source),
      );
      const others = readers.filter((one) => one !== source);
      const sharing = { others, isFirst: readers[0] === source };
      const copy = session.query(copyFrom(`COPY ${tableOf(source)} FROM STDIN`));
      try {
        await pipeline(copyLines(source, file, sharing, faults), copy);
      } catch (error) {
        if (!(error instanceof UnfitFile)) throw error;
        faults.end(file.name, error.reason);
        return;
      }
      if (faults.full) return;
    }
    await session.query(`ANALYZE ${tableOf(source)}`);
  }
  closeWorkbook();
}
