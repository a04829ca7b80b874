/** What is due of copies that are made by themselves: a new one, a removal, a rehearsal. */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type ListedBackup, listBackups, noteRehearsal, noteRemoved } from '../../backup/log.ts';
import type { Step } from '../../backup/progress.ts';
import { rehearse } from '../../backup/rehearse.ts';
import { outlived } from '../../backup/retention.ts';
import { isDue, isRehearsalDue } from '../../backup/schedule.ts';
import { bangkokDay } from '../../core/thai-date.ts';
import { runBackup } from '../../server/backup/run-backup.ts';
import type { BackupSchedule } from '../../server/settings/backup-settings.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { print } from '../admin/admin-command.ts';
import { commandText as text } from './backup-commands.text.ts';

interface Due {
  readonly ownerUrl: string;
  readonly settings: Settings;
  readonly schedule: BackupSchedule;
  readonly step: Step;
}

/** Copies whose files are still there, newest first. */
const present = (list: readonly ListedBackup[]): readonly (ListedBackup & { file: string })[] =>
  list.filter((one): one is ListedBackup & { file: string } => {
    return one.file !== null && one.removedAt === null;
  });

/** `sahakon-2026-01-31-0230.backup`, by the clock of Bangkok. */
function nameOf(now: Date): string {
  const time = now.toLocaleTimeString('en-GB', { timeZone: 'Asia/Bangkok' }).slice(0, 5);
  return `sahakon-${bangkokDay(now)}-${time.replace(':', '')}.backup`;
}

async function makeCopy({ ownerUrl, settings, schedule, step }: Due, now: Date): Promise<void> {
  const { passphrase = '', secretPassphrase } = settings.backup;
  await mkdir(schedule.folder, { recursive: true, mode: 0o700 });
  const file = join(schedule.folder, nameOf(now));
  const keys = { passphrase, secretPassphrase };
  const made = await runBackup({ ownerUrl, settings, file, ...keys, reason: 'schedule', step });
  print(text.made(file, (made.bytes / 1e6).toFixed(1), made.rows));
}

/** Removes what this store has put into this folder, and nothing else. */
async function removeOutlived({ ownerUrl, schedule }: Due, today: string): Promise<void> {
  const own = present(await listBackups(ownerUrl)).filter(
    ({ file, reason }) => reason === 'schedule' && dirname(resolve(file)) === schedule.folder,
  );
  for (const { id, file } of outlived(own, { today, keepDays: schedule.keepDays })) {
    await rm(file, { force: true });
    await noteRemoved(ownerUrl, id);
    print(text.removedOld(file));
  }
}

/** Restores the newest copy elsewhere, and notes what comes of it. False: there is none. */
export async function rehearseNewest(
  ownerUrl: string,
  { settings, passphrase, step }: { settings: Settings; passphrase: string; step: Step },
): Promise<boolean> {
  const [newest] = present(await listBackups(ownerUrl));
  if (newest === undefined) return false;
  const { id, file } = newest;
  print(text.rehearsing(file));
  try {
    if (!existsSync(file)) throw new Error(text.fileGone(file));
    const { rows } = await rehearse(file, { dataDir: settings.dataDir, passphrase, step });
    await noteRehearsal(ownerUrl, id, undefined);
    print(text.rehearsed(rows));
    return true;
  } catch (error) {
    await noteRehearsal(ownerUrl, id, (error as Error).message);
    throw error;
  }
}

/** Does what is due; says so where nothing is. Throws what failed, after it is on the list. */
export async function doDue(due: Due): Promise<void> {
  const { ownerUrl, settings, schedule, step } = due;
  const now = new Date();
  const list = await listBackups(ownerUrl);
  const isCopyDue = isDue(list, schedule.at, now);
  if (isCopyDue) await makeCopy(due, now);
  await removeOutlived(due, bangkokDay(now));
  const isTrialDue = isRehearsalDue(await listBackups(ownerUrl), schedule.at, now);
  const { passphrase = '' } = settings.backup;
  if (isTrialDue) await rehearseNewest(ownerUrl, { settings, passphrase, step });
  if (!isCopyDue && !isTrialDue) print(text.notDue);
}
