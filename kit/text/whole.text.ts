import { longMonths } from '../../core/thai-date.ts';

/** Words that a browser's dictionary takes for two, and what must not part at the end of a line. */
const words = [
  'คณะกรรมการ|ดำเนินการ|ผู้อำนวยการ|โรงพยาบาล|หน่วยเลือกตั้ง|ผู้สมัคร|ธรรมาภิบาล',
  'รหัสผ่าน|เข้าสู่ระบบ|ออกจากระบบ|เข้าใช้งาน|ข้อตกลง|ความปลอดภัย|เจ้าหน้าที่|ตัวอักษร',
  'เบอร์โทรศัพท์|เบอร์มือถือ|เบอร์โทร|เลขทะเบียน|เลขที่บัญชี|สัญญาเลขที่|บัตรประชาชน|เงินฝาก',
  'ยอดตรงกัน|แสดงที่นี่|รหัสตรวจสอบที่นี่|ไม่ว่าทางใด|ภายหลัง|ครั้งเดียว|อย่างเดียว',
].join('|');
const counted = '(?:ชุด|คน|ครั้ง|ฉบับ)ที่ \\d+|ระดับ \\d+|ประจำปี \\d{4}|พ\\.ศ\\. \\d{4}';
const measured = '\\d[\\d,]* (?:หลัก|ตัวอักษร|ตัว|ครั้ง|วินาที|นาที|ชั่วโมง|วัน|เครื่อง|ข้อ)';
const telephone = '0\\d{0,2} \\d{3,4} \\d{4}';
const months = longMonths.join('|');
const dates = `\\d{1,2} (?:${months})(?: \\d{4})?|(?:${months}) \\d{4}`;
const shortDates = '\\d{1,2} [ก-๙]{1,3}\\.[ก-๙]\\. \\d{4}|\\d{1,2}:\\d{2} น\\.';

export const wholeWords = new RegExp(
  `(${words}|${counted}|${telephone}|${dates}|${shortDates}|${measured})`,
);
