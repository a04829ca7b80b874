/** The difference of two extracts as a delta (intake/EXTRACT.md, section 13). */
import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  deltaColumns,
  deltaFile,
  deltaKeyColumns,
  manifestFile,
  type Subject,
  subjects,
} from '../../intake/layout.ts';
import { makeFolder } from '../file/make-folder.ts';

/** Rows as they are written, one character for each byte, by their key as it is written. */
type Lines = ReadonlyMap<string, string>;

const quotedField = /"(?:[^"]|"")*"|[^,]*/y;

/** Fields as they stand, quotes included. */
function fieldsOf(line: string): readonly string[] {
  const fields: string[] = [];
  for (let at = 0; at <= line.length; at += 1) {
    quotedField.lastIndex = at;
    const field = quotedField.exec(line)?.[0] ?? '';
    fields.push(field);
    at += field.length;
  }
  return fields;
}

async function linesOf(folder: string, { file, key, columns }: Subject): Promise<Lines> {
  const [, ...lines] = (await readFile(join(folder, file), 'latin1')).split('\r\n').slice(0, -1);
  const columnIndexes = key.map((name) => columns.findIndex((column) => column.name === name));
  return new Map(
    lines.map((line) => {
      const fields = fieldsOf(line);
      return [columnIndexes.map((columnIndex) => fields[columnIndex]).join(','), line];
    }),
  );
}

const write = (path: string, rows: readonly string[]): Promise<void> =>
  writeFile(path, rows.map((row) => `${row}\r\n`).join(''), 'latin1');

/** Where the two extracts lie, in our layout, and where their difference goes. */
export interface DeltaFolders {
  readonly base: string;
  readonly next: string;
  /** Made if it is not there. */
  readonly out: string;
}

/** Writes what is new, changed and gone in `next`. Throws what the disk says. */
export async function writeDelta({ base, next, out }: DeltaFolders): Promise<void> {
  await makeFolder(out);
  const digest = createHash('sha256').update(await readFile(join(base, manifestFile)));
  const name = digest.digest('hex');
  const removals: string[] = [];
  for (const subject of subjects) {
    const { file, columns, key } = subject;
    const [before, after] = [await linesOf(base, subject), await linesOf(next, subject)];
    const blank = ','.repeat(deltaKeyColumns.length - key.length);
    for (const one of before.keys()) {
      if (!after.has(one)) removals.push(`${name},${file},${one}${blank}`);
    }
    const changed = [...after].filter(([one, line]) => before.get(one) !== line);
    // One of an earlier delta would be taken for this one's.
    await rm(join(out, file), { force: true });
    if (changed.length === 0) continue;
    const header = columns.map((column) => column.name).join(',');
    await write(join(out, file), [header, ...changed.map(([, line]) => line)]);
  }
  const header = deltaColumns.map((column) => column.name).join(',');
  const onlyBase = `${name}${','.repeat(deltaColumns.length - 1)}`;
  await write(join(out, deltaFile), [header, ...(removals.length > 0 ? removals : [onlyBase])]);
  // Last: a folder without a manifest is a delivery that was not finished.
  await copyFile(join(next, manifestFile), join(out, manifestFile));
}
