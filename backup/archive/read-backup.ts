/** Reads a backup from its first byte to its last, and counts what it holds while it passes. */
import { createHash } from 'node:crypto';
import type { ZodMiniType } from 'zod/mini';
import { BackupFault } from '../fault.ts';
import { archiveText as text } from '../text/archive.text.ts';
import {
  type Contents,
  type CopiedTable,
  contentsName,
  contentsShape,
  entryOf,
  format,
  type Manifest,
  manifestName,
  manifestShape,
} from './contents.ts';
import { type ArchiveEntry, readArchive } from './read-archive.ts';
import { RowDigest, type TableCount } from './row-digest.ts';

export interface Reader {
  /** Before anything else; what it throws ends the reading. */
  begin?(manifest: Manifest): Promise<void>;
  /** Rows of a table as COPY's text; not called for a table without rows. */
  table?(table: CopiedTable, rows: AsyncIterable<Uint8Array>): Promise<void>;
  file?(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
}

export interface ReadBackup {
  readonly manifest: Manifest;
  readonly contents: Contents;
}

async function whole(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body);
}

/** Entries one after the other, with the one that comes. */
class Entries {
  readonly #source: AsyncGenerator<ArchiveEntry>;
  current: ArchiveEntry | undefined;

  constructor(source: AsyncGenerator<ArchiveEntry>) {
    this.#source = source;
  }

  async next(): Promise<ArchiveEntry | undefined> {
    const { value, done } = await this.#source.next();
    this.current = done ? undefined : value;
    return this.current;
  }

  async close(): Promise<void> {
    await this.#source.return(undefined);
  }
}

/** All pieces of the table that begins with the current entry. */
async function* rowsOf(entries: Entries, entry: string, digest: RowDigest) {
  while (entries.current?.name.startsWith(`${entry}/`)) {
    for await (const piece of entries.current.body) {
      digest.update(piece);
      yield piece;
    }
    await entries.next();
  }
}

async function* hashed(entry: ArchiveEntry, hash: ReturnType<typeof createHash>) {
  for await (const piece of entry.body) {
    hash.update(piece);
    yield piece;
  }
}

/** JSON of this shape, or damage. */
function parsed<T>(path: string, shape: ZodMiniType<T>, value: unknown): T {
  const found = shape.safeParse(value);
  if (!found.success) throw new BackupFault(text.damaged(path));
  return found.data;
}

function json(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new BackupFault(text.damaged(path));
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What passed must be what the last entry says was written, all of it. */
function mustBeEqual(
  path: string,
  { tables, files }: Contents,
  counts: ReadonlyMap<string, TableCount>,
  hashes: ReadonlyMap<string, string>,
): void {
  const empty = new RowDigest().result();
  const equalTables = Object.entries(tables).every(([entry, count]) =>
    same(counts.get(entry) ?? empty, count),
  );
  const equalFiles = Object.entries(files).every(([name, sha256]) => hashes.get(name) === sha256);
  const nothingElse =
    [...counts.keys()].every((entry) => entry in tables) &&
    hashes.size === Object.keys(files).length;
  if (!(equalTables && equalFiles && nothingElse)) throw new BackupFault(text.damaged(path));
}

async function readAll(path: string, entries: Entries, reader: Reader): Promise<ReadBackup> {
  const first = await entries.next();
  if (first?.name !== manifestName) throw new BackupFault(text.damaged(path));
  const written = json(path, await whole(first.body));
  const { format: other } = Object(written);
  if (other !== format) throw new BackupFault(text.otherFormat(path, other));
  const manifest: Manifest = parsed(path, manifestShape, written);
  await reader.begin?.(manifest);
  const tables = new Map(manifest.tables.map((table) => [entryOf(table), table]));
  const counts = new Map<string, TableCount>();
  const hashes = new Map<string, string>();
  let contents: Contents | undefined;
  await entries.next();
  while (entries.current !== undefined) {
    const entry = entries.current;
    const tableEntry = entry.name.replace(/\/\d+$/, '');
    const table = tables.get(tableEntry);
    if (entry.name === contentsName) {
      contents = parsed(path, contentsShape, json(path, await whole(entry.body)));
      await entries.next();
    } else if (table !== undefined) {
      if (counts.has(tableEntry)) throw new BackupFault(text.damaged(path));
      const digest = new RowDigest();
      const rows = rowsOf(entries, tableEntry, digest);
      await (reader.table?.(table, rows) ?? drain(rows));
      counts.set(tableEntry, digest.result());
    } else {
      if (hashes.has(entry.name)) throw new BackupFault(text.damaged(path));
      const hash = createHash('sha256');
      const pieces = hashed(entry, hash);
      await (reader.file?.(entry.name, pieces) ?? drain(pieces));
      hashes.set(entry.name, hash.digest('hex'));
      await entries.next();
    }
  }
  if (contents === undefined) throw new BackupFault(text.damaged(path));
  mustBeEqual(path, contents, counts, hashes);
  return { manifest, contents };
}

/**
 * Reads all of the backup, hands it to `reader`, and gives what it holds once every row and file
 * was seen as it was written. Throws BackupFault, and what `reader` throws.
 */
export async function readBackup(
  path: string,
  passphrases: readonly string[],
  reader: Reader = {},
): Promise<ReadBackup> {
  const entries = new Entries(readArchive(path, passphrases));
  try {
    return await readAll(path, entries, reader);
  } finally {
    await entries.close();
  }
}
