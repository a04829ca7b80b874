/** The register of members, agencies and beneficiaries. */
import { formatNationalId } from '../../../core/national-id.ts';
import { memberTypeNames } from '../../words/people.text.ts';
import { codesOf } from '../styles.ts';
import {
  code,
  day,
  dayInShort,
  dayInWords,
  memberNo,
  money,
  number,
  sheet,
  text,
} from './column.ts';

const file = 'ทะเบียนสมาชิก.xlsx';

export const peopleSheets = [
  sheet(
    file,
    'หน่วยงาน',
    'agencies',
    [],
    [
      text('รหัสหน่วยงาน', 'AGENCY_NO'),
      text('สังกัด', 'PARENT_AGENCY_NO'),
      text('ชื่อหน่วยงาน', 'NAME'),
      text('หัวหน้าหน่วยงาน', 'HEAD_NAME'),
      text('ตำแหน่งหัวหน้า', 'HEAD_POSITION'),
      text('ที่อยู่', 'ADDRESS'),
      text('โทรศัพท์', 'PHONE'),
    ],
  ),
  sheet(
    file,
    'สมาชิก',
    'members',
    ['ทุนเรือนหุ้น', 'เงินเดือน'],
    [
      memberNo('เลขทะเบียน', 'MEMBER_NO'),
      text('คำนำหน้า', 'PREFIX'),
      text('ชื่อ', 'FIRST_NAME'),
      text('นามสกุล', 'LAST_NAME'),
      text('เลขบัตรประชาชน', (row) => formatNationalId(row.text('NATIONAL_ID'))),
      code('เอกสารอื่น', 'ID_DOCUMENT', {
        PASSPORT: 'หนังสือเดินทาง',
        MONK_CERTIFICATE: 'หนังสือสุทธิ',
        OTHER: 'อื่น ๆ',
      }),
      text('เลขที่เอกสาร', 'ID_DOCUMENT_NO'),
      dayInWords('วันเกิด', 'BIRTH_DATE'),
      day('วันเข้าเป็นสมาชิก', 'JOINED_ON'),
      day('วันพ้นสภาพ', 'LEFT_ON'),
      code('ประเภท', 'MEMBER_TYPE_NAME', codesOf(memberTypeNames, ['สามัญ', 'สมทบ', 'สมทบ ค.'])),
      code('สถานะ', 'STATUS_CODE', {
        0: 'ปกติ',
        1: 'โอนย้าย',
        2: 'เสียชีวิต',
        3: 'ลาออก',
        4: 'ให้ออก',
        5: 'เกษียณ',
      }),
      text('หน่วยงาน', 'AGENCY_NO'),
      text('รหัสพนักงาน', 'EMPLOYEE_NO'),
      text('ตำแหน่ง', 'POSITION_NAME'),
      money('เงินเดือน', 'SALARY'),
      day('วันยินยอมให้หัก', 'PAYROLL_CONSENT_ON'),
      money('ส่งหุ้นเดือนละ', 'MONTHLY_SHARE'),
      code('งดส่งหุ้น', 'SHARE_SUSPENDED', { 0: '', 1: 'งด' }),
      money('หุ้นค้ำประกัน', 'SHARE_HELD'),
      money('ทุนเรือนหุ้น', 'SHARE_BALANCE'),
      text('โทรศัพท์', 'PHONE'),
      text('อีเมล', 'EMAIL'),
      text('ที่อยู่', 'ADDRESS'),
    ],
    ['หน่วยงาน', 'ชื่อ'],
  ),
  sheet(
    file,
    'ผู้รับโอนประโยชน์',
    'beneficiaries',
    [],
    [
      memberNo('เลขทะเบียน', 'MEMBER_NO'),
      number('คนที่', 'ORDER_NO'),
      text('ชื่อผู้รับโอนประโยชน์', 'FULL_NAME'),
      text('เกี่ยวข้องเป็น', 'RELATION'),
      number('ร้อยละ', 'SHARE_PERCENT'),
      text('ที่อยู่', 'ADDRESS'),
      text('โทรศัพท์', 'PHONE'),
      dayInShort('วันทำหนังสือ', 'DOCUMENT_ON'),
      dayInShort('วันมีผล', 'EFFECTIVE_ON'),
      code('เงื่อนไข', 'CONDITION', { SHARES: 'ตามส่วน', ORDER: 'ตามลำดับ', OTHER: 'อื่น ๆ' }),
    ],
  ),
];
