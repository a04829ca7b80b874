import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { scorePercent } from './mutation.ts';
import { mutate } from './run.ts';

const root = resolve(import.meta.dirname, '../../..');
const leftBehind = (): string =>
  execFileSync('git', ['status', '--porcelain', '--ignored', '.stryker-tmp', 'reports'], {
    cwd: root,
    encoding: 'utf8',
  });

test('C.0 a sample: of 100 changes in the money type its tests notice 85', async () => {
  const scores = await mutate(['core/satang.ts'], {
    tests: ['core/tests/satang.test.ts'],
    quiet: true,
  });
  expect(scores.map((score) => score.file)).toEqual(['core/satang.ts']);
  for (const { file, found, all, survivors } of scores) {
    expect(all, file).toBeGreaterThan(40);
    expect(found + survivors.length, file).toBe(all);
  }
  expect(scorePercent(scores)).toBeGreaterThanOrEqual(85);
  expect(leftBehind()).toBe('');
}, 110_000);
