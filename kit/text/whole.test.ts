import { expect, test } from 'vitest';
import { wholePhrases } from './whole.text.ts';

/** The parts that stay on one line. */
const wholeParts = (text: string) => text.split(wholePhrases).filter((_, index) => index % 2 === 1);

test.each([
  ['ประชุมวันเสาร์ที่ 24 มกราคม 2569 เวลา 08:00 น.', ['24 มกราคม 2569', '08:00 น.']],
  ['ยื่นก่อนวันที่ 15 ธันวาคม', ['15 ธันวาคม']],
  ['วันหยุดเดือนธันวาคม 2568 และปีใหม่', ['ธันวาคม 2568']],
  ['คำขอเปลี่ยนหน่วยเลือกตั้ง ประจำปี 2569', ['ประจำปี 2569']],
  ['ข้อบังคับ (ฉบับที่ 2) พ.ศ. 2568', ['ฉบับที่ 2', 'พ.ศ. 2568']],
  ['จัดชั้นความเข้มแข็งระดับ 1', ['ระดับ 1']],
  ['ถอนเงินก่อนครบเดือน', []],
  ['กรอกเบอร์โทรศัพท์ เช่น 081 234 5678', ['081 234 5678']],
  ['เริ่มใช้ 23 พ.ย. 2569 13:07 น.', ['23 พ.ย. 2569', '13:07 น.']],
  ['เขียน 10 ถึง 1,000 ตัวอักษร', ['1,000 ตัวอักษร']],
])('%s keeps %j on one line each', (text, whole) => {
  expect(wholeParts(text)).toEqual(whole);
  expect(text.split(wholePhrases).join('')).toBe(text);
});
