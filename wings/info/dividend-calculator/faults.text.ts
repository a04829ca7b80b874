import type { Day } from '../../../core/days.ts';
import type { DividendFault } from '../../../core/dividend/year.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';

const amountRange = 'จำนวนเงินต้องอยู่ระหว่าง 0 ถึง 999,999,999.99 บาท';
const year = 'กรอกปีบัญชีเป็นปี พ.ศ. สี่หลัก เช่น 2568';
const cutoff = 'วันตัดรอบต้องเป็นวันที่ 0 ถึง 31 (0 คือไม่ใช้)';
const rate = 'กรอกอัตราเป็นตัวเลข ทศนิยมไม่เกิน 4 ตำแหน่ง เช่น 5.50';

const sentences: Record<DividendFault, string> = {
  DIVIDEND_RATE_OUT_OF_RANGE: 'อัตราเงินปันผลต้องอยู่ระหว่าง 0 ถึง 10 %',
  REFUND_RATE_OUT_OF_RANGE: 'อัตราเฉลี่ยคืนต้องอยู่ระหว่าง 0 ถึง 100 %',
  AMOUNT_OUT_OF_RANGE: amountRange,
  CUTOFF_OUT_OF_RANGE: cutoff,
  OVERDRAWN: 'ถอนมากกว่าหุ้นที่มีอยู่ในวันนั้น',
  DAY_OUTSIDE_YEAR: year,
  YEAR_UNKNOWN: year,
};

const unread: Readonly<Record<string, string>> = { year, cutoff, rate, refund: rate };

export const dividendFaults = {
  tooLong: (most: number) => `กรอกได้ไม่เกิน ${most} ตัวอักษร`,
  tooMany: (most: number) => `กรอกได้ไม่เกิน ${most} รายการ กรุณาลบรายการที่เกิน`,
  amount: 'กรอกจำนวนเงินเป็นตัวเลข เช่น 1,000 หรือ 1,234.50',
  amountRange,
  unread: (field: string): string =>
    unread[field] ?? 'กรอกวันที่เป็น วัน เดือน ปี พ.ศ. เช่น 7 มี.ค. 2568 หรือ 7/3/2568',
  outside: (from: Day, to: Day) => `วันที่ต้องอยู่ในปีบัญชี ${thaiDateShort(from)} ถึง ${thaiDateShort(to)}`,
  sentence: (fault: DividendFault): string => sentences[fault],
} as const;
