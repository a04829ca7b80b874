/** Has pictures made anew, one after the other, within limits of time and memory (T16). */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unusableCode } from './unusable.server.ts';

/** In pixels of the upright picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Not a picture, or one that does not decode whole within the limits. */
export class Unusable extends Error {}

/** So many others are waiting that nobody should join them. */
export class Busy extends Error {}

const program = fileURLToPath(new URL('./make-anew.server.ts', import.meta.url));
const longestMs = 5_000;
const mostWaiting = 4;
/** Kilobytes of address space. Node itself sets 580 MB of it aside, and uses 45. */
const mostMemory = 1_000_000;
/** Bytes; a picture of that size is ten times smaller. */
const longestAnswer = 512 * 1024;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** The part of the picture as a JPEG of 512 by 512, without metadata. Throws Unusable or Busy. */
export async function develop(picture: Buffer, area: Area): Promise<Buffer> {
  if (waiting >= mostWaiting) throw new Busy('busy');
  waiting += 1;
  const mine = last.then(() => makeAnew(picture, area));
  last = mine.catch(() => {});
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

async function makeAnew(picture: Buffer, { x, y, width, height }: Area): Promise<Buffer> {
  const child = startProgram([x, y, width, height].map(String));
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
  const ended = endOf(child);
  const made = readAll(child);
  // A program that has ended early takes no more.
  child.stdin?.on('error', () => {});
  child.stdin?.end(picture);
  const { code, killed } = await ended.finally(() => clearTimeout(timer));
  const answer = await made;
  if (code === 0 && answer.length > 0 && answer.length < longestAnswer) return answer;
  if (killed || code === 0 || code === unusableCode) throw new Unusable('unusable');
  throw new Error(`pictures cannot be made anew: the program ended with ${code}`);
}

/** The shell sets the limit of memory and gives way; nothing of our environment goes along. */
function startProgram(area: readonly string[]): ChildProcess {
  const limited = `ulimit -d ${mostMemory}; ulimit -c 0; exec "$@"`;
  const node = [process.execPath, '--max-old-space-size=64', program];
  return spawn('/bin/sh', ['-c', limited, 'sh', ...node, ...area], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { MALLOC_ARENA_MAX: '2' },
  });
}

function endOf(child: ChildProcess): Promise<{ code: number | null; killed: boolean }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, killed: signal !== null }));
  });
}

async function readAll(child: ChildProcess): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of child.stdout ?? []) {
    parts.push(part);
    length += part.length;
    if (length > longestAnswer) child.kill('SIGKILL');
  }
  return Buffer.concat(parts);
}
