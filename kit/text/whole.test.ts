import { expect, test } from 'vitest';
import { wholeWords } from './whole.text.ts';

/** The parts that stay on one line. */
const kept = (text: string) => text.split(wholeWords).filter((_, index) => index % 2 === 1);

test.each([
  ['ประชุมวันเสาร์ที่ 24 มกราคม 2569 เวลา 08:00 น.', ['24 มกราคม 2569']],
  ['ยื่นก่อนวันที่ 15 ธันวาคม', ['15 ธันวาคม']],
  ['วันหยุดเดือนธันวาคม 2568 และปีใหม่', ['ธันวาคม 2568']],
  ['คำขอเปลี่ยนหน่วยเลือกตั้ง ประจำปี 2569', ['หน่วยเลือกตั้ง', 'ประจำปี 2569']],
  ['ข้อบังคับ (ฉบับที่ 2) พ.ศ. 2568', ['ฉบับที่ 2', 'พ.ศ. 2568']],
  ['จัดชั้นความเข้มแข็งระดับ 1', ['ระดับ 1']],
  ['ถอนเงินก่อนครบเดือน', []],
])('%s keeps %j on one line each', (text, whole) => {
  expect(kept(text)).toEqual(whole);
  expect(text.split(wholeWords).join('')).toBe(text);
});
