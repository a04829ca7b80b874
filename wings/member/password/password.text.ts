/** Every word of the password change, on the screen and from the handlers. */
import { thaiDateTime } from '../../../core/thai-date.ts';

export const text = {
  title: 'เปลี่ยนรหัสผ่าน',
  lead: 'เปลี่ยนแล้ว ทุกเครื่องจะออกจากระบบ และต้องเข้าสู่ระบบใหม่ด้วยรหัสผ่านใหม่',
  /** In place of the form, to staff who look in a member's stead. */
  helped: 'เจ้าหน้าที่เปลี่ยนรหัสผ่านแทนสมาชิกไม่ได้',
  old: 'รหัสผ่านเดิม',
  oldMissing: 'กรอกรหัสผ่านเดิม',
  submit: 'เปลี่ยนรหัสผ่าน',
  busy: 'กำลังตรวจ',
  failed: 'เปลี่ยนรหัสผ่านไม่สำเร็จ',
  code: {
    title: 'ยืนยันการเปลี่ยนรหัสผ่าน',
    back: 'แก้ไขรหัสผ่าน',
    submit: 'ยืนยันและเปลี่ยนรหัสผ่าน',
    over: 'หมดเวลายืนยันแล้ว กรุณากรอกรหัสผ่านอีกครั้ง',
  },
  done: {
    title: 'เปลี่ยนรหัสผ่านแล้ว',
    soon: (seconds: number) => `กำลังพาไปหน้าเข้าสู่ระบบใน ${seconds} วินาที`,
    now: 'เข้าสู่ระบบตอนนี้',
  },
  security: 'ความปลอดภัยของบัญชี',
} as const;

/** What the handlers say. */
export const answers = {
  changed: 'เปลี่ยนรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  codeSent: 'ส่งรหัส OTP ไปที่เบอร์โทรศัพท์ของคุณแล้ว',
  oldWrong: 'รหัสผ่านเดิมไม่ถูกต้อง',
  /** To the telephone on record, after every change. */
  notice: (coop: string, at: Date, phone: string) =>
    `${coop}: รหัสผ่านของท่านถูกเปลี่ยนเมื่อ ${thaiDateTime(at)} หากไม่ใช่ท่าน โทร ${phone} ทันที`,
};
