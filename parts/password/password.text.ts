/** Words around a new password. */
import type { RuleName, RuleState } from '../../core/password/rule.ts';

export const text = {
  fresh: 'รหัสผ่านใหม่',
  again: 'รหัสผ่านใหม่อีกครั้ง',
  freshMissing: 'กรอกรหัสผ่านใหม่',
  againMissing: 'กรอกรหัสผ่านใหม่อีกครั้ง',
  againWrong: 'รหัสผ่านสองช่องไม่ตรงกัน',
  rules: 'รหัสผ่านที่ใช้ได้',
  sum: (met: number, all: number) => `รหัสผ่านผ่านแล้ว ${met} จาก ${all} ข้อ`,
  tips: {
    title: 'จำง่าย เดายาก',
    phrase: 'ใช้ประโยคสั้น\u00a0ๆ ของคุณเอง ปลอดภัยกว่าคำสั้นที่ซับซ้อน',
    own: 'อย่าใช้รหัสเดียวกับเว็บอื่น',
    keep: 'สหกรณ์ไม่ถามรหัสผ่านหรือ OTP ของคุณ ไม่ว่าทางใด',
  },
} as const;

export const ruleTexts: Readonly<Record<RuleName, string>> = {
  length: 'ยาว 10 ถึง 128 ตัว ภาษาใดก็ได้ เว้นวรรคได้',
  kinds: 'มีตัวอักษรต่างกันอย่างน้อย 4 ตัว',
  person: 'ไม่มีชื่อ เลขทะเบียนสมาชิก วันเกิด เบอร์โทรศัพท์ หรือชื่อสหกรณ์',
  common: 'ไม่ใช่รหัสที่คนใช้กันมาก',
};

/** In place of a member's, to an agency's contact. */
export const contactRule = 'ไม่มีชื่อของคุณ รหัสหรือชื่อหน่วยงาน หรือชื่อสหกรณ์';

/** What is said of a rule that the password breaks. */
export const brokenTexts: Readonly<Record<RuleName, string>> = {
  length: 'ต้องยาว 10 ถึง 128 ตัว',
  kinds: 'ซ้ำตัวอักษรเดิมมากไป เดาได้ง่าย',
  person: 'มีชื่อ เลขทะเบียนสมาชิก วันเกิด เบอร์โทรศัพท์ หรือชื่อสหกรณ์',
  common: 'เป็นรหัสที่คนใช้กันมาก เดาได้ง่าย',
};

export const contactBroken = 'มีชื่อของคุณ รหัสหรือชื่อหน่วยงาน หรือชื่อสหกรณ์';

/** For speech, before each rule; the sign says it to the eye. */
export const stateTexts: Readonly<Record<RuleState, string>> = {
  met: 'ผ่านแล้ว',
  open: 'ยังไม่ครบ',
  broken: 'ไม่ผ่าน',
};
