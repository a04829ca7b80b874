import { expect, test } from 'vitest';
import { readBackupSettings } from './backup-settings.ts';
import { BadSetting } from './bad-setting.ts';

const read = (values: Readonly<Record<string, string>>) =>
  readBackupSettings((name) => values[name]);
const keys = {
  BACKUP_PASSPHRASE: 'ม้าเดินทางไกลมาก',
  BACKUP_SECRET_PASSPHRASE: 'another horse staple',
};

test('unset: nobody is copied by themselves, and a migration is preceded by a copy', () => {
  expect(read({})).toEqual({
    passphrase: undefined,
    secretPassphrase: undefined,
    beforeMigration: true,
    schedule: undefined,
  });
  expect(read({ BACKUP_BEFORE_MIGRATION: '0' }).beforeMigration).toBe(false);
});

test('a folder is enough beside the passphrases', () => {
  expect(read({ ...keys, BACKUP_DIR: '/srv/copies' }).schedule).toEqual({
    folder: '/srv/copies',
    at: '02:30',
    keepDays: 14,
  });
  const own = { ...keys, BACKUP_DIR: '/a', BACKUP_AT: '23:05', BACKUP_KEEP_DAYS: '60' };
  expect(read(own).schedule).toEqual({ folder: '/a', at: '23:05', keepDays: 60 });
});

test.each([
  [{ BACKUP_PASSPHRASE: 'eleven char' }, 'BACKUP_PASSPHRASE'],
  [{ BACKUP_SECRET_PASSPHRASE: 'short' }, 'BACKUP_SECRET_PASSPHRASE'],
  [{ ...keys, BACKUP_SECRET_PASSPHRASE: keys.BACKUP_PASSPHRASE }, 'ต่างจาก BACKUP_PASSPHRASE'],
  [{ BACKUP_DIR: '/a' }, 'ยังไม่ได้ตั้ง BACKUP_PASSPHRASE ทั้งที่ตั้ง BACKUP_DIR=/a'],
  [{ ...keys, BACKUP_DIR: '/a', BACKUP_AT: '24:00' }, 'BACKUP_AT=24:00'],
  [{ ...keys, BACKUP_DIR: '/a', BACKUP_AT: '2:30' }, 'BACKUP_AT=2:30'],
  [{ ...keys, BACKUP_DIR: '/a', BACKUP_KEEP_DAYS: '1' }, 'BACKUP_KEEP_DAYS=1'],
  [{ ...keys, BACKUP_DIR: '/a', BACKUP_KEEP_DAYS: '1e2' }, 'BACKUP_KEEP_DAYS=1e2'],
  [{ BACKUP_BEFORE_MIGRATION: 'yes' }, 'BACKUP_BEFORE_MIGRATION=yes'],
])('refuses %j', (values: Record<string, string>, words) => {
  expect(() => read(values)).toThrow(BadSetting);
  expect(() => read(values)).toThrow(words);
});
