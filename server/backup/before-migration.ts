/** A copy of a store in use before a new version of the program changes its schema. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsAhead } from '../../records/migrate.ts';
import { readSecret } from '../settings/secret/read-keys.ts';
import type { Settings } from '../settings/settings.ts';
import { backupTexts as text } from './backup.text.ts';
import { ownPassphrase } from './own-passphrase.ts';
import { runBackup } from './run-backup.ts';

/** Where copies lie that no setting gives a place. */
const ownFolder = ({ backup, dataDir }: Settings): string =>
  backup.schedule?.folder ?? join(dataDir, 'backups');

async function passphraseOf({ backup, dataDir, secrets }: Settings): Promise<string> {
  if (backup.passphrase !== undefined) return backup.passphrase;
  const { versions } = await readSecret(dataDir, secrets);
  const [newest] = versions;
  if (newest === undefined) throw new Error('a secret has a version');
  return ownPassphrase(newest);
}

/**
 * Makes the copy where the store is in use and will be changed, nothing otherwise. The secret is
 * not in it: it stays where it is. Throws BackupFault, and nothing is migrated then.
 */
export async function copyBeforeMigration(
  ownerUrl: string,
  settings: Settings,
  print: (line: string) => void,
): Promise<void> {
  const [first] = settings.backup.beforeMigration ? await migrationsAhead(ownerUrl) : [];
  if (first === undefined) return;
  const folder = ownFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const file = join(folder, `before-${first.replace(/\.sql$/, '')}-${moment}.backup`);
  print(text.copying(file));
  await runBackup({
    ownerUrl,
    settings,
    file,
    passphrase: await passphraseOf(settings),
    secretPassphrase: undefined,
    reason: 'migration',
    step: () => undefined,
  });
}
