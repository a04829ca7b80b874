import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Runs an entrance of npm's and says how it ended: never a rejection. */
const ended = (words: readonly string[]) =>
  run(process.execPath, words, { timeout: 20_000 }).then(
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
