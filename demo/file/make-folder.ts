/** The folder of an extract, made where it is missing. */
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The folder cannot be made or written to; `cause` is the system's own word for why. */
export class UnwritableFolder extends Error {
  readonly folder: string;
  constructor(folder: string, cause: unknown) {
    super(`cannot write to ${folder}`, { cause });
    this.folder = folder;
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Makes the folder and those above it, from the first missing one down. Node's own recursive
 * `mkdir` never ends below /proc, where a folder cannot be made though its parent is there.
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = [];
  let folder = resolve(path);
  while (!(await isThere(folder)) && dirname(folder) !== folder) {
    missing.unshift(folder);
    folder = dirname(folder);
  }
  try {
    for (const one of missing) await mkdir(one);
  } catch (error) {
    throw new UnwritableFolder(path, error);
  }
}
