/** Every word of handing the month's result in. */
import { type OpenPoint, reportLimits } from '../../../core/agency/report.ts';
import { formatBaht, formatNumber } from '../../../core/thai-number.ts';

const count = (number: number): string => formatNumber(number, 0);

interface OpenFacts {
  /** Bills. */
  readonly unreported: number;
  readonly changed: number;
  /** Baht as they travel. */
  readonly difference: string;
  /** What the difference was when it was explained; null: not known. */
  readonly explained: string | null;
}

const outdated = ({ explained, difference }: Pick<OpenFacts, 'explained' | 'difference'>) =>
  explained === null
    ? `คำชี้แจงยังไม่ได้ยืนยันว่าเป็นของส่วนต่าง ${formatBaht(difference)} บาท`
    : `ส่วนต่างเปลี่ยนจาก ${formatBaht(explained)} เป็น ${formatBaht(difference)} บาท`;

const { least, most } = reportLimits.explanation;

/** What a report lacks, as the server says it at the name of each. */
export const lacks: Readonly<Record<OpenPoint, (facts: OpenFacts) => string>> = {
  unreported: ({ unreported }) => `ยังไม่รายงาน ${count(unreported)} รายการ`,
  changed: ({ changed }) => `ยอดเรียกเก็บเปลี่ยน ${count(changed)} รายการ กรุณาตรวจอีกครั้ง`,
  slip: () => 'กรุณาแนบหลักฐานการโอนอย่างน้อยหนึ่งรายการ',
  difference: () => 'ยอดที่หักได้ไม่ตรงกับยอดโอน กรุณาชี้แจงส่วนต่าง',
  explanation: () => `กรุณาชี้แจงส่วนต่าง ${least} ถึง ${most} ตัวอักษร`,
  outdated: (facts) => `${outdated(facts)} กรุณาชี้แจงใหม่ หรือยืนยันคำชี้แจงเดิม`,
};

export const text = {
  title: 'ตรวจยอดก่อนส่ง',
  standing: 'ยอดที่ส่งให้สหกรณ์',
  sum: {
    collected: 'หักได้',
    slips: 'โอนแล้ว',
    difference: 'ส่วนต่าง',
    notYet: 'ยังไม่มีผล',
  },
  match: 'ยอดที่หักได้ตรงกับยอดโอน',
  explain: 'คำชี้แจงส่วนต่าง',
  explainHint: 'เช่น โอนส่วนที่เหลือวันที่ 5 ธ.ค. 2568 ยาว 10 ถึง 500 ตัวอักษร',
  explained: 'คำชี้แจงส่วนต่าง',
  save: 'บันทึกคำชี้แจง',
  saving: 'กำลังบันทึก',
  saved: 'บันทึกคำชี้แจงแล้ว',
  tooLong: (most: number) => `ยาวได้ไม่เกิน ${count(most)} ตัวอักษร`,
  todo: 'สิ่งที่ต้องทำก่อนส่ง',
  open: {
    unreported: ({ unreported }) => `ยังไม่รายงานผล ${count(unreported)} ราย`,
    changed: ({ changed }) => `ยอดเรียกเก็บเปลี่ยน ${count(changed)} ราย กรุณาตรวจอีกครั้ง`,
    slip: () => 'แนบหลักฐานการโอน',
    difference: () => 'ชี้แจงส่วนต่าง',
    explanation: () => 'เขียนคำชี้แจงให้ครบ 10 ตัวอักษร',
    outdated: () => 'ชี้แจงส่วนต่างที่เปลี่ยนไป',
  } satisfies Record<OpenPoint, (facts: OpenFacts) => string>,
  /** While nothing is reported as deducted no proof is missing yet. */
  slipLater: 'แนบหลักฐานการโอน เมื่อมีรายที่หักได้',
  outdated,
  outdatedHint: 'กรุณาแก้คำชี้แจง หรือยืนยันว่าคำชี้แจงเดิมยังใช้ได้',
  confirm: 'ยืนยันคำชี้แจงเดิม',
  ready: 'ครบแล้ว ส่งผลให้สหกรณ์ได้',
  submit: 'ตรวจก่อนส่งผล',
  submitHint: 'ยังไม่ส่งให้สหกรณ์จนกว่าจะกดยืนยันส่งผล',
  submitting: 'กำลังส่ง',
  dialog: 'ส่งผลการหักให้สหกรณ์',
  ask: 'เมื่อส่งแล้วจะแก้ไขไม่ได้ จนกว่าจะเรียกคืนหรือสหกรณ์ส่งกลับ',
  people: (number: number) => `${count(number)} ราย`,
  facts: {
    billed: 'เรียกเก็บ',
    full: 'หักได้ครบ',
    partial: 'หักได้บางส่วน',
    none: 'หักไม่ได้',
    collected: 'รวมหักได้',
    uncollected: 'รวมหักไม่ได้',
    slips: 'โอนแล้ว',
    difference: 'ส่วนต่าง',
  },
  yes: 'ยืนยันส่งผล',
  cancel: 'ยกเลิก',
  close: 'ปิด',
  notYet: 'ยังส่งไม่ได้',
  failed: 'ส่งไม่สำเร็จ',
  unsaved: 'มีรายการที่ยังบันทึกไม่ได้ กรุณาแก้ไขในตารางก่อนส่ง',
  sent: 'ส่งผลการหักให้สหกรณ์แล้ว',
  submitted: 'ส่งแล้วเมื่อ',
  waiting: 'รอสหกรณ์ตรวจรับ',
  accepted: 'สหกรณ์รับผลการหักแล้ว',
  recall: 'เรียกคืน',
  recallTitle: 'เรียกคืนผลการหัก',
  recallAsk: 'ผลที่ส่งจะกลับเป็นร่างเพื่อแก้ไข และต้องส่งใหม่อีกครั้ง',
  recallYes: 'เรียกคืนเพื่อแก้ไข',
  recalling: 'กำลังเรียกคืน',
  recalled: 'เรียกคืนผลการหักแล้ว',
  recallFailed: 'เรียกคืนไม่สำเร็จ',
  returned: { office: 'สหกรณ์ส่งกลับให้แก้ไข', system: 'ต้องตรวจอีกครั้ง' },
  history: 'ประวัติของเดือนนี้',
  by: (name: string) => `โดย ${name}`,
  when: (time: string) => `เมื่อ ${time}`,
} as const;
