/** Counts a restored store against the backup. */
import type pg from 'pg';
import { type CopiedTable, entryOf } from '../archive/contents.ts';
import type { ReadBackup } from '../archive/read-backup.ts';
import { BackupFault } from '../fault.ts';
import type { Step } from '../progress.ts';
import { copyOut, readFigures } from '../store/count.ts';
import { backupRole } from '../store/session.ts';
import { backupText as text } from '../text/backup.text.ts';

/** What part of all rows comes before the table, 0 to 1. */
export function sharesOf({ manifest, contents }: ReadBackup): (table: CopiedTable) => number {
  const before = new Map<string, number>();
  let rows = 0;
  for (const table of manifest.tables) {
    before.set(entryOf(table), rows);
    rows += contents.tables[entryOf(table)]?.rows ?? 0;
  }
  return (table) => (before.get(entryOf(table)) ?? 0) / Math.max(rows, 1);
}

/**
 * Reads every row again from the database, as whoever makes a backup would, and gives their number.
 * Throws BackupFault for the first table that is not what was written.
 */
export async function recount(
  client: pg.Client,
  { manifest, contents }: ReadBackup,
  step: Step,
): Promise<number> {
  await client.query(`SET LOCAL ROLE ${backupRole}`);
  let rows = 0;
  const share = sharesOf({ manifest, contents });
  for (const table of manifest.tables) {
    step({ what: text.counting(table.name), done: share(table) });
    const counted = await copyOut(client, table, () => undefined);
    const written = contents.tables[entryOf(table)];
    if (counted.rows !== written?.rows || counted.digest !== written.digest) {
      throw new BackupFault(text.unequal(table.name));
    }
    rows += counted.rows;
  }
  const figures = await readFigures(client);
  if (JSON.stringify(figures) !== JSON.stringify(manifest.figures)) {
    throw new BackupFault(text.unequal('records'));
  }
  return rows;
}
