/** `npm run restore -- FILE`: fills an empty store with a backup. */

import { join, resolve } from 'node:path';
import { mustBeBackup, opens } from '../../backup/archive/read-archive.ts';
import { type Checked, checkBackup } from '../../backup/restore/check.ts';
import { environmentPlace, secretPlace } from '../../backup/restore/places.ts';
import { type Restored, type RestoreOptions, restore } from '../../backup/restore/restore.ts';
import { runProgram, thaiProgram } from '../../records/command-line/program.ts';
import { NoStore } from '../../records/postgres/join.ts';
import { ownPassphrase } from '../../server/backup/own-passphrase.ts';
import { readSecret } from '../../server/settings/secret/read-keys.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { print, withOwner } from '../admin/admin-command.ts';
import { commandText as text } from './backup-commands.text.ts';
import { endAtSignals } from './end-at-signals.ts';
import { figuresLine, fromLine } from './facts.ts';
import { passphraseOf } from './passphrases.ts';
import { showProgress } from './progress.ts';

interface Flags {
  readonly keepSessions?: true;
  readonly withoutSecret?: true;
}

function tell(restored: Restored, { dataDir, secrets }: Settings, { keepSessions }: Flags): void {
  const { manifest, rows, figures, hasSecret, endedSessions, brokenAudit, migrated } = restored;
  print(fromLine(manifest));
  print(text.restored(rows));
  print(figuresLine(figures));
  if (brokenAudit !== undefined) print(text.brokenAudit(brokenAudit));
  if (migrated.length > 0) print(text.migrated(migrated.length));
  print(keepSessions ? text.sessionsKept : text.sessionsEnded(endedSessions));
  if (secrets !== undefined) print(text.secretOfEnvironment);
  else print(hasSecret ? text.secretPlaced(join(dataDir, secretPlace)) : text.secretMissing);
  print(text.settingsPlaced(resolve(dataDir, environmentPlace, '..')));
  print(text.next);
}

/** Copies from before a migration open with the secret that is at hand, and hold none. */
async function ownPassphraseFor(
  file: string,
  { dataDir, secrets }: Settings,
): Promise<string | undefined> {
  const stored = await readSecret(dataDir, secrets).catch(() => undefined);
  const own = stored?.versions.map(ownPassphrase) ?? [];
  for (const passphrase of own) if (await opens(file, [passphrase])) return passphrase;
  return undefined;
}

async function passphrasesFor(file: string, settings: Settings, { withoutSecret }: Flags) {
  const own = await ownPassphraseFor(file, settings);
  if (own !== undefined) return { passphrases: [own], secretPassphrase: undefined };
  const { passphrase, secretPassphrase } = settings.backup;
  const ofFile = { name: 'BACKUP_PASSPHRASE', message: text.askPassphrase };
  const ofSecret = { name: 'BACKUP_SECRET_PASSPHRASE', message: text.askSecretPassphrase };
  return {
    passphrases: [await passphraseOf({ ...ofFile, set: passphrase })],
    secretPassphrase: withoutSecret
      ? undefined
      : await passphraseOf({ ...ofSecret, set: secretPassphrase }),
  };
}

/** A database is made only for a file that was read whole; one that is there is looked at first. */
async function intoStore(file: string, options: Omit<RestoreOptions, 'ownerUrl'>) {
  const fill = (more: { readonly checked?: Checked; readonly create?: true } = {}) =>
    withOwner((ownerUrl) => restore(file, { ownerUrl, ...options, checked: more.checked }), {
      asIs: true,
      create: more.create,
    });
  try {
    return await fill();
  } catch (error) {
    if (!(error instanceof NoStore)) throw error;
    const checked = await checkBackup(file, options, options.step);
    return fill({ checked, create: true });
  }
}

async function run(input: string, flags: Flags): Promise<void> {
  const file = resolve(input);
  const settings = readSettings(process.env);
  await mustBeBackup(file);
  const options = {
    dataDir: settings.dataDir,
    ...(await passphrasesFor(file, settings, flags)),
    keepSessions: flags.keepSessions ?? false,
  };
  const { step, end } = showProgress();
  const restored = await intoStore(file, { ...options, step }).finally(end);
  tell(restored, settings, flags);
}

const program = thaiProgram('restore', text.restoreDescription)
  .argument('<file>', text.restoreFile)
  .option('--keep-sessions', text.keepSessions)
  .option('--without-secret', text.leaveSecret)
  .action(run);
endAtSignals();
await runProgram(program, { isCommand: true });
