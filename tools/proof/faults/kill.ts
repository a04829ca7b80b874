/** Ends what a fault ends, by number, and never by a name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesIn } from '../../machine/processes.ts';
import type { Site } from './site.ts';

/** Signals it; one that is gone already is no matter. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The process that serves, killed; its launcher ends by itself. */
export async function killServer(site: Site): Promise<void> {
  const pid = await site.server().pid();
  if (pid === undefined) throw new Error('no process serves');
  signal(pid, 'SIGKILL');
  await site.server().ended;
}

/** Number of the postmaster, from its own file. */
export const postmasterOf = (site: Site): number =>
  Number(readFileSync(join(site.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** All processes of the database. */
export const databaseProcesses = (site: Site): Promise<number[]> => processesIn(site.cluster);
