/** Settings of backups: passphrases, and the copies that are made by themselves. */
import { resolve } from 'node:path';
import { BadSetting } from './bad-setting.ts';

export interface BackupSettings {
  /** Of the file; undefined: whoever runs the command is asked. */
  readonly passphrase: string | undefined;
  /** Of the secret within the file. */
  readonly secretPassphrase: string | undefined;
  /** Whether a store in use is copied before a new version changes its schema. */
  readonly beforeMigration: boolean;
  /** Where copies are made by themselves; undefined: none are. */
  readonly schedule: BackupSchedule | undefined;
}

export interface BackupSchedule {
  readonly folder: string;
  /** `HH:MM` in Bangkok. */
  readonly at: string;
  /** After how many days a copy is removed; the last of each month stays twelve times as long. */
  readonly keepDays: number;
}

export const shortestPassphrase = 12;

type Read = (name: string) => string | undefined;

function passphraseOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined || [...text].length >= shortestPassphrase) return text;
  throw new BadSetting(`${name}: at least ${shortestPassphrase} characters are needed`);
}

function scheduleOf(read: Read): BackupSchedule | undefined {
  const folder = read('BACKUP_DIR');
  const at = read('BACKUP_AT') ?? '02:30';
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(at)) {
    throw new BadSetting(`BACKUP_AT=${at}: a time such as 02:30 is needed`);
  }
  const days = read('BACKUP_KEEP_DAYS') ?? '14';
  const keepDays = Number(days);
  if (!/^\d+$/.test(days) || keepDays < 2 || keepDays > 366) {
    throw new BadSetting(`BACKUP_KEEP_DAYS=${days}: a whole number from 2 to 366 is needed`);
  }
  return folder === undefined ? undefined : { folder: resolve(folder), at, keepDays };
}

/**
 * Throws BadSetting: also where copies are to be made by themselves and nobody could be asked for a
 * passphrase, and where one passphrase opens both.
 */
export function readBackupSettings(read: Read): BackupSettings {
  const passphrase = passphraseOf('BACKUP_PASSPHRASE', read('BACKUP_PASSPHRASE'));
  const secretPassphrase = passphraseOf(
    'BACKUP_SECRET_PASSPHRASE',
    read('BACKUP_SECRET_PASSPHRASE'),
  );
  if (passphrase !== undefined && passphrase === secretPassphrase) {
    throw new BadSetting('BACKUP_SECRET_PASSPHRASE: it must not be the same as BACKUP_PASSPHRASE');
  }
  const schedule = scheduleOf(read);
  if (schedule && (passphrase === undefined || secretPassphrase === undefined)) {
    throw new BadSetting(
      'BACKUP_DIR: BACKUP_PASSPHRASE and BACKUP_SECRET_PASSPHRASE are needed, too: ' +
        'nobody can be asked for them at night',
    );
  }
  const before = read('BACKUP_BEFORE_MIGRATION') ?? '1';
  if (before !== '1' && before !== '0') {
    throw new BadSetting(`BACKUP_BEFORE_MIGRATION=${before}: 1 or 0 is needed`);
  }
  return { passphrase, secretPassphrase, beforeMigration: before === '1', schedule };
}
