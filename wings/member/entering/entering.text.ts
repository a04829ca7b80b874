/** Every word of the first password of one's own, and of a new telephone number. */
import { thaiDateTime } from '../../../core/thai-date.ts';

export const text = {
  title: 'ตั้งรหัสผ่านใหม่',
  lead: 'รหัสผ่านที่ใช้อยู่ใช้ได้เฉพาะครั้งแรก กรุณาตั้งรหัสผ่านใหม่ของท่านเอง',
  phone: 'โทรศัพท์มือถือใหม่ (ไม่บังคับ)',
  phoneHint: 'กรอกเมื่อเปลี่ยนเบอร์แล้วเท่านั้น เช่น 081 234 5678',
  submit: 'บันทึกรหัสผ่านใหม่',
  busy: 'กำลังบันทึก',
  failed: 'บันทึกรหัสผ่านไม่สำเร็จ',
  confirm: {
    saved: 'ตั้งรหัสผ่านใหม่แล้ว',
    newTitle: 'ยืนยันเบอร์ใหม่',
    newLead: 'เหลือยืนยันเบอร์มือถือใหม่ ทำตอนนี้หรือภายหลังก็ได้',
    oldTitle: 'ยืนยันจากเบอร์เดิม',
    oldLead: 'เบอร์ใหม่ถูกต้องแล้ว ต่อไปยืนยันจากเบอร์เดิมที่สหกรณ์มีอยู่',
    submit: 'ยืนยันเบอร์',
    skip: 'ข้ามไปก่อน',
    skipNote: 'หากข้าม สหกรณ์จะใช้เบอร์เดิมต่อไป',
    onward: 'เข้าใช้งาน',
    doneTitle: 'ยืนยันเบอร์ใหม่แล้ว',
    doneAt: (at: string) => `เริ่มใช้เบอร์ใหม่ ${thaiDateTime(new Date(at))} ระหว่างนี้ยังใช้เบอร์เดิม`,
    staffTitle: 'ต้องยืนยันกับเจ้าหน้าที่',
    staff: 'สหกรณ์ยังไม่มีเบอร์เดิมของท่าน กรุณานำบัตรประชาชนมายืนยันที่สหกรณ์ หรือโทร',
    laterTitle: 'ยังยืนยันเบอร์ไม่ครบ',
    later: 'ขณะนี้ส่งรหัสไม่ได้ สหกรณ์ยังใช้เบอร์เดิม หากต้องการเปลี่ยนเบอร์ โทร',
  },
} as const;

/** What the handlers say. */
export const answers = {
  passwordSet: 'ตั้งรหัสผ่านใหม่แล้ว',
  /** To the telephone on record, at once. */
  phoneNotice: (coop: string, number: string, from: Date, phone: string) =>
    `${coop}: จะใช้เบอร์ ${number} แทนเบอร์นี้ตั้งแต่ ${thaiDateTime(from)} หากไม่ใช่ท่าน โทร ${phone} ทันที`,
};
