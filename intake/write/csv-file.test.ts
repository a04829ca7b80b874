import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Column } from '../layout.ts';
import { csvFile } from './csv-file.ts';

describe('a file of the extract', () => {
  let folder: string;
  const columns: readonly Column[] = [
    { name: 'NAME', kind: 'text' },
    { name: 'ON', kind: 'day', optional: true },
    { name: 'AMOUNT', kind: 'amount', optional: true },
    { name: 'SIGN', kind: 'sign' },
  ];
  const written = async () =>
    new TextDecoder('windows-874').decode(await readFile(join(folder, 'a.csv')));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sahakon-csv-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('part E days in the Buddhist era, amounts with two decimals, quotes if needed', async () => {
    const file = await csvFile(folder, 'a.csv', columns);
    file.row(['ใจดี, "จำกัด"', '2024-02-29', -123_450n, -1]);
    file.row(['ก', '', '', 1]);
    expect(await file.close()).toEqual({
      rows: 2,
      totals: [{ column: 'AMOUNT', totalSatang: -123_450n }],
      groups: [],
    });
    expect(await written()).toBe(
      'NAME,ON,AMOUNT,SIGN\r\n"ใจดี, ""จำกัด""",29/02/2567,-1234.50,-1\r\nก,,,1\r\n',
    );
  });

  test('part E control totals of each value, as it is written, in ascending order', async () => {
    const byDay = [{ by: 'ON', of: ['AMOUNT'] }];
    const file = await csvFile(folder, 'a.csv', columns, byDay);
    file.row(['ก', '2024-02-29', 300n, 1]);
    file.row(['ข', '2024-01-30', 50n, 1]);
    file.row(['ค', '2024-02-29', -100n, 1]);
    file.row(['ง', '2024-02-29', '', 1]);
    const { groups } = await file.close();
    const common = { by: 'ON', column: 'AMOUNT' };
    expect(groups).toEqual([
      { ...common, value: '29/02/2567', rows: 3, totalSatang: 200n },
      { ...common, value: '30/01/2567', rows: 1, totalSatang: 50n },
    ]);
  });

  test('refuses a row that does not fit its columns', async () => {
    const file = await csvFile(folder, 'a.csv', columns);
    expect(() => file.row(['ก', '', 1n])).toThrow('wrong number of fields');
    expect(() => file.row(['ก', '', 12.5, 1])).toThrow(TypeError);
    expect(() => file.row([12n, '', '', 1])).toThrow(TypeError);
    expect((await file.close()).rows).toBe(0);
  });

  test('hands blocks over as they fill and loses none', async () => {
    const file = await csvFile(folder, 'a.csv', columns);
    const sizes = new Set<number>();
    for (let row = 0; row < 40_000; row += 1) {
      file.row([`สมาชิก ${row}`, '2025-11-28', BigInt(row), 1]);
      if (row % 1_000 === 0) {
        await file.drain();
        sizes.add((await readFile(join(folder, 'a.csv'))).length);
      }
    }
    const { rows, totals } = await file.close();
    expect(rows).toBe(40_000);
    expect(totals[0]?.totalSatang).toBe((39_999n * 40_000n) / 2n);
    expect(sizes.size, 'written in pieces').toBeGreaterThan(3);
    const lines = (await written()).split('\r\n');
    expect(lines).toHaveLength(40_002);
    expect(lines[40_000]).toBe('สมาชิก 39999,28/11/2568,399.99,1');
  });

  test('grows when nobody drains', async () => {
    const file = await csvFile(folder, 'a.csv', columns);
    const long = 'ก'.repeat(3_000_000);
    file.row([long, '', '', 1]);
    await file.close();
    expect(await written()).toBe(`NAME,ON,AMOUNT,SIGN\r\n${long},,,1\r\n`);
  });
});
