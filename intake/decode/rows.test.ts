import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fault, Faults, faultLimit } from '../fault.ts';
import type { Column } from '../layout.ts';
import { inspectFile } from './inspect.ts';
import { type Row, readRows } from './rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

const columns: readonly Column[] = [
  { name: 'NO', kind: 'whole' },
  { name: 'NAME', kind: 'text' },
  { name: 'PAID', kind: 'amount', optional: true },
];
const header = 'NO,NAME,PAID\r\n';

async function read(content: string | Buffer): Promise<{ rows: Row[]; faults: readonly Fault[] }> {
  const path = join(folder, 'list.csv');
  await writeFile(path, content);
  const faults = new Faults();
  const facts = await inspectFile(path, 60);
  const rows: Row[] = [];
  for await (const batch of readRows({ file: 'list.csv', facts, columns, faults })) {
    rows.push(...batch.rows);
  }
  return { rows, faults: faults.list };
}

const in874 = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/[ก-๛]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xe00 + 0xa0)),
    'latin1',
  );

describe('encodings', () => {
  const text = `${header}1,ใจดี,1.00\r\n2,ปัญญา,\r\n`;
  const expected = [
    [1, 'ใจดี', 100n],
    [2, 'ปัญญา', null],
  ];

  test.each([
    ['Windows-874', in874(text)],
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['LF alone', in874(text.replaceAll('\r', ''))],
  ])('part E reads %s', async (_, content) => {
    expect(await read(content)).toEqual({ rows: expected, faults: [] });
  });

  test('part E UTF-8 is seen far into a file, and a letter may lie across two blocks', async () => {
    const many = `${header}${'1,ใจดี ปัญญา,1.00\n'.repeat(60_000)}`;
    const { rows, faults } = await read(many);
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(60_000);
    expect(rows.every(([, name]) => name === 'ใจดี ปัญญา')).toBe(true);
  });

  test.each([
    ['with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['without', Buffer.from(text, 'utf16le')],
    ['the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('part E refuses UTF-16 %s', async (_, content) => {
    const { rows, faults } = await read(content);
    expect(rows).toEqual([]);
    expect(faults).toEqual([
      { file: 'list.csv', row: 1, column: 'NO', reason: expect.stringContaining('UTF-16') },
    ]);
  });

  test('part E a byte that is no letter has a row and a column', async () => {
    const { rows, faults } = await read(in874(`${header}1,ก,\r\n2,ก\u00dbก,\r\n3,ข,\r\n`));
    expect(rows.map(([no]) => no)).toEqual([1, 3]);
    expect(faults).toEqual([
      { file: 'list.csv', row: 3, column: 'NAME', reason: expect.stringContaining('ชุดอักขระ') },
    ]);
  });

  test('part E a file marked as UTF-8 that is none is not taken for Windows-874', async () => {
    const { faults } = await read(Buffer.concat([Buffer.from('\ufeff'), in874(text)]));
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'NAME'],
      [3, 'NAME'],
    ]);
  });
});

describe('form', () => {
  test.each([
    ['a column is missing', 'NO,PAID\r\n', 'NAME', /NAME.*PAID/],
    ['columns are in another order', 'NAME,NO,PAID\r\n', 'NO', /NO.*NAME/],
    ['the last column is missing', 'NO,NAME\r\n', 'PAID', /PAID หายไป/],
    ['there is one more', 'NO,NAME,PAID,NOTE\r\n', 'NOTE', /เกิน.*NOTE/],
    ['names are in small letters', 'no,name,paid\r\n', 'NO', /NO.*no/],
  ])('F11 the header is refused when %s', async (_, written, column, reason) => {
    const { rows, faults } = await read(`${written}1,a,1.00\r\n`);
    expect(rows).toEqual([]);
    expect(faults).toEqual([
      { file: 'list.csv', row: 1, column, reason: expect.stringMatching(reason) },
    ]);
  });

  test.each([
    ['2,b', 'PAID', /2 ช่อง.*3/],
    ['2,b,1.00,c', 'PAID', /4 ช่อง.*3/],
    ['', 'NAME', /1 ช่อง/],
    ['2,,1.00', 'NAME', /ต้องไม่ว่าง/],
    ['2,b,1.0', 'PAID', /ทศนิยมสองตำแหน่ง/],
  ])('F11 the row %j is reported, those beside it are read', async (line, column, reason) => {
    const { rows, faults } = await read(`${header}1,a,1.00\r\n${line}\r\n3,c,3.00\r\n`);
    expect(rows.map(([no]) => no)).toEqual([1, 3]);
    expect(faults).toEqual([
      { file: 'list.csv', row: 3, column, reason: expect.stringMatching(reason) },
    ]);
  });

  test('F11 a file that breaks off says where', async () => {
    const { rows, faults } = await read(`${header}1,a,1.00\r\n2,b,2.0`);
    expect(rows).toHaveLength(1);
    expect(faults).toEqual([
      { file: 'list.csv', row: 3, column: 'PAID', reason: expect.stringContaining('ขาดกลางแถว') },
    ]);
  });

  test('F11 an empty file is no file', async () => {
    const { faults } = await read('');
    expect(faults.map(({ row, column }) => [row, column])).toEqual([[1, 'NO']]);
  });

  test('F11 every field of a row is looked at', async () => {
    const { faults } = await read(`${header}x,,y\r\n`);
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'NO'],
      [2, 'NAME'],
      [2, 'PAID'],
    ]);
  });

  test('F11 reading stops when nobody would read on', async () => {
    const { faults } = await read(`${header}${'x,a,1.00\r\n'.repeat(100_000)}`);
    expect(faults).toHaveLength(faultLimit);
  });
});
