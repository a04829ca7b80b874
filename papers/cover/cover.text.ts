import { buddhistYear, thaiDateLong, thaiMonthLong } from '../../core/thai-date.ts';
import { formatNumber } from '../../core/thai-number.ts';

const people = (count: number): string => `${formatNumber(count, 0)} ราย`;

/** `พฤศจิกายน พ.ศ. 2568`. */
const monthInFull = (month: string): string =>
  thaiMonthLong(month).replace(String(buddhistYear(month)), `พ.ศ. ${buddhistYear(month)}`);

/** Words of a cover statement on paper and in files. */
export const coverPaperText = {
  title: 'งบหน้าใบเรียกเก็บ',
  month: (month: string) => `ประจำเดือน${monthInFull(month)}`,
  unit: (number: string, name: string) => `หน่วยงาน ${number} ${name}`,
  due: (day: string) => `กำหนดนำส่ง ${thaiDateLong(day)}`,
  posted: 'ผ่านรายการแล้ว',
  asOf: (day: string) => `ข้อมูล ณ วันที่ ${thaiDateLong(day)}`,
  printedOn: (day: string) => `พิมพ์วันที่ ${thaiDateLong(day)}`,
  page: (page: number, pages: number) => `หน้า ${formatNumber(page, 0)}/${formatNumber(pages, 0)}`,
  brought: 'ยอดยกมา',
  pageSum: (count: number) => `รวมหน้านี้ ${people(count)}`,
  forward: (count: number) => `ยอดยกไป ${people(count)}`,
  whole: (count: number) => `รวมทั้งสิ้น ${people(count)}`,
  inWords: (words: string) => `ตัวอักษร (${words})`,
  groups: {
    group: 'รายการ',
    count: 'ราย',
    principal: 'เงินต้น',
    interest: 'ดอกเบี้ย',
    amount: 'รวมเงิน',
  },
  sum: 'รวม',
  noConsent: (count: number) => `* ยังไม่มีหนังสือยินยอมให้หักเงิน ${people(count)}`,
  signatures: ['ผู้จัดทำ', 'ผู้ตรวจสอบ', 'หัวหน้าหน่วยงาน'],
  baht: 'จำนวนเงินเป็นบาท',
  inBaht: (amount: string) => `${amount} บาท`,
  nobody: 'ไม่มีรายการ',
  facts: {
    month: 'ประจำเดือน',
    unit: 'หน่วยงาน',
    due: 'กำหนดนำส่ง',
    state: 'สถานะ',
    asOf: 'ข้อมูล ณ วันที่',
    printedOn: 'วันที่จัดทำ',
  },
  monthInFull,
  consent: 'หนังสือยินยอม',
  hasConsent: 'มี',
  withoutConsent: 'ไม่มี',
  note: 'หมายเหตุ',
};
