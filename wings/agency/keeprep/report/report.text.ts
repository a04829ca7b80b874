/** Sentences of the report's answers. */
import type { LineFault, OpenPoint } from '../../../../core/agency/report.ts';
import { reportLimits } from '../../../../core/agency/report.ts';
import { formatNumber } from '../../../../core/thai-number.ts';

type Why<At extends LineFault['at']> = Extract<LineFault, { at: At }>['why'];

const { explanation } = reportLimits;

export const text = {
  /** At a line's field. */
  collected: {
    negative: 'จำนวนเงินต้องไม่ติดลบ',
    tooMuch: 'จำนวนเงินมากกว่ายอดเรียกเก็บ',
    notFull: 'หักได้ครบต้องเท่ากับยอดเรียกเก็บ',
    notPartial: 'หักได้บางส่วนต้องมากกว่า 0 และน้อยกว่ายอดเรียกเก็บ',
    notNone: 'หักไม่ได้ต้องเป็น 0.00 และยอดเรียกเก็บต้องมากกว่า 0',
  } satisfies Record<Why<'collected'>, string>,
  reason: {
    missing: 'กรุณาเลือกเหตุผล',
    needless: 'หักได้ครบไม่ต้องระบุเหตุผล',
  } satisfies Record<Why<'reason'>, string>,
  newAgency: {
    needless: 'ระบุสังกัดใหม่ได้เมื่อเหตุผลเป็นโอนย้าย',
  } satisfies Record<Why<'newAgency'>, string>,
  unknown: 'ไม่มีสมาชิกเลขนี้ในใบเรียกเก็บของเดือนนี้',
  twice: 'มีรายการของสมาชิกคนนี้มากกว่าหนึ่งรายการ',
  noAmount: 'กรุณากรอกจำนวนเงินที่หักได้',
  needless: 'ยกเลิกผลการหักไม่ต้องมีจำนวนเงินหรือเหตุผล',
  /** What a report lacks, at its own name. */
  open: {
    unreported: (count: number) => `ยังไม่รายงาน ${formatNumber(count, 0)} รายการ`,
    changed: (count: number) => `ยอดเรียกเก็บเปลี่ยน ${formatNumber(count, 0)} รายการ กรุณาตรวจอีกครั้ง`,
    slip: () => 'กรุณาแนบหลักฐานการโอนอย่างน้อยหนึ่งรายการ',
    difference: () => 'ยอดที่หักได้ไม่ตรงกับยอดโอน กรุณาชี้แจงส่วนต่าง',
    explanation: () => `กรุณาชี้แจงส่วนต่าง ${explanation.least} ถึง ${explanation.most} ตัวอักษร`,
  } satisfies Record<OpenPoint, (count: number) => string>,
  /** Why nothing can be changed. */
  savedBy: (name: string, when: string) =>
    `${name} บันทึกผลของเดือนนี้ไว้เมื่อ ${when} กรุณาโหลดข้อมูลล่าสุดแล้วบันทึกอีกครั้ง`,
  handedIn: (name: string, when: string) => `${name} ส่งผลของเดือนนี้ให้สหกรณ์แล้วเมื่อ ${when}`,
  accepted: 'สหกรณ์รับผลของเดือนนี้แล้ว หากต้องการแก้ไข กรุณาติดต่อสหกรณ์',
  posted: 'สหกรณ์ผ่านรายการของเดือนนี้แล้ว แก้ไขไม่ได้',
  notSent: 'สหกรณ์ยังไม่ได้ส่งใบเรียกเก็บของเดือนนี้',
} as const;
