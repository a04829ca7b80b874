/** Makes a backup: one file of the store, its pictures and documents, settings and secret. */
import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import {
  type Contents,
  type CopiedTable,
  contentsName,
  entryOf,
  type Figures,
  format,
  type Manifest,
  manifestName,
  secretName,
} from './archive/contents.ts';
import type { TableCount } from './archive/row-digest.ts';
import { sealer } from './archive/seal.ts';
import { ArchiveWriter, type WrittenArchive } from './archive/write-archive.ts';
import { BackupFault } from './fault.ts';
import { addFile, filesBelow, type OwnFile } from './files.ts';
import { alone } from './lock.ts';
import type { Step } from './progress.ts';
import { copiesOf, readSequences, type StoreTable } from './store/catalog.ts';
import { copyOut, readFigures } from './store/count.ts';
import { backupRole, onSnapshot } from './store/session.ts';
import { backupText as text } from './text/backup.text.ts';

export interface BackupSource {
  /** The owner's login. */
  readonly ownerUrl: string;
  readonly dataDir: string;
  /** Its name, for whoever opens the file in ten years. */
  readonly cooperative: string;
  /** Version of the program. */
  readonly program: string;
  /** Settings that hold nothing secret, named `settings/…`. */
  readonly settings: readonly OwnFile[];
  /** What is sealed once more; undefined leaves it out. */
  readonly secret:
    | {
        readonly text: string;
        readonly passphrase: string;
        /** Of its newest version, as the store knows it. */
        readonly newest: { readonly version: number; readonly fingerprint: Buffer };
      }
    | undefined;
}

export interface MadeBackup extends WrittenArchive {
  readonly rows: number;
  /** Pictures, documents and settings. */
  readonly files: number;
  readonly figures: Figures | undefined;
}

/** A table's entries are of this many bytes, the last one of fewer: a tar says sizes beforehand. */
const pieceSize = 4 << 20;

/** Copies a table as numbered entries. */
async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  table: CopiedTable,
  passed: (bytes: number) => void,
): Promise<TableCount> {
  const entry = entryOf(table);
  let pieces: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    const taken = pieces;
    const length = size;
    pieces = [];
    size = 0;
    passed(length);
    await archive.add(`${entry}/${String(number).padStart(6, '0')}`, length, taken);
  };
  const count = await copyOut(client, table, (piece) => {
    pieces.push(piece);
    size += piece.length;
    return size < pieceSize ? undefined : flush();
  });
  if (size > 0) await flush();
  return count;
}

const addText = (archive: ArchiveWriter, name: string, value: string | Uint8Array) => {
  const bytes = Buffer.from(value as string);
  return archive.add(name, bytes.length, [bytes]);
};

async function manifestOf(
  client: pg.Client,
  source: BackupSource,
  tables: readonly CopiedTable[],
): Promise<Manifest> {
  const [facts, migrations, figures] = [
    await client.query<{ version: string; demo: boolean }>(
      `SELECT version(), EXISTS (
         SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true'::jsonb) AS demo`,
    ),
    await client.query('SELECT name, checksum FROM portal.migrations ORDER BY name'),
    await readFigures(client),
  ];
  return {
    format,
    madeAt: new Date().toISOString(),
    program: source.program,
    cooperative: source.cooperative,
    database: facts.rows[0]?.version ?? '',
    migrations: migrations.rows,
    tables,
    figures,
    demo: facts.rows[0]?.demo === true,
  };
}

async function addFiles(
  archive: ArchiveWriter,
  { dataDir, settings, secret }: BackupSource,
  step: Step,
): Promise<Record<string, string>> {
  step({ what: text.files });
  const files: Record<string, string> = {};
  const media = await filesBelow(join(dataDir, 'mediafiles'), 'media');
  for (const file of [...settings, ...media]) {
    const sha256 = await addFile(archive, file);
    if (sha256 !== undefined) files[file.name] = sha256;
  }
  if (secret === undefined) return files;
  const sealed = await sealer(secret.passphrase).encrypt(secret.text);
  await addText(archive, secretName, sealed);
  files[secretName] = createHash('sha256').update(sealed).digest('hex');
  return files;
}

/**
 * A secret that is not this store's own would open nothing after a restoration. Of a store that has
 * never been started none is known. Throws BackupFault.
 */
async function mustBeItsSecret(client: pg.Client, { secret }: BackupSource): Promise<void> {
  if (secret === undefined) return;
  const { rows } = await client.query<{ version: number; fingerprint: Buffer }>(
    'SELECT version, fingerprint FROM portal.secret_versions ORDER BY version DESC LIMIT 1',
  );
  const [known] = rows;
  const { version, fingerprint } = secret.newest;
  if (known === undefined) return;
  if (known.version !== version || !known.fingerprint.equals(fingerprint)) {
    throw new BackupFault(text.foreignSecret);
  }
}

async function fill(
  archive: ArchiveWriter,
  source: BackupSource,
  step: Step,
): Promise<Omit<MadeBackup, keyof WrittenArchive>> {
  return onSnapshot(source.ownerUrl, async (client, storeTables: readonly StoreTable[]) => {
    await mustBeItsSecret(client, source);
    const tables = storeTables.flatMap(copiesOf);
    const manifest = await manifestOf(client, source, tables);
    await addText(archive, manifestName, JSON.stringify(manifest));
    const counts: Record<string, TableCount> = {};
    const sizes = storeTables.flatMap((table) => table.sizes);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    let before = 0;
    for (const [at, table] of tables.entries()) {
      const size = sizes[at] ?? 0;
      let own = 0;
      const passed = (bytes: number) => {
        own = Math.min(own + bytes, size);
        step({ what: text.copying(table.name), done: (before + own) / total });
      };
      passed(0);
      counts[entryOf(table)] = await addTable(archive, client, table, passed);
      before += size;
    }
    // After the tables: a file that the rows speak of is there by now, and most are never removed.
    const files = await addFiles(archive, source, step);
    const sequences = await readSequences(client, backupRole);
    const contents: Contents = { tables: counts, files, sequences };
    await addText(archive, contentsName, JSON.stringify(contents));
    const rows = Object.values(counts).reduce((sum, count) => sum + count.rows, 0);
    return { rows, files: Object.keys(files).length, figures: manifest.figures };
  });
}

/**
 * Copies the store as it is at this moment, while it goes on being used, into `path`, sealed under
 * `passphrase`. Throws BackupFault, and leaves no file then; BackupBusy while another copy is made.
 */
export async function makeBackup(
  path: string,
  passphrase: string,
  source: BackupSource,
  step: Step,
): Promise<MadeBackup> {
  return alone(source.ownerUrl, 'copy', () => write(path, passphrase, source, step));
}

async function write(
  path: string,
  passphrase: string,
  source: BackupSource,
  step: Step,
): Promise<MadeBackup> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupFault(text.exists(path));
  const archive = new ArchiveWriter(path, passphrase);
  try {
    const made = await fill(archive, source, step);
    return { ...made, ...(await archive.finish()) };
  } catch (error) {
    await archive.abandon();
    const { code = '', path: place = path } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new BackupFault(text.exists(path));
    if (/^E[A-Z]+$/.test(code)) throw new BackupFault(text.noPlace(place, code));
    throw error;
  }
}
