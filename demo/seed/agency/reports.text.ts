/** What three schools of the pretend cooperative have reported of the month under way. */
import { thaiDateLong } from '../../../core/thai-date.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import type { FormWords } from '../../site/papers/shapes.ts';

export const reportWords = {
  newAgency: 'โรงเรียนบ้านโคกสูง',
  note: 'ลาไม่รับเงินเดือนถึงสิ้นภาคเรียน',
  short: 'ยอดโอนขาด 500 บาท เพราะกรอกยอดผิด จะโอนเพิ่มในวันทำการถัดไป',
  returned: 'กรุณาโอนส่วนที่ขาด 500 บาท และแนบหลักฐานการโอนให้ครบก่อนส่งอีกครั้ง',
} as const;

/** A proof of transfer, as far as a demo needs one. */
export const slipWords = (agency: string, paidOn: string, amount: bigint): FormWords => ({
  title: 'หลักฐานการโอนเงิน (ตัวอย่างสาธิต)',
  code: 'สาธิต',
  issuedOn: paidOn,
  sections: [
    {
      title: 'รายการโอน',
      rows: [
        `ผู้โอน ${agency}`,
        'เข้าบัญชี สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด ธนาคารกรุงไทย เลขที่ 000-0-12345-0',
        `วันที่โอน ${thaiDateLong(paidOn)} จำนวนเงิน ${formatBaht(amount)} บาท`,
      ],
    },
  ],
  signatures: ['ผู้โอน'],
});
