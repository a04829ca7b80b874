/** The smallest whole extract, as text by file: for tests that change a word of it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestColumns, subjects } from '../layout.ts';

export type Texts = Readonly<Record<string, string>>;

const members = [
  '000001,นาง,สมหญิง,ใจดี,1101700230708,01/02/2510,01/02/2553,,ORDINARY,0,01011001,,ครู,' +
    '25000.00,,500.00,0,0.00,1000.00,0812345678,,"12/3 หมู่ 1, ตำบลในเมือง"',
  '000002,นาย,สมชาย,ปัญญา,3990173687870,29/02/2507,01/02/2553,31/01/2568,ORDINARY,3,' +
    '01011001,,,,,0.00,1,0.00,0.00,,,',
];

/** Files that this extract has no rows for. */
const filled = ['agencies', 'members', 'share_lines', 'deposit_accounts', 'deposit_lines'];
const empty = subjects.filter(({ name }) => !filled.includes(name));

const rows: Readonly<Record<string, readonly string[]>> = {
  'agencies.csv': ['01011000,,สำนักงานเขต,,,,', '01011001,01011000,โรงเรียนวัดใหม่,,,,'],
  'members.csv': members,
  'share_lines.csv': [
    '000001,1,31/01/2568,R1,1,MONTHLY,SPM,หุ้นรายเดือน,1,500.00,500.00',
    '000001,2,28/02/2568,R2,2,MONTHLY,SPM,หุ้นรายเดือน,1,500.00,1000.00',
    '000002,1,31/01/2568,,1,FIRST,,ค่าหุ้นแรกเข้า,1,100.00,100.00',
    '000002,2,31/01/2568,,,REFUND,,คืนหุ้น,-1,100.00,0.00',
  ],
  'deposit_accounts.csv': [
    '01020000011,000001,SAVINGS,ออมทรัพย์,สมหญิง ใจดี,05/02/2567,,1.50,250.50,50.00,' +
      '200.50,0.25,28/02/2568,OPEN',
  ],
  'deposit_lines.csv': [
    '01020000011,1,05/02/2567,,OPEN,OCA,เปิดบัญชี,1,300.00,300.00,',
    '01020000011,2,28/02/2568,,WITHDRAW,CW,ถอนเงินสด,-1,49.50,250.50,สำนักงาน',
  ],
  'manifest.csv': [
    '28/11/2568,agencies.csv,2,,,,',
    '28/11/2568,members.csv,2,SALARY,25000.00,,',
    '28/11/2568,members.csv,2,MONTHLY_SHARE,500.00,,',
    '28/11/2568,members.csv,2,SHARE_HELD,0.00,,',
    '28/11/2568,members.csv,2,SHARE_BALANCE,1000.00,,',
    '28/11/2568,share_lines.csv,4,AMOUNT,1200.00,,',
    '28/11/2568,share_lines.csv,4,BALANCE,1600.00,,',
    '28/11/2568,deposit_accounts.csv,1,BALANCE,250.50,,',
    '28/11/2568,deposit_accounts.csv,1,HELD,50.00,,',
    '28/11/2568,deposit_accounts.csv,1,AVAILABLE,200.50,,',
    '28/11/2568,deposit_accounts.csv,1,ACCRUED_INTEREST,0.25,,',
    '28/11/2568,deposit_lines.csv,2,AMOUNT,349.50,,',
    '28/11/2568,deposit_lines.csv,2,BALANCE,550.50,,',
    ...empty.flatMap(({ file, columns }) => {
      const amounts = columns.filter(({ kind }) => kind === 'amount');
      if (amounts.length === 0) return [`28/11/2568,${file},0,,,,`];
      return amounts.map(({ name }) => `28/11/2568,${file},0,${name},0.00,,`);
    }),
  ],
};

const headers = new Map([
  ['manifest.csv', manifestColumns],
  ...subjects.map(({ file, columns }) => [file, columns] as const),
]);

export const tinyExtract: Texts = Object.fromEntries(
  [...headers].map(([file, columns]) => {
    const header = columns.map(({ name }) => name).join(',');
    return [file, [header, ...(rows[file] ?? [])].map((line) => `${line}\r\n`).join('')];
  }),
);

export async function writeTexts(folder: string, texts: Texts): Promise<void> {
  for (const [file, text] of Object.entries(texts)) await writeFile(join(folder, file), text);
}
