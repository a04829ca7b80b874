/** The delivery with bars, spoilt in one way each, and what must be said of it. */
import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeLines, setField } from './changed-core.ts';

/** Changes a copy of a delivery. */
export type Change = (copy: string) => Promise<unknown>;

const field =
  (file: string, row: number, heading: string, text: (before: string) => string): Change =>
  (copy) =>
    changeLines(copy, file, setField(row, heading, text));

/** File, row (0: any), column, and how the reason begins. */
export type Expected = readonly [file: string, row: number, column: string, reason: string];

export const csv: readonly (readonly [string, Change, Expected])[] = [
  [
    'a code that is not listed',
    field('MBMAST.TXT', 5, 'STAT', () => 'Q'),
    [
      ...(['MBMAST.TXT', 5, 'STAT (STATUS_CODE)'] as const),
      'รหัสนี้ไม่อยู่ในรายการรหัสของแผนที่ข้อมูล พบ “Q” ให้เพิ่มใน codes ของ members STATUS_CODE เป็นหนึ่งใน 0 1 2',
    ],
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
    'a member that is not there',
    field('WELREQ.TXT', 2, 'MEMB_NO', () => '99999'),
    ['WELREQ.TXT', 2, 'MEMB_NO (MEMBER_NO)', 'ไม่มีสมาชิก 099999 ใน members.csv (MBMAST.TXT)'],
  ],
  [
    'a national ID that two members have',
    (copy) =>
      changeLines(copy, 'PERSON.TXT', (lines) => {
        const [, , , , id = ''] = (lines[2] ?? '').split('|');
        setField(5, 'CID', () => id)(lines);
      }),
    ['MBMAST.TXT', 5, 'CID (NATIONAL_ID)', 'เลขประจำตัวประชาชนซ้ำกับสมาชิกในแถวที่ 3 ของ MBMAST.TXT'],
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
    'a month of bills that the control file states and that is not there',
    async (copy) => {
      const [name = ''] = (await readdir(copy))
        .filter((one) => /^KEP\d+\.TXT$/.test(one))
        .toSorted();
      await rm(join(copy, name));
    },
    ['CONTROL.TXT', 0, 'FILE_NM', 'ยอดควบคุมกล่าวถึงไฟล์ KEP'],
  ],
  [
    'a file that nobody knows',
    (copy) => writeFile(join(copy, 'NEW.TXT'), 'A|B\r\n'),
    ['NEW.TXT', 1, '', 'แผนที่ข้อมูลไม่ได้กล่าวถึงไฟล์นี้ หากไม่ใช้ให้ใส่ใน ignore'],
  ],
  [
    'a link, which may lead anywhere',
    (copy) => symlink('/etc/hostname', join(copy, 'LINK.TXT')),
    ['LINK.TXT', 0, '', 'เป็นลิงก์ (symbolic link)'],
  ],
  [
    'a pipe, which never ends',
    (copy) => promisify(execFile)('mkfifo', [join(copy, 'PIPE.TXT')]),
    ['PIPE.TXT', 0, '', 'เป็นท่อส่งข้อมูล (FIFO)'],
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
