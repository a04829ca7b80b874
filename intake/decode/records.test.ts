import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestRecord, readRecords, type Torn } from './records.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-records-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function scan(text: string) {
  const path = join(folder, 'scan.csv');
  await writeFile(path, text, 'latin1');
  const fields: string[][] = [];
  const lines: number[] = [];
  let torn: Torn | undefined;
  for await (const batch of readRecords({ path, stallSeconds: 60 })) {
    fields.push(...batch.fields);
    lines.push(...batch.lines);
    torn = batch.torn;
  }
  return { fields, lines, torn };
}

const field = fc.stringMatching(/^[a-z\xa1-\xc0 ,"\r\n]{0,8}$/);
const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

test('reads what a general-purpose parser reads', async () => {
  const record = fc.array(field, { minLength: 2, maxLength: 5 });
  const table = fc.array(record, { minLength: 1, maxLength: 8 });
  const lineEnd = fc.constantFrom('\n', '\r\n');
  await fc.assert(
    fc.asyncProperty(table, lineEnd, async (records, end) => {
      const text = records.map((fields) => fields.map(quoted).join(',') + end).join('');
      const options = { encoding: 'latin1', relax_column_count: true } as const;
      const expected = parse(Buffer.from(text, 'latin1'), {
        ...options,
        record_delimiter: ['\n', '\r\n'],
      });
      const { fields, torn } = await scan(text);
      expect(torn).toBeUndefined();
      expect(fields).toEqual(records);
      expect(fields).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test('a row is named by the line it begins on, also after a quoted line break', async () => {
  const { fields, lines } = await scan('A,B\r\n1,"x\r\ny\r\nz"\r\n2,"a ""b"", c"\r\n3,\r\n');
  expect(fields).toEqual([
    ['A', 'B'],
    ['1', 'x\r\ny\r\nz'],
    ['2', 'a "b", c'],
    ['3', ''],
  ]);
  expect(lines).toEqual([1, 2, 5, 6]);
});

test('blocks of the file may end anywhere', async () => {
  // Longer than two blocks, with quotes and line ends shifted along by one byte per row.
  const rows = Array.from({ length: 1500 }, (_, index) => [
    String(index),
    `${'x'.repeat(index % 97)}"${'y'.repeat(index % 13)}`,
    'z,\r\nz',
  ]);
  const text = rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
  expect(text.length).toBeGreaterThan(100_000);
  const { fields, lines } = await scan(text);
  expect(fields).toEqual(rows);
  expect(lines).toEqual(rows.map((_, index) => 1 + 2 * index));
});

test.each<[string, string, Torn]>([
  ['inside a row', 'A,B\r\n1,2\r\n3', { line: 3, fieldCount: 1, cause: 'cut' }],
  ['inside the last field', 'A,B\r\n1,23', { line: 2, fieldCount: 2, cause: 'cut' }],
  ['between CR and LF', 'A,B\r\n1,2\r', { line: 2, fieldCount: 2, cause: 'cut' }],
  ['inside quotes', 'A,B\r\n1,"2\r\n', { line: 2, fieldCount: 2, cause: 'cut' }],
])('F11 a file cut %s is torn there', async (_, text, torn) => {
  expect((await scan(text)).torn).toEqual(torn);
});

test.each([
  ['A,B\r\n1,2"3\r\n', 2],
  ['A,B\r\n"1"x,2\r\n', 1],
  ['A,B\r\n"1" ,2\r\n', 1],
])('F11 a quote out of place is found: %j', async (text, fieldCount) => {
  expect((await scan(text)).torn).toEqual({ line: 2, fieldCount, cause: 'stray_quote' });
});

test('T18 a quote that never closes does not swallow the file', async () => {
  const { fields, torn } = await scan(`A\r\n"${'x\n'.repeat(longestRecord)}`);
  expect(fields).toEqual([['A']]);
  expect(torn).toMatchObject({ line: 2, cause: 'too_long' });
});

test('an empty file has no records', async () => {
  expect(await scan('')).toEqual({ fields: [], lines: [], torn: undefined });
});
