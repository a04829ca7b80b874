/**
 * Which restoration is under way in a data folder. Files are put into their places before the
 * database says that it is whole: after a kill in between, this note tells what to take away again.
 */
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './places.ts';

export interface Journal {
  /** Also in the database, from the moment in which its rows are there. */
  readonly id: string;
  /** What this restoration puts into the data folder. */
  readonly places: readonly Place[];
}

const journalPath = (dataDir: string): string => join(dataDir, 'restore.json');
/** The key of `portal.settings` that holds the restoration's number and facts. */
export const restoredSetting = 'restored';

/** Undefined: none is under way. */
export async function readJournal(dataDir: string): Promise<Journal | undefined> {
  try {
    return JSON.parse(await readFile(journalPath(dataDir), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** On the disk when it settles. */
export async function writeJournal(dataDir: string, journal: Journal): Promise<void> {
  const draft = `${journalPath(dataDir)}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(journal));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, journalPath(dataDir));
}

export async function endJournal(dataDir: string): Promise<void> {
  await rm(journalPath(dataDir), { force: true });
}
