/** What lies in the watched folder and is no drop: a set without its last file, files beside it. */
import { createHash } from 'node:crypto';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '../layout.ts';
import { isOwnReport } from '../report/report-files.ts';
import { foldersIn, markOf } from './drop.ts';

/** Milliseconds in which nothing changes: by then no core is still writing. */
const patience = 2 * 3_600_000;

export interface Unfinished {
  /** Of its folder; undefined of files in the watched folder itself. */
  readonly name: string | undefined;
  readonly path: string;
  /** Of what lies there by name and time. */
  readonly mark: string;
  readonly lastFile: string;
  /** When something of it changed last. */
  readonly changedAt: Date;
}

async function lyingAt(path: string, names: readonly string[]) {
  const hash = createHash('sha256');
  let changedAt = 0;
  for (const name of names) {
    const { mtimeMs, size } = await lstat(join(path, name));
    hash.update(JSON.stringify([name, size, mtimeMs]));
    changedAt = Math.max(changedAt, mtimeMs);
  }
  return { path, mark: hash.digest('hex'), changedAt: new Date(changedAt) };
}

const isShown = (name: string): boolean => !(name.startsWith('.') || isOwnReport(name));

/**
 * Sets that have lain still for two hours without the file that is written last, and files that lie
 * in the folder itself so long, where nothing is taken in. Throws what the system throws.
 */
export async function unfinishedIn(
  folder: string,
  lastFile = manifestFile,
): Promise<readonly Unfinished[]> {
  const real = await realpath(folder);
  const found: Unfinished[] = [];
  for (const name of await foldersIn(real)) {
    const path = join(real, name);
    if ((await markOf(path, lastFile)) !== undefined) continue;
    const names = (await readdir(path)).filter(isShown);
    if (names.length > 0) found.push({ name, lastFile, ...(await lyingAt(path, names)) });
  }
  const entries = await readdir(real, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isShown(entry.name));
  if (files.length > 0) {
    const names = files.map(({ name }) => name);
    found.push({ name: undefined, lastFile, ...(await lyingAt(real, names)) });
  }
  return found.filter(({ changedAt }) => Date.now() - changedAt.getTime() > patience);
}
