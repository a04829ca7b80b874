/** What becomes of a drop that was looked at: a report beside its files, in a folder of its own. */
import { constants } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportFiles } from '../report/report-files.ts';
import { type Drop, isFolder, type Place, places } from './drop.ts';
import { type DropReport, reportText } from './report.ts';

const ownFolder = 0o700;
const ownFile = 0o600;

/** By what is open, so that no link leads out of the drop. */
async function closeFile(path: string): Promise<void> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const handle = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (stats.isFile() && stats.nlink === 1) await handle.chmod(ownFile);
  } finally {
    await handle.close();
  }
}

/** Nobody but the service reads it; what another account owns stays as that account left it. */
async function closeFolder(path: string): Promise<void> {
  for (const name of await readdir(path)) await closeFile(join(path, name)).catch(() => {});
  await chmod(path, ownFolder).catch(() => {});
}

async function write(path: string, text: string): Promise<void> {
  // A name that leads elsewhere is replaced, not followed.
  await rm(path, { force: true });
  await writeFile(path, text, { flag: 'wx', mode: ownFile });
}

async function freeName(folder: string, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${name}.${number}`);
    const isTaken = await lstat(path).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
}

/** The watched folder of a drop, wherever in it the drop lies. */
const watchedFolderOf = ({ path, isNew }: Drop): string =>
  isNew ? dirname(path) : dirname(dirname(path));

/**
 * Writes the report beside the files and moves both to `place`; gives where they lie. The report
 * comes first: what lies there is complete, and a crash before that leaves the drop where it was.
 */
export async function finalise(drop: Drop, place: Place, report: DropReport): Promise<string> {
  await closeFolder(drop.path);
  await write(join(drop.path, reportFiles.json), `${JSON.stringify(report, null, 2)}\n`);
  await write(join(drop.path, reportFiles.text), reportText(report));
  const folder = join(watchedFolderOf(drop), places[place]);
  if (dirname(drop.path) === folder) return drop.path;
  await mkdir(folder, { recursive: true, mode: ownFolder });
  if (!(await isFolder(folder))) throw new Error(`${places[place]} is a link`);
  await chmod(folder, ownFolder);
  const path = await freeName(folder, drop.name);
  await rename(drop.path, path);
  return path;
}
