import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What the project may leave open: a name that the specification fixes, and later work. */
const mayBeOpen = ['3.3.1', '3.3.3', '5.4.3', '6.3.3'];

interface Row {
  readonly id: string;
  readonly level: string;
  readonly asks: string;
  readonly shown: string;
}

const document = await readFile('docs/asvs.md', 'utf8');
const line = /^\| ([\d.]+) \| ([12]) \| ([^|]+) \| (.+) \|$/gm;
const rows: Row[] = [...document.matchAll(line)].map(
  ([, id = '', level = '', asks = '', shown = '']) => ({ id, level, asks, shown }),
);

/** `1.2.3` and its level, of the levels 1 and 2, in the standard's order. */
async function readLevels(): Promise<[string, string][]> {
  const text = await readFile('tools/docs/asvs-levels.txt', 'utf8');
  const sections = [...text.matchAll(/^([\d.]+) ([123]+)$/gm)];
  const all = sections.flatMap(([, section = '', levels = '']) =>
    [...levels].map((level, at): [string, string] => [`${section}.${at + 1}`, level]),
  );
  expect(all.length).toBe(345);
  return all.filter(([, level]) => level !== '3');
}

test('ASVS every requirement of levels 1 and 2 has its row, once, in its order', async () => {
  const expected = await readLevels();
  expect(rows.map(({ id, level }) => [id, level])).toEqual(expected);
  const ofLevel = (level: string) => rows.filter((row) => row.level === level).length;
  expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183]);
});

test('ASVS each test that a row names is there, in its file, by its title', async () => {
  const named = rows.flatMap(({ id, shown }) =>
    [...shown.matchAll(/`([\w./-]+)` “([^”]+)”/g)].map(([, path = '', title = '']) => ({
      ...{ id, path, title },
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const { id, path, title } of named) {
    const text = await readFile(path, 'utf8').catch(() => '');
    const isTitle = ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
    if (!/\.test\.tsx?$/.test(path) || !isTitle) wrong.push(`${id} ${path}: ${title}`);
  }
  expect(wrong).toEqual([]);
});

test('ASVS each place that a row names is there', async () => {
  const places = rows.flatMap(({ id, shown }) =>
    [...shown.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|json))`/g)].map(([, path = '']) => [id, path]),
  );
  const missing: string[] = [];
  for (const [id, path = ''] of places) {
    const found = await readFile(path, 'utf8').catch(() => undefined);
    if (found === undefined) missing.push(`${id} ${path}`);
  }
  expect(missing).toEqual([]);
});

test('ASVS a row without test and place says why, and nothing else is open', () => {
  const bare = rows.filter(({ shown }) => !/`[\w./-]+\.(?:tsx?|mjs|md|json)`/.test(shown));
  const mute = bare.filter(({ shown }) => shown.length < 'no GraphQL'.length);
  expect(mute).toEqual([]);
  expect(rows.filter(({ shown }) => shown.startsWith('**open**')).map(({ id }) => id)).toEqual(
    mayBeOpen,
  );
});
