/** The ways in which people and payroll programs leave the same lines. */
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { windows874 } from '../../../../core/windows-874/windows-874.ts';
import { linesOf } from '../lines-of.ts';

const expected = [
  { memberNo: '000123', collectedSatang: 123450n },
  { memberNo: '000456', collectedSatang: 0n },
];

const text = (...lines: string[]) => Buffer.from(lines.join(''));

test.each<[string, Buffer]>([
  ['a mark of UTF-8', text('\ufeffเลขทะเบียน,หักได้\n123,1234.50\n456,0\n')],
  ['line ends of Windows', text('เลขทะเบียน,หักได้\r\n000123,1234.50\r\n000456,0.00\r\n')],
  ['line ends of old Macs', text('เลขทะเบียน,หักได้\r123,1234.50\r456,0\r')],
  ['line ends of all three', text('เลขทะเบียน,หักได้\n123,1234.50\r\n456,0\r')],
  ['no line end at all', text('เลขทะเบียน,หักได้\n123,1234.50\n456,0')],
  ['line ends in quotes', text('ชื่อ,เลขทะเบียน,หักได้\n"ก\r\nข",123,1234.50\n"ก\nข",456,0\n')],
  ['line ends in its head', text('"เลข\nทะเบียน","หักได้\r\n(บาท)"\r\n123,1234.50\r\n456,0\r\n')],
  ['semicolons', text('เลขทะเบียน;หักได้\n123;1,234.50\n456;0\n')],
  ['tabs', text('เลขทะเบียน\tหักได้\n123\t1,234.50\n456\t0\n')],
  [
    'a comma in a title above semicolons',
    text('เดือน 11, 2568\nเลขทะเบียน;หักได้\n123;1234.5\n456;0\n'),
  ],
  ['thousands in quotes', text('เลขทะเบียน,หักได้\n"123","1,234.50"\n"456","0.00"\n')],
  ['Thai digits', text('เลขทะเบียน,หักได้\n๑๒๓,"๑,๒๓๔.๕๐"\n๐๐๐๔๕๖,๐\n')],
  ['signs of baht', text('เลขทะเบียน,หักได้\n123,"1,234.50 ฿"\n456,฿0.00\n')],
  ['words of baht', text('เลขทะเบียน,หักได้\n123,"1,234.50 บาท"\n456,0บาท\n')],
  [
    'blanks around everything',
    text(' เลขทะเบียน , หักได้ \n 123 , 1234.50 \n\u00a0456\u00a0,\u00a00\n'),
  ],
  ['blank lines and a signature', text('\n\nเลขทะเบียน,หักได้\n\n123,1234.5\n,\n456,0\n\n,,(ลงชื่อ)\n')],
  ['Windows-874', Buffer.from(windows874('เลขทะเบียน,หักได้\r\n123,1234.50\r\n456,0\r\n'))],
])('D-23 R126 text with %s is read', async (_, file) => {
  const { lines, problems } = await linesOf(file);
  expect([problems, lines]).toMatchObject([[], expected]);
});

/** Rows of cells under a head, as a workbook writes them. */
const sheet = (...rows: object[][]): Promise<Buffer> =>
  writeXlsxFile([
    [{ value: 'ผลการหัก' }],
    [],
    [{ value: 'เลขทะเบียน' }, { value: 'หักได้ (บาท)' }],
    ...rows,
  ] as never).toBuffer();
const asText = (value: string) => ({ value, type: String });
const asNumber = (value: number, format = '#,##0.00') => ({ value, type: Number, format });
const day = { value: new Date('2025-11-28'), type: Date, format: 'dd/mm/yyyy' };

test.each<[string, object[][]]>([
  [
    'numbers',
    [
      [asNumber(123, '0'), asNumber(1234.5)],
      [asNumber(456, '000000'), asNumber(0)],
    ],
  ],
  [
    'texts',
    [
      [asText('000123'), asText('1,234.50')],
      [asText('000456'), asText('0.00')],
    ],
  ],
  [
    'texts in Thai',
    [
      [asText('๑๒๓'), asText('๑,๒๓๔.๕๐ บาท')],
      [asText('๔๕๖ '), asText('๐')],
    ],
  ],
  [
    'both, and a row between',
    [[asText('123'), asNumber(1234.5)], [], [asNumber(456), asText('0')]],
  ],
])('D-23 R126 a workbook of %s is read', async (_, rows) => {
  const { lines, problems } = await linesOf(await sheet(...rows));
  expect([problems, lines]).toMatchObject([[], expected]);
  expect(lines[0]?.row).toBe(4);
});

test('D-23 a day where an amount belongs is told with its row, whatever number it is', async () => {
  const { lines, problems } = await linesOf(
    await sheet([asText('123'), day], [day, asNumber(1)], [asText('456'), { value: true }]),
  );
  expect(lines.map(({ collectedSatang }) => collectedSatang)).toEqual([null, 100n, null]);
  expect(problems).toMatchObject([
    { row: 4, column: 'collected', fault: 'amount', value: '2025-11-28' },
    { row: 5, column: 'member_no', fault: 'member_no' },
    { row: 6, column: 'collected', fault: 'amount' },
  ]);
});

test('D-23 a percent where an amount belongs is told: it holds a hundredth', async () => {
  const { lines, problems } = await linesOf(
    await sheet([asText('123'), asNumber(0.0625, '0.00%')], [asText('456'), asNumber(1)]),
  );
  expect(lines.map(({ collectedSatang }) => collectedSatang)).toEqual([null, 100n]);
  expect(problems).toMatchObject([
    { row: 4, column: 'collected', fault: 'amount', value: '0.0625' },
  ]);
});
