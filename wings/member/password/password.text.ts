/** The words of the member's password change; those of every portal's are `changeText`. */
import type { Sender } from '../../../api/outbox/sender.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';

export const text = {
  /** In place of the form, to staff who look in a member's stead. */
  helped: 'เจ้าหน้าที่เปลี่ยนรหัสผ่านแทนสมาชิกไม่ได้',
  code: {
    title: 'ยืนยันการเปลี่ยนรหัสผ่าน',
    back: 'แก้ไขรหัสผ่าน',
    submit: 'ยืนยันและเปลี่ยนรหัสผ่าน',
    over: 'หมดเวลายืนยันแล้ว กรุณากรอกรหัสผ่านอีกครั้ง',
  },
} as const;

/** What the handlers say. */
export const answers = {
  codeSent: 'ส่งรหัส OTP ไปที่เบอร์โทรศัพท์ของคุณแล้ว',
  /** To the telephone on record, after every change. */
  notice: ({ coop, call }: Sender, at: Date) =>
    `${coop}: รหัสผ่านของคุณถูกเปลี่ยนเมื่อ ${thaiDateTime(at)} หากไม่ใช่คุณ ${call} ทันที`,
};
