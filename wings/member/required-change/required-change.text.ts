/** Every word of the first password of one's own, and of a new telephone number. */
import type { Sender } from '../../../api/outbox/sender.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';

export const text = {
  title: 'ตั้งรหัสผ่านใหม่',
  lead: 'รหัสผ่านที่ใช้อยู่ใช้ได้เฉพาะครั้งแรก กรุณาตั้งรหัสผ่านใหม่ของคุณเอง',
  phone: 'เบอร์โทรศัพท์ใหม่ (ไม่บังคับ)',
  phoneHint: 'กรอกเมื่อเปลี่ยนเบอร์แล้วเท่านั้น เช่น 081\u00a0234\u00a05678',
  submit: 'บันทึกรหัสผ่านใหม่',
  busy: 'กำลังบันทึก',
  failed: 'บันทึกรหัสผ่านไม่สำเร็จ',
  saved: 'ตั้งรหัสผ่านใหม่แล้ว',
  onward: 'เข้าใช้งาน',
} as const;

/** What the handlers say. */
export const answers = {
  passwordSet: 'ตั้งรหัสผ่านใหม่แล้ว',
  /** To the telephone on record, at once. */
  phoneNotice: ({ coop, call }: Sender, number: string, from: Date) =>
    `${coop}: จะใช้เบอร์ ${number} แทนเบอร์นี้ตั้งแต่ ${thaiDateTime(from)} ` +
    `หากไม่ใช่คุณ ยกเลิกทันทีที่หน้า ความปลอดภัยของบัญชี หรือ${call}`,
};
