/** What a restoration that was cut off has left, and whether it had come to its end. */

import type pg from 'pg';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { BackupFault } from '../fault.ts';
import { backupText as text } from '../text/backup.text.ts';
import { endJournal, readJournal, restoredSetting } from './journal.ts';
import { clearStages, takeAway } from './places.ts';

/** Takes away what a run without an end has left in the data folder. */
export async function clearEarlier(dataDir: string): Promise<void> {
  const journal = await readJournal(dataDir);
  if (journal !== undefined) await takeAway(dataDir, journal);
  await clearStages(dataDir);
  await endJournal(dataDir);
}

/** Throws BackupFault where an earlier run had come to its end and only could not say so. */
export async function mustBeOpen(client: pg.Client, dataDir: string): Promise<void> {
  const journal = await readJournal(dataDir);
  if (journal === undefined || (await restoredId(client)) !== journal.id) return;
  await endJournal(dataDir);
  throw new BackupFault(text.alreadyRestored);
}

/** Of the last restoration that the store knows of. */
async function restoredId(client: pg.Client): Promise<string | undefined> {
  const known = await client.query("SELECT to_regclass('portal.settings') AS settings");
  if (known.rows[0].settings === null) return undefined;
  const { rows } = await client.query<{ id: string }>(
    "SELECT value->>'id' AS id FROM portal.settings WHERE key = $1",
    [restoredSetting],
  );
  return rows[0]?.id;
}

/** A restoration was cut off between its files and its database; nothing is served of either. */
export class UnfinishedRestore extends PlainFault {}

/**
 * For a start: nothing to do where no restoration was cut off, or where the store knows of its end.
 * `restored` gives what the store says under `restoredSetting`. Throws UnfinishedRestore.
 */
export async function finishRestore(
  dataDir: string,
  restored: () => Promise<unknown>,
): Promise<void> {
  const journal = await readJournal(dataDir);
  if (journal === undefined) return;
  const { id } = Object(await restored());
  if (id !== journal.id) throw new UnfinishedRestore(text.unfinished(dataDir));
  await endJournal(dataDir);
}
