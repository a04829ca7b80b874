import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allTestFiles } from '../../check/test-files.mjs';
import { planted } from './copied-tree.ts';
import { all } from './planted/all.ts';

const root = resolve(import.meta.dirname, '../../..');

test('there are at least forty defects, each of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ what }) => what)).size).toBe(all.length);
});

test.each(all.map((defect) => [defect.what, defect] as const))('"%s" can be planted', (_, one) => {
  const original = readFileSync(join(root, one.file), 'utf8');
  expect(planted(original, one)).not.toBe(original);
});

test('each names tests that there are', () => {
  const files = new Set(allTestFiles().map(({ file }) => file));
  expect(all.filter(({ tests }) => tests.length === 0)).toEqual([]);
  expect(all.flatMap(({ tests }) => tests).filter((file) => !files.has(file))).toEqual([]);
});

test('a place that is not there, or there twice, plants nothing', () => {
  const defect = { what: 'x', file: 'a.ts', find: 'b', replace: 'c', tests: [] };
  expect(() => planted('a', defect)).toThrow('0 times');
  expect(() => planted('b b', defect)).toThrow('2 times');
});
