/** Every word of the screen for the first password of one's own. */
import type { PasswordFault } from './password-rule.ts';

export const text = {
  password: {
    title: 'ตั้งรหัสผ่านใหม่',
    lead: 'รหัสผ่านที่ใช้อยู่ใช้ได้เฉพาะครั้งแรก กรุณาตั้งรหัสผ่านใหม่ของท่านเอง',
    rules: 'รหัสผ่านที่ดี',
    ruleLength: 'ยาว 10 ถึง 128 ตัวอักษร ใช้ภาษาไทย ตัวเลข หรือเว้นวรรคได้',
    rulePerson: 'ไม่มีเลขสมาชิก ชื่อ วันเกิด หรือเลขบัตรประชาชนของท่าน',
    ruleTip: 'ประโยคสั้น ๆ ที่จำง่ายและไม่มีใครเดาถูก ปลอดภัยกว่าคำสั้นที่ซับซ้อน',
    fresh: 'รหัสผ่านใหม่',
    freshHint: 'อย่างน้อย 10 ตัวอักษร',
    again: 'รหัสผ่านใหม่อีกครั้ง',
    againWrong: 'รหัสผ่านสองช่องไม่ตรงกัน',
    phone: 'โทรศัพท์มือถือ (ไม่บังคับ)',
    phoneHint: 'เช่น 081 234 5678 สหกรณ์จะยืนยันเบอร์กับท่านก่อนนำไปใช้',
    submit: 'บันทึกรหัสผ่านใหม่',
    busy: 'กำลังบันทึก',
    failed: 'บันทึกรหัสผ่านไม่สำเร็จ',
  },
} as const;

/** Beside the field; the same sentence from the form and from the server. */
export const passwordFaults: Readonly<Record<PasswordFault | 'old', string>> = {
  short: 'รหัสผ่านต้องยาวอย่างน้อย 10 ตัวอักษร',
  long: 'รหัสผ่านต้องยาวไม่เกิน 128 ตัวอักษร',
  repeated: 'รหัสผ่านนี้ซ้ำตัวอักษรเดิมมากไป เดาได้ง่าย',
  number: 'รหัสผ่านต้องไม่มีเลขทะเบียนสมาชิกของท่าน',
  name: 'รหัสผ่านต้องไม่มีชื่อหรือนามสกุลของท่าน',
  birth: 'รหัสผ่านต้องไม่มีวันเกิดของท่าน',
  id: 'รหัสผ่านต้องไม่มีเลขบัตรประชาชนของท่าน',
  old: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม',
};

export const phoneFault = 'เบอร์มือถือขึ้นต้นด้วย 06 08 หรือ 09 และมี 10 หลัก';

/** What the handlers say. */
export const answers = {
  passwordSet: 'ตั้งรหัสผ่านใหม่แล้ว',
} as const;
