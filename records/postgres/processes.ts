/** Which processes serve a cluster, told from /proc and never from a pid alone. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { socketPort } from './data-paths.ts';
import { postgresText as text } from './postgres.text.ts';

const childName = 'child.json';

export interface Postmaster {
  readonly pid: number;
  /** Seconds since 1970, as PostgreSQL wrote it. */
  readonly startedAt: number;
}

/** What `postmaster.pid` says; undefined without one, or with one cut short. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , startedAt] = content.split('\n').map(Number);
  return pid && startedAt ? { pid, startedAt } : undefined;
}

/** Hundredths of a second from the machine's start to the process's. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Field 22; the name in field 2 may hold spaces and brackets.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]);
}

/** Seconds since 1970 at which a process began, as far as the clock can be trusted. */
function startOf(pid: number): number {
  const upFor = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]);
  return Date.now() / 1000 - upFor + ticksOf(pid) / 100;
}

function serves(pid: number | string, cluster: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) return false;
    return /(^|\/)postgres\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

/** Living PostgreSQL processes of a cluster, backends without their postmaster included. */
export function processesOf(cluster: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && serves(name, cluster))
    .map(Number);
}

/** The command line must be that of a postmaster of this very folder. */
function commandFits(pid: number, cluster: string): boolean {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return /(^|\/)postgres$/.test(words[0] ?? '') && words[words.indexOf('-D') + 1] === cluster;
}

/**
 * When a process was born, in a form that no change of the clock touches; two processes with the
 * same number never share it.
 */
export function birthOf(pid: number): string {
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticksOf(pid)}`;
}

/** Notes who was started, for whoever finds it an orphan. */
export async function noteChild(home: string, pid: number): Promise<void> {
  await writeFile(join(home, childName), JSON.stringify({ pid, birth: birthOf(pid) }));
}

function isNoted(home: string, pid: number): boolean {
  try {
    const noted = JSON.parse(readFileSync(join(home, childName), 'utf8'));
    return noted.pid === pid && noted.birth === birthOf(pid);
  } catch {
    return false;
  }
}

/**
 * Is the process that `postmaster.pid` names the server that wrote it? Command line, working folder
 * and start time must agree: the number alone may have gone to somebody else.
 */
export function isOurs(cluster: string, { pid, startedAt }: Postmaster): boolean {
  try {
    if (!serves(pid, cluster) || !commandFits(pid, cluster)) return false;
    return isNoted(dirname(cluster), pid) || Math.abs(startOf(pid) - startedAt) < 60;
  } catch {
    return false;
  }
}

/** Waits until nothing serves the cluster; false when that took too long. */
export async function allExited(cluster: string, limitMs: number): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; await sleep(50)) {
    if (processesOf(cluster).length === 0) return true;
  }
  return false;
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself.
    }
  }
}

/** Ends a postmaster that is known to be ours: in good order, then at once. */
export async function stopPostmaster(cluster: string, pid: number, graceMs: number): Promise<void> {
  signal([pid], 'SIGINT');
  if (await allExited(cluster, graceMs)) return;
  signal([pid], 'SIGQUIT');
  if (await allExited(cluster, 5000)) return;
  signal(processesOf(cluster), 'SIGKILL');
  await allExited(cluster, 5000);
}

/**
 * Leaves the cluster unserved: an orphan of ours is stopped, backends that outlived their
 * postmaster too, a stale `postmaster.pid` is removed. A stranger is never signalled.
 */
export async function clearOrphans(cluster: string, log: (line: string) => void): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster && isOurs(cluster, postmaster)) {
    log(text.orphan(postmaster.pid));
    await stopPostmaster(cluster, postmaster.pid, 10_000);
  }
  // Backends end by themselves when their postmaster is gone, unless they hang.
  if (!(await allExited(cluster, 3000))) {
    const left = processesOf(cluster);
    const leader = left.find((pid) => commandFitsSafely(pid, cluster));
    if (leader !== undefined) throw new PlainFault(text.foreign(cluster, leader));
    signal(left, 'SIGQUIT');
    if (!(await allExited(cluster, 3000))) signal(processesOf(cluster), 'SIGKILL');
    await allExited(cluster, 3000);
  }
  // PostgreSQL would trust these files while any process has their number, even a dead one that
  // nobody has buried yet.
  const socket = join(dirname(cluster), `.s.PGSQL.${socketPort}`);
  const stale = [join(cluster, 'postmaster.pid'), `${socket}.lock`, socket];
  await Promise.all(stale.map((path) => rm(path, { force: true })));
}

function commandFitsSafely(pid: number, cluster: string): boolean {
  try {
    return commandFits(pid, cluster);
  } catch {
    return false;
  }
}
