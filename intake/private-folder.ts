/** A folder for everybody's personal data: nobody else may look, and it goes whatever happens. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'sahakon-private-';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Those of this process. */
const own = new Set<string>();

/** Removes what this process has, before it ends in a way that runs no handlers. */
export function removePrivateFolders(): void {
  for (const folder of own) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody still writes into it: the next run removes what is left.
    }
  }
}

/** What a run left behind that was killed before it could tidy up. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : NaN;
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    // One of another user stays where it is.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Runs `work` with a new folder of mode 0700, which is removed when it ends, fails, or is ended by
 * a signal; what a killed run left is removed by the next one.
 */
export async function inPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await removeAbandoned();
  let folder: string | undefined;
  const remove = () => {
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  const end = (signal: NodeJS.Signals) => {
    remove();
    // Whoever else listens ends the process in its own order.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', remove);
  for (const signal of signals) process.once(signal, end);
  try {
    // Made after the listeners and at once: a signal never finds a folder that nobody would remove.
    folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
    own.add(folder);
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, end);
    process.off('exit', remove);
    remove();
    if (folder) own.delete(folder);
  }
}
