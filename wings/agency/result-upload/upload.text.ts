/** Words of the answers about a payroll's file. */
import { formatNumber } from '../../../core/thai-number.ts';

const rows = (count: number): string => formatNumber(count, 0);

export const answers = {
  inRow: (row: number, words: string) => `แถว ${rows(row)}: ${words}`,
  inColumn: (column: string, words: string) => `${words} (${column})`,
  stillWrong: (count: number) => `ไฟล์มีรายการไม่ตรง ${rows(count)} รายการ กรุณาแก้ไขก่อนนำเข้า`,
  another: 'ข้อมูลเปลี่ยนไปจากที่ตรวจไว้ กรุณาตรวจไฟล์อีกครั้ง',
  applied: (count: number) => `นำผลการหักเข้าร่างแล้ว ${rows(count)} รายการ`,
  noLayout: 'ไม่รู้จักรูปแบบไฟล์นี้',
} as const;

export const template = {
  title: 'แบบฟอร์มผลการหัก',
  name: 'ชื่อ-สกุล',
  agency: 'หน่วยงาน',
  month: 'ประจำเดือน',
  how: 'วิธีกรอก',
  howWords: [
    'กรอกยอดที่หักได้ หักไม่ได้กรอก 0.00 ถ้าหักไม่ครบให้ระบุเหตุผล:',
    'โอนย้าย ลาออก เกษียณ เงินไม่พอ ลาไม่รับเงินเดือน เสียชีวิต อื่น ๆ',
  ].join(' '),
  file: (month: string) => `แบบฟอร์มผลการหัก ${month}`,
} as const;
