/** What is wrong with a core's delivery is told at its own file, line and column. */
import { execFile } from 'node:child_process';
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cores } from '../../../demo/cores/cores.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { migrate } from '../../../records/migrate.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { findMapping, takeMapped } from '../take-mapped.ts';
import { changeLines, onCopy, setField } from './changed-core.ts';

const members = 20;
let folder: string;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-faults-'));
  store = await openTestStore({ empty: true });
  await migrate(store.ownerUrl, { appLogin: store.appLogin });
  for (const [name, core] of Object.entries(cores)) {
    await writeExtract({ folder: join(folder, name), members, core });
  }
});
afterAll(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

type Change = (copy: string) => Promise<unknown>;

/** Report of a dry run on a delivery that was changed. */
const judge = (core: string, change: Change) =>
  onCopy(join(folder, core), async (copy) => {
    await change(copy);
    const mapping = await findMapping(core);
    return takeMapped({ folder: copy, mapping, ownerUrl: store.ownerUrl, dryRun: true });
  });

const field =
  (file: string, row: number, heading: string, text: (before: string) => string): Change =>
  (copy) =>
    changeLines(copy, file, setField(row, heading, text));

type Expected = readonly [file: string, row: number, column: string, reason: string];

const csv: readonly (readonly [string, Change, Expected])[] = [
  [
    'a code that is not listed',
    field('MBMAST.TXT', 5, 'STAT', () => 'Q'),
    ['MBMAST.TXT', 5, 'STAT (STATUS_CODE)', 'รหัสนี้ไม่อยู่ในรายการรหัสของแผนที่ข้อมูล พบ “Q”'],
  ],
  [
    'a day that does not exist',
    field('LNMAST.TXT', 3, 'CONT_DT', () => '25680230'),
    ['LNMAST.TXT', 3, 'CONT_DT', 'ไม่มีวันที่นี้ในปฏิทิน พบ “25680230”'],
  ],
  [
    'a day of the other era',
    field('LNMAST.TXT', 3, 'CONT_DT', () => '20250128'),
    ['LNMAST.TXT', 3, 'CONT_DT', 'ปีต้องเป็น พ.ศ. (มากกว่า 2400) พบ “20250128”'],
  ],
  [
    'an amount with a fraction of a satang',
    field('ACMAST.TXT', 2, 'BAL', () => '1,234.567'),
    ['ACMAST.TXT', 2, 'BAL', 'จำนวนเงินมีเศษของสตางค์ พบ “1,234.567”'],
  ],
  [
    'a running balance that does not follow',
    field('TRANS.TXT', 9, 'BAL', () => '1.00'),
    ['TRANS.TXT', 9, 'BAL (BALANCE)', 'ยอดคงเหลือไม่ตรง คำนวณจากรายการก่อนหน้าได้'],
  ],
  [
    'a sum that the control file states otherwise',
    field('CONTROL.TXT', 5, 'TOT1', () => '1.00'),
    ['CONTROL.TXT', 5, 'TOT1', 'MBMAST คอลัมน์ SHR_AMT ควรรวมได้ 1.00 ตามยอดควบคุม แต่รวมได้'],
  ],
  [
    'a line that is gone',
    (copy) => changeLines(copy, 'WELREQ.TXT', (lines) => lines.splice(3, 1)),
    ['CONTROL.TXT', 0, 'REC_CNT', 'WELREQ ควรมี'],
  ],
  [
    'a file that ends in the middle of a line',
    (copy) => changeLines(copy, 'MBMAST.TXT', (lines) => lines.splice(10, 99, '1000|1')),
    ['MBMAST.TXT', 11, '', 'แถวนี้มี 2 ช่อง แต่หัวตารางมี 15 ช่อง'],
  ],
  [
    'a person that the joined table does not have',
    field('PERSON.TXT', 4, 'PRS_ID', () => '7'),
    ['MBMAST.TXT', 4, 'PRS_ID', 'ไม่พบ 100024 ใน PERSON ที่ต้องเชื่อมกัน'],
  ],
  [
    'a key that two rows have',
    field('PERSON.TXT', 4, 'PRS_ID', () => '100010'),
    ['PERSON.TXT', 4, 'PRS_ID', 'ค่า 100010 ซ้ำกับแถวอื่น'],
  ],
  [
    'a record of no system that is known',
    field('TRANS.TXT', 6, 'SYS', () => 'ZZZ'),
    ['TRANS.TXT', 6, '', 'ระเบียนนี้ (SYS “ZZZ”) ไม่มีแหล่งข้อมูลใดในแผนที่ข้อมูลรับ'],
  ],
  [
    'a heading that was renamed',
    field('DEPT.TXT', 1, 'TEL', () => 'PHONE'),
    ['DEPT.TXT', 1, '', 'ไม่พบหัวคอลัมน์ TEL'],
  ],
  [
    'two files of one name',
    (copy) => copyFile(join(copy, 'DEPT.TXT'), join(copy, 'dept.txt')),
    ['DEPT.TXT', 1, '', 'แผนที่ข้อมูลต้องการไฟล์ DEPT.TXT ไฟล์เดียว แต่พบ DEPT.TXT, dept.txt'],
  ],
  [
    'a file that is missing',
    (copy) => rm(join(copy, 'DIVDED.TXT')),
    ['DIVDED.TXT', 1, '', 'ไม่พบไฟล์ DIVDED.TXT ที่แผนที่ข้อมูลต้องใช้'],
  ],
  [
    'a file that nobody knows',
    (copy) => writeFile(join(copy, 'NEW.TXT'), 'A|B\r\n'),
    ['NEW.TXT', 1, '', 'แผนที่ข้อมูลไม่ได้กล่าวถึงไฟล์นี้ หากไม่ใช้ให้ใส่ใน ignore'],
  ],
  [
    'a link, which may lead anywhere',
    (copy) => symlink('/etc/hostname', join(copy, 'LINK.TXT')),
    ['LINK.TXT', 1, '', 'ไม่ใช่ไฟล์ธรรมดา จึงไม่อ่าน'],
  ],
  [
    'a pipe, which never ends',
    (copy) => promisify(execFile)('mkfifo', [join(copy, 'PIPE.TXT')]),
    ['PIPE.TXT', 1, '', 'ไม่ใช่ไฟล์ธรรมดา จึงไม่อ่าน'],
  ],
  [
    'a file in other letters than the mapping says',
    async (copy) => {
      const path = join(copy, 'WELTYPE.TXT');
      const text = new TextDecoder('windows-874').decode(await readFile(path));
      await writeFile(path, text);
    },
    ['WELTYPE.TXT', 1, '', 'ไฟล์นี้เป็น UTF-8 แต่แผนที่ข้อมูลบอกว่าเป็น TIS-620'],
  ],
  [
    'a day of the data that is still to come',
    (copy) =>
      changeLines(copy, 'CONTROL.TXT', (lines) => {
        for (const [at, line] of lines.entries()) lines[at] = line.replace('25681128', '26981128');
      }),
    ['CONTROL.TXT', 1, 'DATA_DT (AS_OF)', 'วันที่ของชุดข้อมูลอยู่ในอนาคต'],
  ],
  [
    'two days in the control file',
    field('CONTROL.TXT', 8, 'DATA_DT', () => '25681127'),
    ['CONTROL.TXT', 8, 'DATA_DT', 'วันที่ของข้อมูลใน DATA_DT ไม่เหมือนกันทุกแถว'],
  ],
];

test.each(csv)('csv-tis620: %s', async (_, change, [file, row, column, reason]) => {
  const { outcome, faults } = await judge('csv-tis620', change);
  expect(outcome).toBe('refused');
  const found = faults.find((fault) => fault.file === file && fault.reason.startsWith(reason));
  expect(found, JSON.stringify(faults)).toMatchObject({ column });
  if (row > 0) expect(found?.row).toBe(row);
});

const fixed: readonly (readonly [string, Change, Expected])[] = [
  [
    'a trailer that counts otherwise',
    (copy) =>
      changeLines(copy, 'MEMBER.DAT', (lines) => {
        lines[lines.length - 2] = (lines.at(-2) ?? '').replace('99000000020', '99000000021');
      }),
    ['MEMBER.DAT', 0, 'N1', 'MEMBER ควรมี 21 แถวตามยอดควบคุม แต่อ่านได้ 20 แถว'],
  ],
  [
    'a file that was cut within a record',
    (copy) => truncate(join(copy, 'MEMBER.DAT'), 402 * 3 + 100),
    ['MEMBER.DAT', 4, '', 'ระเบียนยาว 100 ไบต์ ต้องยาว 400 ไบต์'],
  ],
  [
    'a file that was cut between records',
    (copy) => truncate(join(copy, 'MEMBER.DAT'), 402 * 3),
    ['MEMBER.DAT', 1, '', 'ไม่มีแถวยอดควบคุมของ MEMBER'],
  ],
  [
    'a byte that is no letter',
    async (copy) => {
      const path = join(copy, 'ORG.DAT');
      const bytes = await readFile(path);
      bytes[402 + 40] = 0xdb;
      await writeFile(path, bytes);
    },
    ['ORG.DAT', 2, 'AGNAME', 'มีอักขระที่ไม่มีในชุดอักขระของไฟล์'],
  ],
];

test.each(fixed)('fixed-width: %s', async (_, change, [file, row, column, reason]) => {
  const { outcome, faults } = await judge('fixed-width', change);
  expect(outcome).toBe('refused');
  const found = faults.find((fault) => fault.file === file && fault.reason.startsWith(reason));
  expect(found, JSON.stringify(faults)).toMatchObject({ column });
  if (row > 0) expect(found?.row).toBe(row);
});

test('excel: what is no workbook is told by its name', async () => {
  const file = 'เงินกู้.xlsx';
  const { outcome, faults } = await judge('excel', (copy) => writeFile(join(copy, file), 'ไม่ใช่'));
  expect(outcome).toBe('refused');
  expect(faults[0]).toMatchObject({ file, row: 1, reason: expect.stringContaining('.xlsx') });
});

test('a demo takes none, and none of it is read', async () => {
  const demo = await openTestStore();
  try {
    const mapping = await findMapping('csv-tis620');
    const options = { folder: '/no/such/folder', mapping, ownerUrl: demo.ownerUrl };
    expect(await takeMapped(options)).toMatchObject({ outcome: 'demo', faults: [] });
  } finally {
    await demo.close();
  }
});

test('what is right is published, whatever the case of its files, and leaves no copy', async () => {
  const { ownerUrl } = store;
  const mapping = await findMapping('csv-tis620');
  await onCopy(join(folder, 'csv-tis620'), async (copy) => {
    await rename(join(copy, 'PERSON.TXT'), join(copy, 'person.txt'));
    const report = await takeMapped({ folder: copy, mapping, ownerUrl });
    expect(report).toMatchObject({ outcome: 'published', asOf: '2025-11-28', faults: [] });
    expect(await takeMapped({ folder: copy, mapping, ownerUrl })).toMatchObject({
      outcome: 'unchanged',
    });
    const asOf = '2025-11-27';
    const earlier = await takeMapped({ folder: copy, mapping, ownerUrl, asOf });
    expect(earlier.outcome).toBe('refused');
  });
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith('sahakon-mapping-'));
  expect(left.filter((name) => name.includes(`-${process.pid}-`))).toEqual([]);
});
