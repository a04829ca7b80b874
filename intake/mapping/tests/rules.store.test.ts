/** Every rule of a mapping on a small core of its own: UTF-8, quotes, no header, odd names. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Day } from '../../../core/days.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { agencies, ledger, type SmallCore } from './small-cores.ts';
import { translateCore } from './translate-core.ts';

let folder: string;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-rules-'));
  store = await openTestStore({ holds: 'tables' });
});
afterAll(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

const compact = 'kind: day, form: yyyymmdd, era: be';
const translated = (core: SmallCore, asOf: Day | null = '2025-11-28') =>
  translateCore({ folder, ownerUrl: store.ownerUrl }, core, asOf);

test('quotes, lines within them, no header, padding, a partner that may be missing', async () => {
  const { faults, read } = await translated(agencies);
  expect(faults).toEqual([]);
  expect(await read('agencies')).toEqual([
    '01011001,01010001,"โรงเรียน ""ตัวอย่าง""; สาขา 1",นายก U,ครูใหญ่,,01010001',
    '01012002,,โรงพยาบาล ตัวอย่าง,ข U,ผู้อำนวยการ,,043-1',
  ]);
});

test('a partner that must be there is told at the row that lacks it', async () => {
  const mapping = agencies.mapping.replace(', optional: yes', '');
  const { faults } = await translated({ ...agencies, mapping });
  expect(faults).toEqual([
    {
      file: 'UNITS.CSV',
      row: 2,
      column: 'NO',
      reason: 'ไม่พบ 01012002 ใน UPPER ที่ต้องเชื่อมกัน',
    },
  ]);
});

test('several sources make one ledger, numbered by day, with a running balance', async () => {
  const { faults, read } = await translated(ledger);
  expect(faults).toEqual([]);
  const lines = await read('share_lines');
  // The first part has no day to sort by: its rows are sorted by the number again, which is less.
  expect(lines).toEqual([
    '000007,1,01/01/2568,,,BF,,ยกยอดมา,1,1000.00,1000.00',
    '000007,2,04/01/2568,,,EXTRA,,ซื้อ 50.00 บาท,1,50.00,1050.00',
    '000007,3,05/01/2568,,,EXTRA,,ซื้อ 150.25 บาท,1,150.25,1200.25',
    '000007,4,06/01/2568,,,REFUND,,คืน,-1,25.50,1174.75',
    '000008,1,31/12/2567,,,EXTRA,,ซื้อ 10.00 บาท,1,10.00,10.00',
  ]);
});

test('a row that no part wants is told, not lost', async () => {
  const [bought = ''] = [ledger.files['BUY.CSV']];
  const files = { ...ledger.files, 'BUY.CSV': bought.replace(',R,', ',X,') };
  const { faults } = await translated({ ...ledger, files });
  expect(faults).toEqual([
    {
      file: 'BUY.CSV',
      row: 5,
      column: 'kind',
      reason: 'ระเบียนนี้ (kind “X”) ไม่มีแหล่งข้อมูลใดในแผนที่ข้อมูลรับ',
    },
  ]);
});

test('a quote that never closes is told where its record begins', async () => {
  const units = agencies.files['UNITS.CSV'].replace('"โรงพยาบาล\r\nตัวอย่าง"', '"โรงพยาบาล');
  const { faults } = await translated({
    ...agencies,
    files: { ...agencies.files, 'UNITS.CSV': units },
  });
  expect(faults).toEqual([
    expect.objectContaining({ file: 'UNITS.CSV', row: 2, reason: expect.stringContaining('คำพูด') }),
  ]);
});

test('the day of the data may stand in the name of a file, or is asked for', async () => {
  const files = Object.fromEntries(
    Object.entries(agencies.files).map(([name, text]) => [
      name.replace('UNITS', 'U25680131'),
      text,
    ]),
  );
  const mapping = agencies.mapping
    .replace('files: units.csv', 'files: u*.csv')
    .replace('name: rules', 'name: rules\nas-of: UNITS.DAY')
    .replace(
      '      YEAR:',
      `      DAY: { of: file, part: 'U(\\d{8})', format: { ${compact} } }\n      YEAR:`,
    );
  const { faults, read } = await translated({ files, mapping }, null);
  expect(faults).toEqual([]);
  expect((await read('manifest'))[0]).toBe('31/01/2568,agencies.csv,2,,,,');
  const none = await translated(agencies, null);
  expect(none.faults[0]?.reason).toContain('ระบุด้วย --as-of');
});

test('T18 names of a mapping and its values reach no statement', async () => {
  const evil = "x'; DROP SCHEMA records CASCADE; --";
  const mapping = agencies.mapping
    .replaceAll('PHONE', '"a\\"b; DROP"')
    .replace(/"a\\"b; DROP": \{ first/, 'PHONE: { first')
    .replace("NO: '9999999'", `NO: ["${evil}", '9999999']`)
    .replace('otherwise: ผู้อำนวยการ', `otherwise: "${evil}"`)
    .replace('นาย: ครูใหญ่', `"${evil}\\\\": ครูใหญ่, นาย: ครูใหญ่`);
  const { faults, read } = await translated({ ...agencies, mapping });
  expect(faults).toEqual([]);
  expect((await read('agencies'))[1]).toContain(evil);
});
