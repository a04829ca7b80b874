import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Faults } from '../fault.ts';
import { subjects } from '../layout.ts';
import { type Texts, tinyExtract, writeTexts } from '../tests/tiny-extract.ts';
import { openExtract } from './extract.ts';

const run = promisify(execFile);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-extract-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function open(texts: Texts) {
  await writeTexts(folder, texts);
  const faults = new Faults();
  return { extract: await openExtract(folder, faults), faults: faults.list };
}

const manifest = tinyExtract['manifest.csv'] as string;
const manifestLines = manifest.split('\r\n');
/** One row is taken out: the row after the last. */
const end = manifestLines.length - 1;
/** The manifest's row that holds this text, 1 = the header. */
const rowOf = (text: string): number => manifestLines.findIndex((line) => line.includes(text)) + 1;
const withManifest = (text: string): Texts => ({ ...tinyExtract, 'manifest.csv': text });

describe('a whole extract', () => {
  test('says its day, its rows and its totals', async () => {
    const { extract, faults } = await open(tinyExtract);
    expect(faults).toEqual([]);
    expect(extract?.manifest.asOf).toBe('2025-11-28');
    const line = rowOf('deposit_lines.csv');
    const stated = extract?.manifest.files.get('deposit_lines.csv');
    expect(stated).toMatchObject({ rows: 4, line });
    expect(stated?.totals.get('AMOUNT')).toEqual({ satang: 154950n, line });
    expect(extract?.manifest.files.get('agencies.csv')?.totals.size).toBe(0);
  });

  test('part E says totals per agency and year, under the value as the store has it', async () => {
    const { extract } = await open(tinyExtract);
    const groups = extract?.manifest.files.get('collections.csv')?.groups.get('AGENCY_NO');
    const line = rowOf('5153.89,AGENCY_NO');
    expect([...(groups?.keys() ?? [])]).toEqual(['01011001', '01012002']);
    expect(groups?.get('01011001')).toEqual({
      ...{ rows: 6, line, written: '01011001' },
      totals: new Map([
        ['BILLED', { satang: 515389n, line }],
        ['COLLECTED', { satang: 322800n, line: line + 1 }],
      ]),
    });
    const years = extract?.manifest.files.get('dividends.csv')?.groups.get('YEAR');
    expect(years?.get('2024')).toMatchObject({ written: '2567', rows: 1 });
  });

  test('part E has one hash, and another as soon as one byte differs', async () => {
    const first = await open(tinyExtract);
    const again = await open(tinyExtract);
    const line = tinyExtract['deposit_lines.csv'] as string;
    const other = await open({ 'deposit_lines.csv': line.replace('สำนักงาน', 'สำนักงาม') });
    expect(first.extract?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(again.extract?.hash).toBe(first.extract?.hash);
    expect(other.extract?.hash).not.toBe(first.extract?.hash);
  });
});

describe('F11 files', () => {
  test('a missing file is named at the line that promises it', async () => {
    const { 'members.csv': _, ...rest } = tinyExtract;
    const { extract, faults } = await open(rest);
    expect(extract).toBeUndefined();
    expect(faults).toEqual([
      {
        ...{ file: 'manifest.csv', row: rowOf('members.csv'), column: 'FILE' },
        reason: expect.stringContaining('members.csv'),
      },
    ]);
  });

  test('nothing is read without a manifest', async () => {
    const { 'manifest.csv': _, ...rest } = tinyExtract;
    const { faults } = await open(rest);
    expect(faults).toMatchObject([{ file: 'manifest.csv', row: 1, column: 'AS_OF' }]);
  });

  test.each([
    ['nowhere', 'ไม่พบโฟลเดอร์'],
    ['members.csv', 'เปิดอ่านโฟลเดอร์ไม่ได้'],
    ['members.csv/deeper', 'เปิดอ่านโฟลเดอร์ไม่ได้'],
  ])('a folder that is none, %s, is told by its path alone', async (name, message) => {
    await writeTexts(folder, tinyExtract);
    const [path, faults] = [join(folder, name), new Faults()];
    expect(await openExtract(path, faults)).toBeUndefined();
    expect(faults.list).toEqual([{ file: '', row: 0, column: '', reason: `${message} ${path}` }]);
  });

  const isRoot = process.getuid?.() === 0;
  test.skipIf(!isRoot)('a file that we may not read is refused [needs root]', async () => {
    await writeTexts(folder, tinyExtract);
    await chmod(folder, 0o755);
    await chmod(join(folder, 'members.csv'), 0o600);
    const [opener, faults] = ['./extract.ts', '../fault.ts'].map((path) =>
      JSON.stringify(new URL(path, import.meta.url)),
    );
    // Whoever is root reads everything: another account looks.
    const script = `
      const { openExtract } = await import(${opener});
      const { Faults } = await import(${faults});
      process.seteuid(65534);
      const found = new Faults();
      await openExtract(${JSON.stringify(folder)}, found);
      process.stdout.write(JSON.stringify(found.list));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
    const reason = expect.stringContaining('เปิดอ่านไฟล์นี้ไม่ได้');
    expect(JSON.parse(stdout)).toEqual([{ file: 'members.csv', row: 1, column: '', reason }]);
  });

  test('a folder in place of a file is refused', async () => {
    await mkdir(join(folder, 'members.csv'));
    const { 'members.csv': _, ...rest } = tinyExtract;
    const { faults } = await open(rest);
    expect(faults).toEqual([
      { file: 'members.csv', row: 0, column: '', reason: expect.stringContaining('เป็นโฟลเดอร์') },
    ]);
  });

  test('a table outside the layout is refused, other files are not looked at', async () => {
    const { faults } = await open({ ...tinyExtract, 'visits.csv': 'A\r\n', 'Thumbs.db': 'x' });
    expect(faults).toMatchObject([{ file: 'visits.csv', row: 1 }]);
  });
});

describe('F11 the manifest', () => {
  test.each<[string, string | RegExp, string, number, string]>([
    ['speaks of two days', '28/11/2568,share', '27/11/2568,share', rowOf('share_lines'), 'AS_OF'],
    ['names an unknown file', 'agencies.csv', 'branches.csv', 2, 'FILE'],
    ['counts a file twice over', 'csv,3,SHARE_H', 'csv,4,SHARE_H', rowOf('SHARE_H'), 'ROWS'],
    ['adds up a text', 'csv,3,SALARY', 'csv,3,PREFIX', rowOf('3,SALARY'), 'COLUMN'],
    ['names a column twice', 'SHARE_HELD,400.00', 'SALARY,0.00', rowOf('SHARE_H'), 'COLUMN'],
    ['names a column without a total', 'SALARY,56000.00', 'SALARY,', rowOf('3,SALARY'), 'TOTAL'],
    ['gives a total without a column', 'agencies.csv,3,,', 'agencies.csv,3,,1.00', 2, 'TOTAL'],
    ['writes thousands marks', '56000.00', '"56,000.00"', rowOf('3,SALARY'), 'TOTAL'],
    ['leaves a total out', '28/11/2568,members.csv,3,SALARY,56000.00,,\r\n', '', end, 'FILE'],
    ['leaves a file out', '28/11/2568,agencies.csv,3,,,,\r\n', '', end, 'FILE'],
    ['writes a day of the common era', /^28\/11\/2568/m, '28/11/2025', 2, 'AS_OF'],
  ])('that %s is refused', async (_, from, to, row, column) => {
    const { extract, faults } = await open(withManifest(manifest.replace(from, to)));
    expect(extract).toBeUndefined();
    expect(faults[0]).toMatchObject({ file: 'manifest.csv', row, column });
  });

  const group = '28/11/2568,collections.csv,1,BILLED,300.00,AGENCY_NO,01012002\r\n';
  const at = rowOf(group.trim());

  test.each<[string, string, number, string]>([
    ['is BY no control', group.replace('AGENCY_NO', 'MEMBER_NO'), at, 'BY'],
    ['adds up what the control does not', group.replace('BILLED', 'SALARY'), at, 'COLUMN'],
    ['has no column', group.replace('BILLED,300.00', ','), at, 'COLUMN'],
    ['has no value', group.replace('01012002', ''), at, 'VALUE'],
    ['has a value without BY', group.replace('AGENCY_NO', ''), at, 'VALUE'],
    ['has a value of another kind', group.replace('01012002', '1E7'), at, 'VALUE'],
    ['stands there twice', group + group, at + 1, 'COLUMN'],
    ['counts its rows two ways', group.replace(',1,', ',2,'), at + 1, 'ROWS'],
    ['is left out for one column', '', end, 'FILE'],
  ])('a total by group that %s is refused', async (_, text, row, column) => {
    const { extract, faults } = await open(withManifest(manifest.replace(group, text)));
    expect(extract).toBeUndefined();
    expect(faults[0]).toMatchObject({ file: 'manifest.csv', row, column });
  });

  test('that is empty but for its header promises nothing', async () => {
    const header = manifest.slice(0, manifest.indexOf('\n') + 1);
    const { faults } = await open(withManifest(header));
    expect(faults).toHaveLength(subjects.length);
  });
});

describe('a manifest that cannot be true', () => {
  test('T18 records of a day to come are refused', async () => {
    const { extract, faults } = await open(
      withManifest(manifest.replaceAll('28/11/2568', '28/11/2999')),
    );
    expect(extract).toBeUndefined();
    expect(faults[0]).toMatchObject({ file: 'manifest.csv', row: 2, column: 'AS_OF' });
  });

  test('F11 a cooperative without a member is a failed export', async () => {
    const empty = manifest.replaceAll('members.csv,3,', 'members.csv,0,');
    const { extract, faults } = await open(withManifest(empty));
    expect(extract).toBeUndefined();
    expect(faults[0]).toMatchObject({ file: 'manifest.csv', column: 'ROWS' });
  });

  test('part E a total may be far above any single amount', async () => {
    const large = manifest.replace('BALANCE,2750.50', 'BALANCE,18000000000000.00');
    const { faults } = await open(withManifest(large));
    expect(faults).toEqual([]);
  });
});
