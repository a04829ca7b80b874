import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { limitedProgram, Overrun, Unusable } from './limited-program.ts';
import { unusableCode } from './unusable.ts';

/** What becomes of a file that is given to a program of these words. */
async function outcome(words: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'limited-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'program.mjs');
  await writeFile(path, words);
  const limits = { longestMs: 3_000, heapMb: 32, mostMemoryKb: 1_200_000, longestAnswer: 100 };
  const run = limitedProgram(path, limits);
  return run('A', Buffer.from('x'), []).catch((error: unknown) => error);
}

test.each([
  ['time', 'for (;;);'],
  ['memory', 'const all = []; for (;;) all.push([...all]);'],
])(
  'T16 a file that takes its program over the limit of %s is told apart',
  async (_, words) => {
    expect(await outcome(words)).toBeInstanceOf(Overrun);
  },
  60_000,
);

test.each([
  ['says that it cannot read', `process.exitCode = ${unusableCode};`],
  [
    'is told to end with the server',
    "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 9_000);",
  ],
])(
  'T16 a file is no attack where its program %s',
  async (_, words) => {
    const error = await outcome(words);
    expect(error).toBeInstanceOf(Unusable);
    expect(error).not.toBeInstanceOf(Overrun);
  },
  60_000,
);
