/** Extracts as they are dropped: sub-folders of the watched folder, whole with their last file. */
import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '../layout.ts';
import { isOwnReport, reportFiles } from '../report/report-files.ts';

/** Where a drop is moved once it was looked at, beside the new ones. */
export const places = { done: 'done', failed: 'failed' } as const;

export type Place = keyof typeof places;

export interface Drop {
  /** Of its folder. */
  readonly name: string;
  readonly path: string;
  readonly isNew: boolean;
  /** Of its files by name, size and time: it changes with any of them. */
  readonly mark: string;
}

/** Nothing of an entry whose name is in letters that the system does not know: it is not found. */
async function factsOf(path: string): Promise<readonly string[]> {
  try {
    const { size, mtimeNs, ino, mode } = await lstat(path, { bigint: true });
    return [size, mtimeNs, ino, mode >> 12n].map(String);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function hashOfFiles(path: string, lastFile: string): Promise<string | undefined> {
  const names = await readdir(path);
  if (!names.includes(lastFile)) return undefined;
  const hash = createHash('sha256');
  for (const name of names.filter((one) => !isOwnReport(one)).sort()) {
    hash.update(JSON.stringify([name, ...(await factsOf(join(path, name)))]));
  }
  // Moved away meanwhile.
  await lstat(path);
  return hash.digest('hex');
}

/**
 * Of the folder's files; undefined as long as the one is not there that is written last, and of a
 * folder that was moved away. What may not be read has a mark, too: it is refused, not passed over.
 */
export async function markOf(path: string, lastFile = manifestFile): Promise<string | undefined> {
  return hashOfFiles(path, lastFile).catch(({ code }: NodeJS.ErrnoException) =>
    code === 'ENOENT' ? undefined : `unreadable ${code}`,
  );
}

/** The mark under which a drop failed; undefined where it is not known, so that it is tried. */
async function failedMark(path: string): Promise<unknown> {
  const text = await readFile(join(path, reportFiles.json), 'utf8').catch(() => '{}');
  try {
    return (JSON.parse(text) as { mark?: unknown }).mark;
  } catch {
    return undefined;
  }
}

/** Whether the path is a folder itself: what a link leads to would be read, and emptied. */
export const isFolder = (path: string): Promise<boolean> =>
  lstat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

/** Real folders only: what a link leads to is not the folder's own. */
export async function foldersIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  const isDrop = (name: string) => !(name.startsWith('.') || Object.hasOwn(places, name));
  return entries
    .filter((entry) => entry.isDirectory() && isDrop(entry.name))
    .map(({ name }) => name)
    .sort();
}

async function dropAt(
  path: string,
  { name, isNew, lastFile }: { name: string; isNew: boolean; lastFile: string | undefined },
): Promise<Drop | undefined> {
  const mark = await markOf(path, lastFile);
  return mark === undefined ? undefined : { name, path, isNew, mark };
}

/**
 * What waits to be taken in, new ones by name, then those that have failed and were changed since.
 * Throws what the system throws of a folder that cannot be read.
 */
export async function dropsIn(folder: string, lastFile?: string): Promise<readonly Drop[]> {
  const real = await realpath(folder);
  const drops: (Drop | undefined)[] = [];
  for (const name of await foldersIn(real)) {
    drops.push(await dropAt(join(real, name), { name, isNew: true, lastFile }));
  }
  const failed = join(real, places.failed);
  const again = (await isFolder(failed)) ? await foldersIn(failed).catch(() => []) : [];
  for (const name of again) {
    const drop = await dropAt(join(failed, name), { name, isNew: false, lastFile });
    if (drop && (await failedMark(drop.path)) !== drop.mark) drops.push(drop);
  }
  return drops.filter((drop) => drop !== undefined);
}
