/** The data folder: made where it is missing, and tried before anything relies on it. */
import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PlainFault } from '../runtime/plain-fault.ts';
import { storeFaultText as text } from './store-faults.text.ts';

const codeOf = (error: unknown): string => String(Object(error).code ?? '');

/** Of /proc and some mounts the system says that a folder is missing which is there. */
const isNoPlace = (error: unknown): boolean => /^(?:ENOENT|EROFS)$/.test(codeOf(error));

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );

/**
 * Makes the folder and those above it. Step by step: Node's own way never ends below /proc. Throws
 * PlainFault where nothing can be made, and what else the system says.
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  const missing: string[] = [];
  for (let at = resolve(path); !(await isThere(at)); at = dirname(at)) missing.unshift(at);
  for (const one of missing) {
    await mkdir(one, { mode }).catch((error: unknown) => {
      // Somebody else was quicker.
      if (codeOf(error) === 'EEXIST') return;
      throw isNoPlace(error) ? new PlainFault(text.noPlace(path, codeOf(error))) : error;
    });
  }
}

/** As much as a lock and a start write before PostgreSQL itself finds the disk full. */
const probeBytes = 65_536;

/** Throws, with the path of the folder, what the system says when something is written there. */
export async function mustBeWritable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(probe, Buffer.alloc(probeBytes), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new PlainFault(text.noPlace(folder, 'ENOENT'));
    // A disk that is full says so without a path.
    throw Object.assign(error as Error, { path: folder });
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
