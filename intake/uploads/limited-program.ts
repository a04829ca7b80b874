/**
 * Programs of their own for what people send: whatever a hostile file does to its reader, it does
 * it there, within limits of time and memory, one file after the other, in fair turns (T16, T18).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { partOf } from '../../runtime/processes.ts';
import { unusableCode } from './unusable.ts';

/** No file of its kind, or one that cannot be read whole within the limits. */
export class Unusable extends Error {}

/** The file took its program over a limit of time or memory, or brought it down. */
export class Overrun extends Unusable {}

/** How a program is told to end when the server stops: not the file's doing. */
const stopSignals: ReadonlySet<NodeJS.Signals> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP']);

export interface Limits {
  readonly longestMs: number;
  /** Megabytes that the program itself may fill. */
  readonly heapMb: number;
  /** Kilobytes of data in all. Node itself sets 580 MB of it aside, and uses 45. */
  readonly mostMemoryKb: number;
  /** Bytes of the answer. */
  readonly longestAnswer: number;
}

/**
 * Gives the program a file on its input and takes its answer. `asker`: whose file it is; nobody
 * waits behind all that another sends. Throws Unusable, also as Overrun, or QueueFull.
 */
export type LimitedProgram = (
  asker: string,
  file: Buffer,
  args: readonly string[],
) => Promise<Buffer>;

/** One file at a time; who has had a turn stands behind all others who wait. */
const queueLimits = { running: 1, runningEach: 1, totalEach: 2, waiting: partOf(23) };

/** Runs the program at that path for each file. */
export function limitedProgram(path: string, limits: Limits): LimitedProgram {
  const queue = new FairQueue(queueLimits);
  return (asker, file, args) => queue.run(asker, () => runOnce(path, limits, file, args));
}

async function runOnce(
  path: string,
  limits: Limits,
  file: Buffer,
  args: readonly string[],
): Promise<Buffer> {
  const child = start(path, limits, args);
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.longestMs);
  const ended = endOf(child);
  const made = readAll(child, limits.longestAnswer);
  // A program that has ended early takes no more.
  child.stdin?.on('error', () => {});
  child.stdin?.end(file);
  const { code, signal } = await ended.finally(() => clearTimeout(timer));
  const answer = await made;
  if (code === 0 && answer.length > 0 && answer.length <= limits.longestAnswer) return answer;
  if (signal !== null && !stopSignals.has(signal)) throw new Overrun(`ended by ${signal}`);
  if (signal !== null || code === 0 || code === unusableCode) throw new Unusable('unusable');
  throw new Error(`a file cannot be read: the program ended with ${code}`);
}

/** The shell sets the limit of memory and gives way; nothing of our environment goes along. */
function start(path: string, limits: Limits, args: readonly string[]): ChildProcess {
  const limited = `ulimit -d ${limits.mostMemoryKb}; ulimit -c 0; exec "$@"`;
  const node = [process.execPath, `--max-old-space-size=${limits.heapMb}`, path];
  return spawn('/bin/sh', ['-c', limited, 'sh', ...node, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { MALLOC_ARENA_MAX: '2' },
  });
}

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

async function readAll(child: ChildProcess, longest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of child.stdout ?? []) {
    parts.push(part);
    length += part.length;
    if (length > longest) child.kill('SIGKILL');
  }
  return Buffer.concat(parts);
}
