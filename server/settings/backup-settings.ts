/** Settings of backups: passphrases, and the copies that are made by themselves. */
import { resolve } from 'node:path';
import { badValue, missingSetting } from './bad-setting.ts';
import { settingFaultText as text } from './setting-faults.text.ts';

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

function passphraseOf(name: string, given: string | undefined): string | undefined {
  if (given === undefined || [...given].length >= shortestPassphrase) return given;
  throw badValue(name, undefined, text.passphrase(shortestPassphrase), text.madePassphrase);
}

function scheduleOf(read: Read): BackupSchedule | undefined {
  const folder = read('BACKUP_DIR');
  const at = read('BACKUP_AT') ?? '02:30';
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(at)) {
    throw badValue('BACKUP_AT', at, text.time, '02:30');
  }
  const days = read('BACKUP_KEEP_DAYS') ?? '14';
  const keepDays = Number(days);
  if (!/^\d+$/.test(days) || keepDays < 2 || keepDays > 366) {
    throw badValue('BACKUP_KEEP_DAYS', days, text.wholeNumber(2, 366), '14');
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
    const { otherPassphrase, madePassphrase } = text;
    throw badValue('BACKUP_SECRET_PASSPHRASE', undefined, otherPassphrase, madePassphrase);
  }
  const schedule = scheduleOf(read);
  const passphrases = {
    BACKUP_PASSPHRASE: passphrase,
    BACKUP_SECRET_PASSPHRASE: secretPassphrase,
  };
  for (const [name, value] of schedule ? Object.entries(passphrases) : []) {
    if (value !== undefined) continue;
    throw missingSetting(name, text.noOneAtNight(read('BACKUP_DIR') ?? ''), text.madePassphrase);
  }
  const before = read('BACKUP_BEFORE_MIGRATION') ?? '1';
  if (before !== '1' && before !== '0') {
    throw badValue('BACKUP_BEFORE_MIGRATION', before, text.yesOrNo, '1');
  }
  return { passphrase, secretPassphrase, beforeMigration: before === '1', schedule };
}
