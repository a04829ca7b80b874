/** The same lines in each format that a payroll may send: what the tests write and read back. */
import writeXlsxFile from 'write-excel-file/node';
import { csvText } from '../../../../core/csv/csv.ts';
import { toDtoBaht } from '../../../../core/satang.ts';
import { windows874 } from '../../../../core/windows-874/windows-874.ts';
import type { Widths } from '../received-table.ts';

export interface WrittenLine {
  readonly memberNo: string;
  readonly collectedSatang: bigint;
  readonly reason: string;
  readonly note: string;
}

const head = ['เลขทะเบียน', 'หักได้ (บาท)', 'เหตุผล', 'หมายเหตุ'];

export const widths: Widths = {
  fields: [
    { of: 'member_no', width: 6 },
    { of: 'collected_satang', width: 13 },
    { of: 'reason', width: 20 },
    { of: 'note', width: 40 },
  ],
  skipFirst: 0,
  skipLast: 0,
};

export const utf8 = (lines: readonly WrittenLine[]): Buffer =>
  Buffer.from(
    csvText([
      head,
      ...lines.map((line) => [line.memberNo, line.collectedSatang, line.reason, line.note]),
    ]),
  );

/** The same without the mark of UTF-8, which Windows-874 does not have. */
export const tis620 = (lines: readonly WrittenLine[]): Buffer =>
  Buffer.from(windows874(utf8(lines).toString('utf8').slice(1)));

/** Numbers as numbers, as a payroll program or a person at Excel leaves them. */
export async function workbook(lines: readonly WrittenLine[]): Promise<Buffer> {
  const text = (value: string) => (value === '' ? null : { value, type: String });
  const rows = lines.map((line) => [
    text(line.memberNo),
    { value: Number(toDtoBaht(line.collectedSatang)), type: Number, format: '#,##0.00' },
    text(line.reason),
    text(line.note),
  ]);
  return writeXlsxFile([
    head.map((value) => ({ value, type: String })),
    ...rows,
  ] as never).toBuffer();
}

export const fixed = (lines: readonly WrittenLine[]): Buffer =>
  Buffer.concat(
    lines.map((line) =>
      Buffer.from(
        windows874(
          `${line.memberNo}${line.collectedSatang.toString().padStart(13, '0')}` +
            `${line.reason.padEnd(20)}${line.note.padEnd(40)}\r\n`,
        ),
      ),
    ),
  );

/** By employee number: number 7, day 10, amount 10 to the right, code 6, reason 20. */
export const fixedBy = (
  lines: readonly WrittenLine[],
  employeeNo: (memberNo: string) => string,
): Buffer =>
  Buffer.concat(
    lines.map((line) =>
      Buffer.from(
        windows874(
          `${employeeNo(line.memberNo).padStart(7, '0')}28/11/2568` +
            `${toDtoBaht(line.collectedSatang).padStart(10)}320101${line.reason.padEnd(20)}\r\n`,
        ),
      ),
    ),
  );
