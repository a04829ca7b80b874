/** One kill in the middle of a backup or a restoration, and what was found afterwards. */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readBackup } from '../../../backup/archive/read-backup.ts';
import { finishRestore } from '../../../backup/restore/earlier-run.ts';
import { backupText as text } from '../../../backup/text/backup.text.ts';
import { asOwner } from '../../../records/driver/owner.ts';
import { temporaryFolder } from '../../app.ts';
import { type Command, passphrase, type Site } from './site.ts';

export interface Round {
  /** Whether it was killed before it had come to its end by itself. */
  readonly wasKilled: boolean;
  /** Whether its work was there whole afterwards. */
  readonly isWhole: boolean;
  /** What must not be; empty when all is well. */
  readonly complaints: readonly string[];
}

/** `part` of its usual time after its start, from 0 to 1. */
async function killed({ child, ended }: Command, millis: number): Promise<boolean> {
  await pause(millis);
  child.kill('SIGKILL');
  return (await ended) === null;
}

/** Tables that the store changes itself when it is restored. */
const onRecord = new Set([
  'tables/portal.audit_entries',
  'tables/portal.audit_head',
  'tables/portal.backups',
  'tables/portal.sessions',
  'tables/portal.settings',
]);

/** Names of tables whose rows are not those of the whole backup. */
async function differences(site: Site, file: string): Promise<readonly string[]> {
  const { contents } = await readBackup(file, [passphrase]);
  return Object.entries(site.held.contents.tables).flatMap(([name, count]) =>
    onRecord.has(name) || JSON.stringify(contents.tables[name]) === JSON.stringify(count)
      ? []
      : [`${name} is not what it was`],
  );
}

const reads = (file: string): Promise<boolean> =>
  readBackup(file, [passphrase]).then(
    () => true,
    () => false,
  );

/** A backup that is killed leaves no file of its name, or a whole one. */
export async function killBackup(site: Site, part: number): Promise<Round> {
  const file = join(site.folder, 'killed.backup');
  const wasKilled = await killed(site.backup(file), part * site.millis.backup);
  const complaints: string[] = [];
  const isWhole = existsSync(file);
  if (isWhole) complaints.push(...(await differences(site, file)));
  const draft = `${file}.part`;
  if (existsSync(draft) && (await reads(draft))) {
    // It had come to its last byte and not to its name.
    complaints.push(...(await differences(site, draft)));
  }
  await rm(file, { force: true });
  const again = site.backup(file);
  if ((await again.ended) !== 0) complaints.push(`the next backup failed: ${again.output()}`);
  else complaints.push(...(await differences(site, file)));
  await rm(file, { force: true });
  return { wasKilled, isWhole, complaints };
}

/** What the database says of the restoration; undefined where it holds nothing. */
async function restoredIn(ownerUrl: string): Promise<unknown> {
  return asOwner(ownerUrl, 'proof', async (client) => {
    const { rows } = await client.query("SELECT to_regclass('portal.settings') AS there");
    if (rows[0].there === null) return undefined;
    await client.query('SET ROLE sahakon_owner');
    const found = await client.query("SELECT value FROM portal.settings WHERE key = 'restored'");
    return found.rows[0]?.value;
  });
}

/** A restoration that is killed leaves nothing, or everything, or is not served. */
export async function killRestore(site: Site, part: number): Promise<Round> {
  const [target, data] = await Promise.all([site.emptyDatabase(), temporaryFolder()]);
  const complaints: string[] = [];
  const wasKilled = await killed(site.restore(target, data.path), part * site.millis.restore);
  await site.quiet(target.ownerUrl);
  const isWhole = (await restoredIn(target.ownerUrl)) !== undefined;
  const isServed = await finishRestore(data.path, () => restoredIn(target.ownerUrl)).then(
    () => true,
    () => false,
  );
  const hasSecret = (await readdir(data.path)).includes('secret');
  if (isServed && hasSecret !== isWhole)
    complaints.push('files without rows, or rows without files');
  const again = site.restore(target, data.path);
  const code = await again.ended;
  // A store that is whole is not empty any more, or the note says that it is whole.
  const saysWhole =
    isWhole && [text.alreadyRestored, 'portal.'].some((words) => again.output().includes(words));
  if (code !== 0 && !saysWhole) complaints.push(`the next run failed: ${again.output()}`);
  const file = join(data.path, 'check.backup');
  const copy = site.backup(file, { store: target, dataDir: data.path });
  if ((await copy.ended) !== 0) complaints.push(`it cannot be copied: ${copy.output()}`);
  else complaints.push(...(await differences(site, file)));
  await data.remove();
  return { wasKilled, isWhole, complaints };
}
