import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Runs an entrance of npm's and says how it ended: never a rejection. */
const ended = (words: readonly string[], cwd = process.cwd()) =>
  run(process.execPath, words, { timeout: 60_000, cwd }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code, output: stderr }),
  );

const bench = ['tools/run.mjs', '--all', 'bench/main.ts'];
const proof = ['tools/run.mjs', '--all', 'tools/proof/main.ts'];
const requirements = ['tools/run.mjs', 'tools/tidy/main.ts', 'requirements'];

test.each([
  [['tools/start.mjs', '--help'], 0, 'npm run dev'],
  [['tools/start.mjs', '--dev', '--help'], 0, 'npm run dev'],
  [['tools/start.mjs', '--wat'], 2, 'npm start ไม่รับ --wat'],
  [['tools/test.mjs', '--help'], 0, '  dead-code-but-for-tests\n'],
  [[...bench, '--help'], 0, '  night     the intake'],
  [[...proof, 'load', '-h'], 0, '  load          nine loads'],
  [[...requirements, '--wat'], 2, 'takes no --wat'],
])('%j ends at once with %i and says why', async (words, code, sentence) => {
  const found = await ended(words);
  expect(found.code).toBe(code);
  expect(found.output).toContain(sentence);
});

test('help of what needs the tools comes before any package is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-bare-'));
  try {
    for (const name of [
      'tools/launch',
      'tools/run.mjs',
      'tools/proof/help.mjs',
      'bench/help.mjs',
    ]) {
      await cp(name, join(folder, name), { recursive: true });
    }
    await cp('server/start/alive.mjs', join(folder, 'server/start/alive.mjs'));
    for (const words of [bench, proof]) {
      const found = await ended([...words, '--help'], folder);
      expect(found).toMatchObject({ code: 0, output: expect.stringContaining('npm run') });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
