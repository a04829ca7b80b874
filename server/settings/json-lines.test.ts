import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { linesOfJson } from './json-lines.ts';

test('every value is found in its line, keys before their values', async () => {
  const { lines, fault } = linesOfJson('{\n "a": 1,\n "b": [\n  {"c": "x,}"},\n\n  []\n ]\n}\n');
  expect(fault).toBeUndefined();
  expect(Object.fromEntries(lines)).toEqual({
    ...{ '': 1, a: 2, b: 3, 'b.0': 4, 'b.0.c': 4, 'b.1': 6 },
  });
  const ours = await readFile('site.config.json', 'utf8');
  const found = linesOfJson(ours);
  expect(found.fault).toBeUndefined();
  const line = found.lines.get('agency.detail') ?? 0;
  expect(ours.split('\n')[line - 1]).toContain('"detail"');
});

test.each([
  ['{\n "a": 1\n "b": 2\n}', 3, '"b"'],
  ['{\n "a": 1,\n}', 3, '}'],
  ['{\n "a": yes\n}', 2, 'yes'],
  ["{\n 'a': 1\n}", 2, "'a':"],
  ['{\n "a": [1,\n', 3, ''],
  ['{}\n{}', 2, '{'],
  ['{"a": "one\ntwo"}', 1, '"one'],
  ['', 1, ''],
  ['// no\n{}', 1, '//'],
])('%j is no JSON from its line on', (text, line, found) => {
  expect(linesOfJson(text).fault).toEqual({ line, found });
});
