import { longMonths } from '../../core/thai-date.ts';

/** Words that a browser's dictionary takes for two, and what must not part at the end of a line. */
const words = 'คณะกรรมการ|ดำเนินการ|ผู้อำนวยการ|โรงพยาบาล|หน่วยเลือกตั้ง|ผู้สมัคร|ธรรมาภิบาล';
const counted = '(?:ชุด|คน|ครั้ง|ฉบับ)ที่ \\d+|ระดับ \\d+|ประจำปี \\d{4}|พ\\.ศ\\. \\d{4}';
const months = longMonths.join('|');

export const wholeWords = new RegExp(
  `(${words}|${counted}|\\d{1,2} (?:${months})(?: \\d{4})?|(?:${months}) \\d{4})`,
);
