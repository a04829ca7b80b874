/** Restores a backup on an empty store: everything, counted again, or nothing. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { makeFolder } from '../../records/data-folder.ts';
import { asOwner } from '../../records/driver/owner.ts';
import { completeSchema, makeSchema } from '../../records/migrate.ts';
import { entryOf, type Figures, type Manifest, secretName } from '../archive/contents.ts';
import { type ReadBackup, readBackup } from '../archive/read-backup.ts';
import { BackupFault } from '../fault.ts';
import type { Step } from '../progress.ts';
import { readFigures } from '../store/count.ts';
import { StoreLoader } from '../store/load.ts';
import { writtenAlike } from '../store/session.ts';
import { backupText as text } from '../text/backup.text.ts';
import { type Checked, checkBackup, type Passphrases } from './check.ts';
import { clearEarlier, mustBeOpen } from './earlier-run.ts';
import { endJournal, restoredSetting, writeJournal } from './journal.ts';
import { environmentPlace, FilePlaces, secretPlace } from './places.ts';
import { recount, sharesOf } from './recount.ts';
import { clearTarget, mustBeUnused } from './target.ts';

export interface RestoreOptions extends Passphrases {
  /** The owner's login of the database to fill. */
  readonly ownerUrl: string;
  readonly dataDir: string;
  /** False ends every session: who was signed in signs in again. */
  readonly keepSessions: boolean;
  readonly step: Step;
  /** What a look at the whole file has found before; undefined: it is looked at now. */
  readonly checked?: Checked | undefined;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly rows: number;
  /** Counted on the restored store. */
  readonly figures: Figures | undefined;
  /** Whether the secret is in its place. */
  readonly hasSecret: boolean;
  readonly endedSessions: number;
  /** The first entry of the audit log that does not follow from the one before; usually none. */
  readonly brokenAudit: bigint | undefined;
  /** Migrations that came after the backup was made. */
  readonly migrated: readonly string[];
}

/** Whoever was signed in when the backup was made. */
async function endSessions(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    'UPDATE portal.sessions SET revoked_at = now() WHERE revoked_at IS NULL AND ends_at > now()',
  );
  return rowCount ?? 0;
}

/** What is on record of it in the store itself: for the auditor, and for a start after a kill. */
async function note(client: pg.Client, id: string, { manifest }: ReadBackup, ended: number) {
  const facts = { id, madeAt: manifest.madeAt, endedSessions: ended };
  await client.query(
    `INSERT INTO portal.settings (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [restoredSetting, JSON.stringify(facts)],
  );
  // Files of the store that was copied: this one neither counts on them nor removes them.
  const list = await client.query("SELECT to_regclass('portal.backups') AS there");
  if (list.rows[0].there !== null) await client.query('DELETE FROM portal.backups');
  await client.query(
    `INSERT INTO portal.audit_entries (happened_at, entry, outcome, actor_kind, detail)
     VALUES (now(), 'store.restore', 'ok', 'system', $1)`,
    [JSON.stringify(facts)],
  );
}

async function load(
  client: pg.Client,
  path: string,
  checked: Checked,
  places: FilePlaces,
  { passphrases, step }: RestoreOptions,
): Promise<void> {
  const { manifest, contents } = checked;
  const loader = await StoreLoader.open(client);
  const share = sharesOf(checked);
  const filled = new Set<string>();
  await readBackup(path, passphrases, {
    async table(table, rows) {
      step({ what: text.loading(table.name), done: share(table) });
      await loader.fill(table, rows);
      filled.add(entryOf(table));
    },
    async file(name, pieces) {
      if (name === secretName) for await (const _ of pieces);
      else await places.take(path, name, pieces);
    },
  });
  for (const table of manifest.tables) {
    if (!filled.has(entryOf(table))) await loader.fillEmpty(table);
  }
  await loader.close(contents.sequences);
}

/** The chain came along with the rows, and this restoration is its newest entry. */
async function verifyAudit(client: pg.Client): Promise<bigint | undefined> {
  await client.query('SET LOCAL ROLE sahakon_audit');
  const { rows } = await client.query('SELECT portal.verify_audit() AS seq');
  return rows[0].seq ?? undefined;
}

interface Filling {
  readonly id: string;
  readonly places: FilePlaces;
  readonly options: RestoreOptions;
}

/** All that the transaction does, and the files as far as their stage. */
async function fill(
  client: pg.Client,
  path: string,
  checked: Checked,
  { id, places, options }: Filling,
): Promise<Omit<Restored, 'manifest' | 'hasSecret'>> {
  const { dataDir, keepSessions, step } = options;
  await clearTarget(client);
  await clearEarlier(dataDir);
  await places.begin();
  await makeSchema(client, checked.migrations);
  await load(client, path, checked, places, options);
  const rows = await recount(client, checked, step);
  const figures = await readFigures(client);
  await client.query('SET LOCAL ROLE sahakon_owner');
  const endedSessions = keepSessions ? 0 : await endSessions(client);
  await note(client, id, checked, endedSessions);
  const brokenAudit = await verifyAudit(client);
  await client.query('RESET ROLE');
  const migrated = await completeSchema(client);
  const { secret, environment } = checked.sealed ?? {};
  if (secret !== undefined) await places.takeText(secretPlace, secret);
  if (environment !== undefined) await places.takeText(environmentPlace, environment);
  return { rows, figures, endedSessions, brokenAudit, migrated };
}

/**
 * Checks the whole file, fills an empty store in one transaction, counts it again and only then
 * shows it. Throws BackupFault with what is the matter; nothing is changed then.
 */
export async function restore(path: string, options: RestoreOptions): Promise<Restored> {
  const { ownerUrl, dataDir } = options;
  const id = randomUUID();
  const places = new FilePlaces(dataDir, id);
  return asOwner(ownerUrl, 'restore', async (client) => {
    await client.query(writtenAlike);
    await mustBeOpen(client, dataDir);
    await mustBeUnused(client);
    const checked = options.checked ?? (await checkBackup(path, options, options.step));
    await makeFolder(dataDir, 0o777);
    let isEnding = false;
    try {
      await client.query('BEGIN');
      const counted = await fill(client, path, checked, { id, places, options });
      await writeJournal(dataDir, { id, places: await places.places() });
      await places.put();
      isEnding = true;
      await client.query('COMMIT');
      await endJournal(dataDir);
      await client.query('ANALYZE');
      const hasSecret = checked.sealed !== undefined;
      return { manifest: checked.manifest, hasSecret, ...counted };
    } catch (error) {
      // Whether it is there is not known: the next run, or the next start, finds out by the note.
      if (isEnding) throw new BackupFault(text.unknownEnd, { cause: error });
      await client.query('ROLLBACK').catch(() => undefined);
      await clearEarlier(dataDir);
      throw error;
    }
  });
}
