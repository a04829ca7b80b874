/** What stands in a passbook and in a share ledger. */
import type { Day } from '../../core/days.ts';
import { thaiDateShort, thaiMonthShort, toBuddhistYear } from '../../core/thai-date.ts';

export const shareWords = {
  BF: 'ยกยอดมา',
  FIRST: 'ค่าหุ้นแรกเข้า',
  MONTHLY: 'หุ้นรายเดือน',
  EXTRA: 'ซื้อหุ้นเพิ่ม',
  TRANSFER_IN: 'รับโอนหุ้นจากสหกรณ์อื่น',
  TRANSFER_OUT: 'โอนหุ้นไปสหกรณ์อื่น',
  OFFSET: 'หักกลบหนี้ด้วยหุ้น',
  REFUND: 'คืนหุ้น',
  ADJ: 'ปรับปรุงรายการหุ้น',
} as const;

export const kindNames = {
  SAVINGS: 'ออมทรัพย์',
  SPECIAL: 'ออมทรัพย์พิเศษ',
  FIXED: 'ประจำ 12 เดือน',
  RETIREMENT: 'ออมทรัพย์เกษียณสุข',
  STEPS: 'ออมทรัพย์ขั้นบันได',
  GROWTH: 'ออมทรัพย์ทวีทรัพย์',
  SLIPS: 'ประจำสะสมใบฝาก',
} as const;

export const depositWords = {
  open: 'เปิดบัญชี',
  slip: 'ฝากเพิ่มเป็นใบฝากใหม่',
  slipDrawn: 'ถอนใบฝากครบกำหนด',
  cashIn: 'ฝากเงินสด',
  collected: 'ฝากจากรายการเรียกเก็บ',
  dividend: 'รับเงินปันผล',
  interest: 'ดอกเบี้ยเงินฝาก',
  tax: 'ภาษีหัก ณ ที่จ่าย',
  cashOut: 'ถอนเงินสด',
  toBank: 'โอนเข้าบัญชีธนาคาร',
  interestOut: 'ถอนดอกเบี้ย',
  toSpecial: 'โอนไปออมทรัพย์พิเศษ',
  fromSavings: 'รับโอนจากออมทรัพย์',
  scholarship: 'รับทุนการศึกษาบุตร',
  newPassbook: 'ค่าออกสมุดเล่มใหม่',
  extraWithdrawal: 'ค่าธรรมเนียมถอนเกินเดือนละครั้ง',
  correction: 'แก้ไขรายการฝากซ้ำ',
  newRate: 'เปลี่ยนอัตราดอกเบี้ย',
  close: 'ปิดบัญชี',
} as const;

export const channels = {
  office: 'สำนักงานสหกรณ์',
  welfare: (no: string) => `สวัสดิการ ${no}`,
  collected: (month: string) => `งวด ${thaiMonthShort(month)}`,
  dividendOf: (year: number) => `ปี ${toBuddhistYear(year)}`,
  bank: (bank: string, tail: string) => `${bank} 123-4-xxxxx-${tail}`,
} as const;

export const banks = ['กรุงไทย', 'ออมสิน', 'กรุงเทพ', 'ไทยพาณิชย์', 'กสิกรไทย'] as const;

const written = new Map<string, string>();

/** The days an interest posting pays for, `31 มี.ค.–29 ก.ย. 2568`. */
export function interestDays(from: Day, to: Day): string {
  const key = `${from} ${to}`;
  const cached = written.get(key);
  if (cached !== undefined) return cached;
  const start = thaiDateShort(from);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const made = `${sameYear ? start.slice(0, -5) : start}–${thaiDateShort(to)}`;
  written.set(key, made);
  return made;
}
