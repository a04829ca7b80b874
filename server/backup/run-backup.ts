/** Makes a backup of the store that the settings name, and puts it on the store's list. */
import { BackupFault } from '../../backup/fault.ts';
import { BackupBusy } from '../../backup/lock.ts';
import { type BackupReason, noteFailed, noteMade } from '../../backup/log.ts';
import { type MadeBackup, makeBackup } from '../../backup/make-backup.ts';
import type { Step } from '../../backup/progress.ts';
import type { Settings } from '../settings/settings.ts';
import { backupSource } from './source.ts';

export interface BackupRun {
  readonly ownerUrl: string;
  readonly settings: Settings;
  readonly file: string;
  readonly passphrase: string;
  /** Undefined leaves the secret out. */
  readonly secretPassphrase: string | undefined;
  readonly reason: BackupReason;
  readonly step: Step;
}

/** Throws what `makeBackup` throws; the list says why, if the store can still be written to. */
export async function runBackup(run: BackupRun): Promise<MadeBackup> {
  const { ownerUrl, settings, file, passphrase, secretPassphrase, reason, step } = run;
  const beganAt = new Date();
  try {
    const source = await backupSource(ownerUrl, settings, secretPassphrase);
    const made = await makeBackup(file, passphrase, source, step);
    await noteMade(ownerUrl, { beganAt, reason }, file, {
      ...made,
      withSecret: secretPassphrase !== undefined,
    });
    return made;
  } catch (error) {
    // Another one is being made: nothing of this one has failed.
    if (error instanceof BackupBusy) throw error;
    const { message } = error as Error;
    // Whoever gave the command sees it; a list of their slips would alarm others.
    if (reason === 'command' && error instanceof BackupFault) throw error;
    await noteFailed(ownerUrl, { beganAt, reason }, message).catch(() => undefined);
    throw error;
  }
}
