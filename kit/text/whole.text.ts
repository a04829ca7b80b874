import { longMonths, weekdays } from '../../core/thai-date.ts';

const counted = '(?:ชุด|คน|ครั้ง|ฉบับ)ที่ \\d+|ระดับ \\d+|ประจำปี \\d{4}|พ\\.ศ\\. \\d{4}';
const measured = '\\d[\\d,]* (?:หลัก|ตัวอักษร|ตัว|ครั้ง|วินาที|นาที|ชั่วโมง|วัน|เครื่อง|ข้อ)';
const telephone = '0\\d{0,2} \\d{3,4} \\d{4}';
const months = longMonths.join('|');
const weekday = `วัน(?:${weekdays.join('|')})ที่ `;
const dates = `(?:${weekday})?\\d{1,2} (?:${months})(?: \\d{4})?|(?:${months}) \\d{4}`;
const times = '\\d{1,2}:\\d{2}(?: ถึง \\d{1,2}:\\d{2})? น\\.';
const shortDates = `(?:\\d{1,2} )?[ก-๙]{1,3}\\.[ก-๙]\\. \\d{4}|${times}`;

/** What must not part at the end of a line although there is a space in it. */
export const wholePhrases = new RegExp(
  `(${counted}|${telephone}|${dates}|${shortDates}|${measured})`,
);
