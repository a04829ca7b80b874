/** Reads a backup before anything is changed, and says whether this program can restore it. */
import { type Migration, readMigrations } from '../../records/migrate.ts';
import { type Manifest, secretName } from '../archive/contents.ts';
import { type ReadBackup, readBackup } from '../archive/read-backup.ts';
import { BackupFault } from '../fault.ts';
import type { Step } from '../progress.ts';
import { archiveText } from '../text/archive.text.ts';
import { backupText as text } from '../text/backup.text.ts';
import { readSealed, type SealedTexts } from './sealed-texts.ts';

export interface Passphrases {
  /** Of the file; each is tried. */
  readonly passphrases: readonly string[];
  /** Of the secret in it; undefined leaves the secret out. */
  readonly secretPassphrase: string | undefined;
}

/** The program's migrations that the backup's store had had. Throws BackupFault. */
async function migrationsOf(path: string, manifest: Manifest): Promise<readonly Migration[]> {
  const own = new Map((await readMigrations()).map((one) => [one.name, one]));
  return manifest.migrations.map(({ name, checksum }) => {
    const found = own.get(name);
    if (found === undefined) throw new BackupFault(archiveText.newer(path, name));
    if (found.checksum !== checksum) throw new BackupFault(archiveText.otherHistory(path, name));
    return found;
  });
}

export interface Checked extends ReadBackup {
  readonly migrations: readonly Migration[];
  readonly sealed: SealedTexts | undefined;
}

/** Reads the whole file: damage at its end is told at once. Throws BackupFault. */
export async function checkBackup(
  path: string,
  { passphrases, secretPassphrase }: Passphrases,
  step: Step,
): Promise<Checked> {
  step({ what: text.checking });
  let migrations: readonly Migration[] = [];
  let secret: Buffer | undefined;
  const read = await readBackup(path, passphrases, {
    async begin(manifest) {
      migrations = await migrationsOf(path, manifest);
    },
    async file(name, pieces) {
      const taken: Uint8Array[] = [];
      for await (const piece of pieces) if (name === secretName) taken.push(piece);
      if (name === secretName) secret = Buffer.concat(taken);
    },
  });
  const sealed = await readSealed(secret, secretPassphrase);
  return { ...read, migrations, sealed };
}
