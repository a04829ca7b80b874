/** Dividends and welfare. */
import { code, day, dayInShort, memberNo, money, number, sheet, text, year } from './column.ts';

const dividends = 'ปันผล.xlsx';
const welfare = 'สวัสดิการ.xlsx';
const states = { PENDING: 'รอการตรวจสอบ', APPROVED: 'อนุมัติ', REJECTED: 'ไม่อนุมัติ' };
const held = { PAID: 'จ่าย', HELD: 'งด' };

export const benefitSheets = [
  sheet(
    dividends,
    'ปีบัญชี',
    'dividend_years',
    [],
    [
      year('ปี', 'YEAR'),
      dayInShort('เริ่ม', 'STARTS_ON'),
      dayInShort('สิ้นสุด', 'ENDS_ON'),
      code('วิธีคิด', 'METHOD', { MONTHLY: 'รายเดือน', DAILY: 'รายวัน' }),
      number('วันตัดยอด', 'CUTOFF_DAY'),
      number('อัตราปันผล', 'DIVIDEND_RATE'),
      number('อัตราเฉลี่ยคืน', 'REFUND_RATE'),
      code('วิธีเฉลี่ยคืน', 'REFUND_METHOD', {
        ONE_RATE: 'อัตราเดียว',
        BY_LOAN_TYPE: 'ตามประเภทเงินกู้',
        AS_DELIVERED: 'ระบบคำนวณ',
      }),
      text('อัตราตามประเภทเงินกู้', 'LOAN_TYPE_RATES'),
      code('สถานะ', 'STATE', states),
      dayInShort('วันจ่าย', 'PAID_ON'),
    ],
  ),
  sheet(
    dividends,
    'ปันผล',
    'dividends',
    ['ปันผล', 'เฉลี่ยคืน', 'รับสุทธิ'],
    [
      memberNo('เลขทะเบียน', 'MEMBER_NO'),
      year('ปี', 'YEAR'),
      money('ทุนเรือนหุ้น', 'SHARE_BASE'),
      money('ปันผล', 'DIVIDEND'),
      code('จ่ายปันผล', 'DIVIDEND_STATUS', held),
      money('ดอกเบี้ยที่ชำระ', 'INTEREST_BASE'),
      money('เฉลี่ยคืน', 'REFUND'),
      code('จ่ายเฉลี่ยคืน', 'REFUND_STATUS', held),
      money('ของขวัญ', 'GIFT'),
      money('รายการหัก', 'DEDUCTED'),
      money('รับสุทธิ', 'NET'),
      code('รับโดย', 'PAY_METHOD', {
        CASH: 'เงินสด',
        ACCOUNT: 'บัญชีสหกรณ์',
        BANK: 'ธนาคาร',
        CHEQUE: 'เช็ค',
        HELD: 'อายัด',
      }),
      text('ธนาคาร', 'BANK_CODE'),
      text('เลขที่บัญชี', 'PAY_ACCOUNT_NO'),
      day('วันที่จ่าย', 'PAID_ON'),
    ],
    ['ปี'],
  ),
  sheet(
    dividends,
    'รายการหัก',
    'dividend_deductions',
    ['จำนวนเงิน'],
    [
      memberNo('เลขทะเบียน', 'MEMBER_NO'),
      year('ปี', 'YEAR'),
      text('รายการ', 'NAME'),
      money('จำนวนเงิน', 'AMOUNT'),
    ],
  ),
  sheet(
    welfare,
    'ประเภท',
    'welfare_types',
    [],
    [
      text('ชื่อสวัสดิการ', 'TYPE_NAME'),
      text('หลักเกณฑ์', 'RULE_TEXT'),
      money('วงเงินสูงสุด', 'MAX_AMOUNT'),
      number('ยื่นภายในวัน', 'DEADLINE_DAYS'),
      text('เอกสาร', 'DOCUMENTS'),
    ],
  ),
  sheet(
    welfare,
    'คำขอ',
    'welfare_claims',
    ['จำนวนเงิน'],
    [
      text('เลขที่คำขอ', 'REQUEST_NO'),
      memberNo('เลขทะเบียน', 'MEMBER_NO'),
      code('สวัสดิการ', 'TYPE_CODE', {
        FUNERAL_FAMILY: 'ศพครอบครัว',
        FUNERAL_MEMBER: 'ศพสมาชิก',
        SCHOLARSHIP: 'ทุนการศึกษา',
        BIRTH: 'รับขวัญบุตร',
        MARRIAGE: 'สมรส',
        ILLNESS: 'เจ็บป่วย',
        DISASTER: 'ภัยพิบัติ',
        RETIREMENT: 'เกษียณ',
        EQUIPMENT: 'อุปกรณ์',
      }),
      dayInShort('วันยื่น', 'REQUESTED_ON'),
      money('จำนวนเงิน', 'AMOUNT'),
      code('ผล', 'STATUS', states),
      text('เหตุผล', 'REASON'),
      dayInShort('วันจ่าย', 'PAID_ON'),
      text('รับโดย', 'PAY_METHOD'),
      text('หมายเหตุ', 'NOTE'),
    ],
  ),
];
