import { mostPeriods } from '../../../core/loan/limits.ts';
import type { PlannedLoanFault } from '../../../core/loan/terms.ts';
import type { Satang } from '../../../core/satang.ts';
import { bahtToType } from '../../../core/typed/typed-number.ts';
import type { LoanField, LoanTyped } from './fields.ts';

const amount = 'กรอกจำนวนเงินเป็นตัวเลข เช่น 300,000 หรือ 1,234.50';
const day = 'กรอกวันที่เป็น วัน เดือน ปี พ.ศ. เช่น 5 ม.ค. 2569 หรือ 5/1/2569';

const unread: Partial<Record<LoanField, string>> = {
  periods: 'กรอกจำนวนงวดเป็นตัวเลขจำนวนเต็ม เช่น 36',
  rate: 'กรอกอัตราเป็นตัวเลข ทศนิยมไม่เกิน 4 ตำแหน่ง เช่น 6.00',
  from: day,
  close: day,
  salary: 'กรอกเงินเดือนเป็นตัวเลขที่มากกว่า 0 เช่น 38,500 หรือเว้นว่างไว้',
};

/** Whoever asks for a loan can mend neither of the two. */
const ofSettings = 'คำนวณไม่ได้ในขณะนี้ เพราะสหกรณ์ตั้งหลักเกณฑ์เงินกู้ไว้ไม่ถูกต้อง';

/** `PAYMENT_BELOW_INTEREST` has two sentences: what mends it differs. */
const sentences: Record<PlannedLoanFault, string> = {
  PRINCIPAL_OUT_OF_RANGE: 'วงเงินต้องอยู่ระหว่าง 0.01 ถึง 999,999,999.99 บาท',
  RATE_OUT_OF_RANGE: 'ดอกเบี้ยต่อปีต้องอยู่ระหว่าง 0 ถึง 100 %',
  PERIODS_OUT_OF_RANGE: `จำนวนงวดต้องอยู่ระหว่าง 1 ถึง ${mostPeriods} งวด`,
  STEP_OUT_OF_RANGE: ofSettings,
  CUTOFF_OUT_OF_RANGE: ofSettings,
  DAY_UNKNOWN: 'วันรับเงินต้องอยู่ระหว่าง พ.ศ. 2443 ถึง 2943',
  PAYMENT_BELOW_INTEREST: 'งวดชำระไม่พอดอกเบี้ย เพิ่มเงินที่ชำระต่องวด',
  TOO_MANY_PERIODS: `ชำระเท่านี้ต้องผ่อนเกิน ${mostPeriods} งวด เพิ่มเงินที่ชำระต่องวด`,
};

export const loanFaults = {
  unread: (field: LoanField): string => unread[field] ?? amount,
  sentence: (fault: PlannedLoanFault, by: LoanTyped['by']): string =>
    fault === 'PAYMENT_BELOW_INTEREST' && by === 'periods'
      ? 'งวดชำระไม่พอดอกเบี้ยของงวดแรก ลดจำนวนงวด เปลี่ยนวันรับเงิน หรือเลือกต้นเท่ากันทุกงวด'
      : sentences[fault],
  typeAmount: (name: string, most: Satang) => `${name}กู้ได้ไม่เกิน ${bahtToType(most)} บาท`,
  typePeriods: (name: string, most: number) => `${name}ผ่อนได้ไม่เกิน ${most} งวด`,
  typePayment: (name: string, most: number, needed: number) =>
    `ชำระเท่านี้ต้องผ่อน ${needed} งวด แต่${name}ผ่อนได้ไม่เกิน ${most} งวด`,
  closeUnknown: 'วันปิดเงินกู้ต้องอยู่ระหว่าง พ.ศ. 2443 ถึง 2943',
  closeBefore: 'วันปิดเงินกู้ต้องไม่มาก่อนวันรับเงิน',
} as const;
