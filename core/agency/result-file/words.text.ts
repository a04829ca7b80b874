/** Thai and English words of payrolls' files, as people write them at heads and in reasons. */
import type { ShortfallReason } from '../../collection/reasons.ts';
import type { ResultColumn } from './cell.ts';

/** Without blanks and marks, in small letters. */
export const headWords: Readonly<Record<ResultColumn, readonly string[]>> = {
  member_no: [
    ...['เลขทะเบียน', 'เลขที่ทะเบียน', 'เลขทะเบียนสมาชิก', 'เลขสมาชิก', 'เลขที่สมาชิก'],
    ...['รหัสสมาชิก', 'ทะเบียนสมาชิก', 'membershipno', 'memberno', 'memno', 'membernumber'],
  ],
  employee_no: [
    ...['รหัสพนักงาน', 'เลขพนักงาน', 'เลขที่พนักงาน', 'เลขประจำตัวพนักงาน', 'รหัสบุคลากร'],
    ...['รหัสเจ้าหน้าที่', 'employeeno', 'employeenumber', 'employeeid', 'empno', 'staffno'],
  ],
  billed: ['เรียกเก็บ', 'ยอดเรียกเก็บ', 'จำนวนเงินเรียกเก็บ', 'เงินที่เรียกเก็บ', 'billed'],
  collected: [
    ...['หักได้', 'ยอดหักได้', 'ยอดที่หักได้', 'จำนวนเงินที่หักได้', 'จำนวนเงินหักได้'],
    ...['หักได้จริง', 'ยอดหักได้จริง', 'เก็บได้', 'collected', 'deducted'],
  ],
  reason: [
    ...['เหตุผล', 'สาเหตุ', 'สาเหตุที่หักไม่ได้', 'เหตุผลที่หักไม่ได้', 'เหตุผลที่หักไม่ครบ'],
    ...['สาเหตุที่เก็บไม่ได้', 'reason'],
  ],
  new_agency: ['สังกัดใหม่', 'หน่วยงานใหม่', 'หน่วยใหม่', 'newagency', 'newunit'],
  note: ['หมายเหตุ', 'note', 'remark'],
};

export const reasonWords: Readonly<Record<ShortfallReason, readonly string[]>> = {
  TRANSFERRED: ['โอนย้าย', 'ย้าย', 'ย้ายสังกัด', 'ย้ายหน่วยงาน', 'โอน'],
  RESIGNED: ['ลาออก', 'ลาออกจากงาน', 'ลาออกจากราชการ'],
  RETIRED: ['เกษียณ', 'เกษียณอายุ', 'เกษียณอายุราชการ'],
  INSUFFICIENT: ['เงินไม่พอ', 'เงินเดือนไม่พอ', 'เงินไม่พอหัก', 'เงินเดือนไม่พอหัก'],
  UNPAID_LEAVE: ['ลาไม่รับเงินเดือน', 'ลาโดยไม่รับเงินเดือน'],
  DECEASED: ['เสียชีวิต', 'ถึงแก่กรรม', 'ตาย'],
  OTHER: ['อื่นๆ', 'อื่น'],
};

/** Behind an amount. */
export const baht = 'บาท';

const sum = '(?:(?:ยอด|จำนวน|เงิน)*รวม|ทั้งสิ้น|ทั้งหมด|(?:grand |sub ?)?total)';
const ofWhat = [
  ...['เป็น', 'ยอด', 'จำนวน', 'เงิน', 'ที่', 'หักได้', 'เรียกเก็บ', 'เก็บได้', 'ย่อย', 'สุทธิ'],
  ...['ทั้งสิ้น', 'ทั้งหมด', 'ทุกหน่วย', 'หน้านี้', 'amount', 'collected', 'deducted'],
].join('|');
const units = '(?:แผนก|ฝ่าย|กลุ่ม|กอง|หน่วย|สังกัด|โรงเรียน|สำนัก|อำเภอ)';
const howMany = '(?:[0-9๐-๙,]+ ?(?:ราย|คน|รายการ)?)';

/** What a sum begins with where a number would stand. */
export const sumStart = new RegExp(`^${sum}`, 'i');

/** A sum's own words and nothing else, or those of a group's: `รวม 120 ราย`, `รวมแผนกบัญชี`. */
export const sumWords = new RegExp(
  `^${sum}(?: ?${units}.*|(?: ?(?:${ofWhat}))*(?: ?\\(?${howMany}\\)?)?(?: ?${baht})? ?[:.]?)$`,
  'i',
);
