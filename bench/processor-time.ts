/** Processor time of processes, as the system counts it. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { childrenOf } from '../tools/machine/processes.ts';

/** What the system calls a second, in its ticks (USER_HZ). */
const ticksInSecond = 100;

/** Seconds of processor, of the server's processes and of its PostgreSQL's. */
export interface ServerTime {
  readonly server: number;
  readonly postgres: number;
}

/** Those of a process and of all below it that live. */
export async function serverTimeOf(pid: number): Promise<ServerTime> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksInSecond;
  const isPostgres = stat.includes('(postgres)');
  const below = await Promise.all((await childrenOf(pid)).map(serverTimeOf));
  return {
    server: below.reduce((sum, one) => sum + one.server, isPostgres ? 0 : seconds),
    postgres: below.reduce((sum, one) => sum + one.postgres, isPostgres ? seconds : 0),
  };
}

/** Seconds for which this machine's processors had nothing to do, of all together. */
export async function idleSeconds(): Promise<number> {
  const stat = await readFile('/proc/stat', 'utf8');
  const [, , , idle = 0, waiting = 0] =
    /^cpu +(.*)$/m.exec(stat)?.[1]?.split(' ').map(Number) ?? [];
  return (idle + waiting) / ticksInSecond;
}

export const cores = availableParallelism();

/** Seconds of each PostgreSQL below a process, by its number, to the nanosecond: of one thread. */
export async function postgresTimes(pid: number): Promise<ReadonlyMap<number, number>> {
  const [name, times] = await Promise.all(
    ['comm', 'schedstat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  const below = await Promise.all((await childrenOf(pid)).map(postgresTimes));
  const own = name?.startsWith('postgres') ? [[pid, Number(times?.split(' ')[0]) / 1e9]] : [];
  return new Map([...own, ...below.flatMap((one) => [...one])] as [number, number][]);
}

/** What they took between; one that ended meanwhile, a connection that rested, took nothing. */
export const secondsBetween = (
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number => [...after].reduce((sum, [pid, at]) => sum + at - (before.get(pid) ?? 0), 0);
