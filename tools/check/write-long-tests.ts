/**
 * Writes `long-tests.json`, the test files that take long, by JSON reports of Vitest:
 * `node tools/check/write-long-tests.ts REPORT…`. A file that no report names keeps its line.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../launch/paths.mjs';
import longTests from './long-tests.json' with { type: 'json' };

interface Report {
  readonly testResults: readonly { name: string; startTime: number; endTime: number }[];
}

/** Seconds from which on a file is long: most of all time is that of files above. */
const long = 40;

const seconds = new Map<string, number>(Object.entries(longTests));
for (const path of process.argv.slice(2)) {
  const { testResults }: Report = JSON.parse(readFileSync(path, 'utf8'));
  for (const { name, startTime, endTime } of testResults) {
    seconds.set(relative(root, name), Math.round((endTime - startTime) / 1000));
  }
}
const rows = [...seconds]
  .filter(([path, time]) => time >= long && existsSync(join(root, path)))
  .sort(([, one], [, other]) => other - one);
const text = JSON.stringify(Object.fromEntries(rows), null, 2);
writeFileSync(new URL('long-tests.json', import.meta.url), `${text}\n`);
