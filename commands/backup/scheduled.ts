/** What is due of copies that are made by themselves: a new one, a removal, a rehearsal. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BackupFault } from '../../backup/fault.ts';
import { alone, BackupBusy } from '../../backup/lock.ts';
import {
  databaseSize,
  type ListedBackup,
  listBackups,
  noteFailed,
  noteRehearsal,
  noteRemoved,
} from '../../backup/log.ts';
import type { Step } from '../../backup/progress.ts';
import { rehearse } from '../../backup/rehearse.ts';
import { outlived } from '../../backup/retention.ts';
import { mustHaveRoom } from '../../backup/room.ts';
import { isDue, isRehearsalDue } from '../../backup/schedule.ts';
import { backupText } from '../../backup/text/backup.text.ts';
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

type Copy = ListedBackup & { readonly file: string };

/** Copies that were not removed by us, newest first. */
const listed = (list: readonly ListedBackup[]): readonly Copy[] =>
  list
    .filter((one): one is Copy => one.file !== null && one.removedAt === null)
    .toSorted((a, b) => b.beganAt.getTime() - a.beganAt.getTime());

/** `sahakon-2026-01-31-0230.backup`, by the clock of Bangkok. */
function nameOf(now: Date): string {
  const time = now.toLocaleTimeString('en-GB', { timeZone: 'Asia/Bangkok' }).slice(0, 5);
  return `sahakon-${bangkokDay(now)}-${time.replace(':', '')}.backup`;
}

/** What is left of copies whose process was killed; nobody writes one while we are at work. */
async function clearDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => /^sahakon-.*\.part$/.test(name));
  for (const name of drafts) await rm(join(folder, name), { force: true });
}

/**
 * The folder is made for the first copy. Later it must hold one of those that were made there: a
 * disk that is not mounted leaves an empty folder on another one. Throws BackupFault.
 */
async function openFolder({ schedule: { folder } }: Due, own: readonly Copy[]): Promise<void> {
  if (own.length > 0 && !own.some(({ file }) => existsSync(file))) {
    throw new BackupFault(backupText.folderGone(folder));
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearDrafts(folder);
}

async function makeCopy({ ownerUrl, settings, schedule, step }: Due, own: readonly Copy[]) {
  const { passphrase = '', secretPassphrase } = settings.backup;
  const [newest] = own;
  await mustHaveRoom(schedule.folder, 1.2 * Number(newest?.bytes ?? 0));
  const file = join(schedule.folder, nameOf(new Date()));
  const keys = { passphrase, secretPassphrase };
  const made = await runBackup({ ownerUrl, settings, file, ...keys, reason: 'schedule', step });
  print(text.made(file, (made.bytes / 1e6).toFixed(1), made.rows, made.files));
}

/** Removes what this store has put into this folder, and nothing else. */
async function removeOutlived({ ownerUrl, schedule }: Due, own: readonly Copy[]): Promise<void> {
  const gone = own.filter(({ file }) => !existsSync(file));
  // Somebody has taken them away.
  for (const { id } of gone) await noteRemoved(ownerUrl, id);
  const copies = own
    .filter((one) => !gone.includes(one))
    .map((one) => ({
      ...one,
      isProven: one.rehearsedAt !== null && one.rehearsalFault === null,
    }));
  const { keepDays } = schedule;
  for (const { id, file } of outlived(copies, { today: bangkokDay(new Date()), keepDays })) {
    await rm(file);
    await noteRemoved(ownerUrl, id);
    print(text.removedOld(file));
  }
}

interface Trial {
  readonly settings: Settings;
  readonly passphrase: string;
  readonly step: Step;
}

/** Restores the newest copy elsewhere, and notes what comes of it. False: there is none. */
export const rehearseNewest = (ownerUrl: string, trial: Trial): Promise<boolean> =>
  alone(ownerUrl, 'upkeep', () => tryNewest(ownerUrl, trial));

async function tryNewest(
  ownerUrl: string,
  { settings: { dataDir, backup }, passphrase, step }: Trial,
): Promise<boolean> {
  const all = listed(await listBackups(ownerUrl));
  const newest = all.find(({ file }) => existsSync(file)) ?? all[0];
  if (newest === undefined) return false;
  const { id, file } = newest;
  print(text.rehearsing(file));
  try {
    if (!existsSync(file)) throw new BackupFault(text.fileGone(file));
    await mustHaveRoom(dataDir, 1.3 * (await databaseSize(ownerUrl)));
    const { secretPassphrase } = backup;
    const { rows } = await rehearse(file, { dataDir, passphrase, secretPassphrase, step });
    await noteRehearsal(ownerUrl, id, undefined);
    print(text.rehearsed(rows));
    return true;
  } catch (error) {
    if (error instanceof BackupBusy) throw error;
    await noteRehearsal(ownerUrl, id, (error as Error).message);
    throw error;
  }
}

/**
 * Does what is due, alone; says so where nothing is, or where somebody else is at it. Throws what
 * failed, after it is on the list.
 */
export async function doDue(due: Due): Promise<void> {
  try {
    await alone(due.ownerUrl, 'upkeep', () => doAlone(due));
  } catch (error) {
    if (!(error instanceof BackupBusy)) throw error;
    print(error.message);
  }
}

async function doAlone(due: Due): Promise<void> {
  const { ownerUrl, settings, schedule, step } = due;
  const list = await listBackups(ownerUrl);
  const own = listed(list).filter(
    ({ file, reason }) => reason === 'schedule' && dirname(resolve(file)) === schedule.folder,
  );
  const isCopyDue = isDue(list, schedule.at, new Date());
  try {
    if (isCopyDue || own.length > 0) {
      await openFolder(due, own);
      // Before the new one: a folder that is full would keep what had its days for ever.
      await removeOutlived(due, own);
    }
    if (isCopyDue) await makeCopy(due, own);
  } catch (error) {
    await noteOwnFault(ownerUrl, error);
    throw error;
  }
  const isTrialDue = isRehearsalDue(await listBackups(ownerUrl), schedule.at, new Date());
  const { passphrase = '' } = settings.backup;
  if (isTrialDue) await tryNewest(ownerUrl, { settings, passphrase, step });
  if (!isCopyDue && !isTrialDue) print(text.notDue);
}

/** What `runBackup` has not noted itself: it was not come to. */
async function noteOwnFault(ownerUrl: string, error: unknown): Promise<void> {
  if (!(error instanceof BackupFault) || error instanceof BackupBusy) return;
  const [newest] = await listBackups(ownerUrl);
  if (newest?.fault === error.message) return;
  await noteFailed(ownerUrl, { beganAt: new Date(), reason: 'schedule' }, error.message);
}
