/** Whether the installation could be put up again: the newest copy, its rehearsal, its folder. */
import { access, constants, stat } from 'node:fs/promises';
import { type BackupFaultCode, backupFaultsOf } from '../../../core/backup/condition.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { backupStateSql, type StoredBackupState } from '../../../records/office/backups.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import { backupText as text } from '../text/backup.text.ts';

/** A copy that cannot be made or restored; everything else is a matter of days. */
const grave: ReadonlySet<BackupFaultCode> = new Set(['none', 'old', 'rehearsal_failed']);

async function ofFolder(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return ok(text.folder(folder));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // The first copy makes it.
    if (code === 'ENOENT') return ok(text.folderLater(folder));
    return fault(text.folderClosed(folder, code), text.folderMend(folder));
  }
}

interface Copy {
  readonly file: string;
  readonly withSecret: boolean | null;
}

const goodCopies = `
  SELECT file, with_secret AS "withSecret" FROM portal.backups
  WHERE fault IS NULL AND removed_at IS NULL ORDER BY began_at DESC`;

/** Why the file cannot be reached where it was written; undefined: it lies there. */
const missing = (file: string): Promise<string | undefined> =>
  stat(file).then(
    () => undefined,
    ({ code }: NodeJS.ErrnoException) => code ?? 'ENOENT',
  );

/** What the list says is there must lie there, and the newest should hold the secret. */
async function ofFiles(copies: readonly Copy[]): Promise<readonly Finding[]> {
  const [newest] = copies;
  if (newest === undefined) return [];
  const { file, withSecret } = newest;
  const found: Finding[] =
    withSecret === false ? [warn(text.noSecret(file), text.noSecretMend)] : [];
  const code = await missing(file);
  if (code === undefined) return found;
  const others = await Promise.all(copies.slice(1).map((one) => missing(one.file)));
  // A disk that is carried away is where it should be, as long as another copy is at hand.
  if (others.includes(undefined)) return [...found, warn(text.gone(file, code), text.goneMend)];
  return [...found, fault(text.allGone(copies.length), text.goneMend)];
}

export const backups: Check = {
  name: 'backups',
  title: text.title,
  async look(place) {
    const { schedule } = place.settings().backup;
    const ofSchedule = schedule === undefined ? [] : [await ofFolder(schedule.folder)];
    if (await place.isDemo()) return [ok(text.demo), ...ofSchedule];
    const state = await place.read('sahakon_owner', async (client) => {
      const { rows } = await client.query<StoredBackupState>(backupStateSql);
      return rows[0];
    });
    if (state === undefined) throw new Error('the state is one row');
    // Before the first extract there is nothing that could be lost.
    const holdsFigures = await place.read('sahakon_intake', async (client) => {
      const { rows } = await client.query('SELECT FROM records.current');
      return rows.length > 0;
    });
    const scheduled = schedule !== undefined;
    const copies = await place.read('sahakon_owner', async (client) => {
      const { rows } = await client.query<Copy>(goodCopies);
      return rows;
    });
    const faults = backupFaultsOf(state, { scheduled, now: new Date() });
    const { madeAt } = state;
    return [
      ...(madeAt === null ? [] : [ok(text.newest(thaiDateTime(madeAt)))]),
      ...faults.map((code) => {
        const { says, mend } = text.faults[code];
        return grave.has(code) && holdsFigures ? fault(says, mend) : warn(says, mend);
      }),
      ...(await ofFiles(copies)),
      ...ofSchedule,
    ];
  },
};
