/** Every word of this month and of what happened lately. */
import { reasonWords } from '../../../../api/agency/report.text.ts';
import type { ShortfallReason } from '../../../../core/collection/reasons.ts';
import { monthInBuddhistYear, thaiMonthShort } from '../../../../core/thai-date.ts';

interface Month {
  readonly year_be: number;
  readonly month: number;
}

const shortMonth = ({ year_be, month }: Month): string =>
  thaiMonthShort(monthInBuddhistYear(year_be, month));

export const monthText = {
  /** Of a month that is over: the records are older than today. */
  title: (isNow: boolean) => (isNow ? 'เรียกเก็บเดือนนี้' : 'เรียกเก็บเดือนล่าสุด'),
  month: (month: string) => thaiMonthShort(month),
  expected: 'หน่วยงานส่งเงินภายใน',
  noDay: 'หักเมื่อหน่วยงานจ่ายเงินเดือน',
  day: 'วันหัก',
  receipt: 'ใบเสร็จ',
  receiptNo: (no: string) => `เลขที่ ${no}`,
  receiptLater: 'ออกเมื่อสหกรณ์ได้รับเงินจากหน่วยงาน',
  noReceipt: 'ไม่มี เพราะหักไม่ได้',
  collected: 'หักได้',
  uncollected: 'ขาด',
  reported: {
    FULL: 'หน่วยงานแจ้งว่าหักได้ครบ',
    PARTIAL: 'หน่วยงานแจ้งว่าหักได้บางส่วน',
    NONE: 'หน่วยงานแจ้งว่าหักไม่ได้',
    at: 'เมื่อ',
    waits: 'รอสหกรณ์ยืนยัน',
    accepted: 'สหกรณ์รับทราบแล้ว',
  },
  because: (reason: ShortfallReason) => `สาเหตุ: ${reasonWords[reason]}`,
  todo: 'ส่วนที่ขาด กรุณาชำระที่สหกรณ์ก่อนสิ้นเดือน',
  more: (month: string) => `ดูรายการเดือน ${thaiMonthShort(month)}`,
  moreNone: 'ดูรายการเรียกเก็บ',
  nothing: 'ยังไม่มีรายการหักของเดือนนี้',
  nothingEver: 'ยังไม่มีรายการหักจากเงินเดือนของคุณ',
  noDeduction: 'คุณเป็นสมาชิกสมทบ สหกรณ์ไม่หักเงินเดือนของคุณ',
  otherReceipts: 'ดูใบเสร็จที่ชำระเอง',
  before: (bill: Month) => `ดูครั้งล่าสุด ${shortMonth(bill)}`,
} as const;

export const latelyText = {
  title: 'เกิดขึ้นล่าสุด',
  empty: 'ไม่มีรายการในหนึ่งปีที่ผ่านมา',
  /** A month has one receipt as a rule; a further one bears its number. */
  receipt: (bill: Month, seq: number) =>
    `ใบเสร็จ ${shortMonth(bill)}${seq > 1 ? ` (ใบที่ ${seq})` : ''}`,
  interest: (account: string) => `ดอกเบี้ย${account}`,
  rate: (account: string) => `อัตราดอกเบี้ยใหม่ ${account}`,
  percent: (rate: string) => `ร้อยละ ${rate} ต่อปี`,
  dividend: (year: string) => `เงินปันผลและเฉลี่ยคืน ปี ${year}`,
  browser: 'เข้าระบบจากเครื่องใหม่',
  terms: 'ข้อตกลงการใช้บริการเปลี่ยน',
} as const;
