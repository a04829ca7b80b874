/** Numbers of advisory locks: two who share one would wait for each other for minutes. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const number = /\b7_?215_?031_?\d{3}(?=n?\b)/g;
const numbersIn = (path: string): readonly string[] => [
  ...new Set(
    (readFileSync(path, 'utf8').match(number) ?? []).map((one) => one.replaceAll('_', '')),
  ),
];

test('nobody locks a number that is somebody else’s', () => {
  const programs = globSync(['records/**/*.ts', 'intake/**/*.ts', 'backup/**/*.ts']).filter(
    (path) => !/\.test\.ts$/.test(path),
  );
  const inPrograms = programs.flatMap(numbersIn);
  const inStore = new Set(globSync('records/migrations/*.sql').flatMap(numbersIn));
  expect(inPrograms.length).toBeGreaterThan(4);
  expect(inStore.size).toBeGreaterThan(0);
  expect(new Set(inPrograms).size).toBe(inPrograms.length);
  expect(inPrograms.filter((one) => inStore.has(one))).toEqual([]);
});
