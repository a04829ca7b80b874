/** What lies in the watched folder and is no drop: a set without its last file, files beside it. */
import { lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '../layout.ts';
import { isOwnReport } from '../report/report-files.ts';
import { foldersIn, markOf } from './drop.ts';

export interface Unfinished {
  /** Of its folder; undefined of files in the watched folder itself. */
  readonly name: string | undefined;
  readonly path: string;
  readonly lastFile: string;
  /** When something of it came or changed last, as far as the system says. */
  readonly changedAt: Date;
}

/** Folders of thousands of files are no sets: the first so many say enough, and soon. */
const mostLooked = 500;

/** Names that systems and shares leave everywhere. */
const ofSystem = /^(?:[.#@$~]|thumbs\.db$|desktop\.ini$|system volume information$)/i;

const isShown = (name: string): boolean => !(ofSystem.test(name) || isOwnReport(name));

/** When an entry came: copies keep the time of their original, this time nobody sets. */
const cameAt = (path: string): Promise<number> =>
  lstat(path).then(
    ({ ctimeMs }) => ctimeMs,
    () => 0,
  );

async function latest(path: string, names: readonly string[]): Promise<Date> {
  let at = await cameAt(path);
  for (const name of names.toSorted().slice(0, mostLooked)) {
    at = Math.max(at, await cameAt(join(path, name)));
  }
  return new Date(at);
}

async function unfinishedSet(
  path: string,
  name: string,
  lastFile: string,
): Promise<Unfinished | undefined> {
  if ((await markOf(path, lastFile)) !== undefined) return undefined;
  // It may have been moved, or become whole, since.
  const names = (await readdir(path).catch(() => [])).filter(isShown);
  if (names.length === 0 || names.includes(lastFile)) return undefined;
  return { name, path, lastFile, changedAt: await latest(path, names) };
}

/**
 * Sets without the file that is written last, and files that lie in the folder itself, where none
 * is taken in. Throws what the system throws of a folder that cannot be read.
 */
export async function unfinishedIn(
  folder: string,
  lastFile = manifestFile,
): Promise<readonly Unfinished[]> {
  const real = await realpath(folder);
  const found: Unfinished[] = [];
  for (const name of await foldersIn(real)) {
    const one = isShown(name) && (await unfinishedSet(join(real, name), name, lastFile));
    if (one) found.push(one);
  }
  const entries = await readdir(real, { withFileTypes: true });
  const names = entries.filter((one) => one.isFile() && isShown(one.name)).map(({ name }) => name);
  if (names.length > 0) {
    // The folder's own time changes with each drop that comes and goes.
    const times = await Promise.all(
      names.slice(0, mostLooked).map((name) => cameAt(join(real, name))),
    );
    found.push({ name: undefined, path: real, lastFile, changedAt: new Date(Math.max(...times)) });
  }
  return found;
}
