/** What is wrong with a password; the same sentence from the form and from the server. */
import type { PasswordFault } from './rule.ts';

export const passwordFaults: Readonly<Record<PasswordFault | 'old', string>> = {
  short: 'รหัสผ่านต้องยาวอย่างน้อย 10 ตัวอักษร',
  long: 'รหัสผ่านต้องยาวไม่เกิน 128 ตัวอักษร',
  repeated: 'รหัสผ่านนี้ซ้ำตัวอักษรเดิมมากไป เดาได้ง่าย',
  number: 'รหัสผ่านต้องไม่มีเลขทะเบียนสมาชิกของคุณ',
  name: 'รหัสผ่านต้องไม่มีชื่อหรือนามสกุลของคุณ',
  birth: 'รหัสผ่านต้องไม่มีวันเกิดของคุณ',
  id: 'รหัสผ่านต้องไม่มีเลขบัตรประชาชนของคุณ',
  phone: 'รหัสผ่านต้องไม่มีเบอร์โทรศัพท์ของคุณ',
  coop: 'รหัสผ่านต้องไม่มีชื่อสหกรณ์',
  common: 'รหัสผ่านนี้มีคนใช้กันมาก เดาได้ง่าย กรุณาตั้งรหัสอื่น',
  old: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม',
};

export const phoneFault = 'เบอร์มือถือขึ้นต้นด้วย 06 08 หรือ 09 และมี 10 หลัก';
