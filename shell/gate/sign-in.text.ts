import { formatNumber } from '../../core/thai-number.ts';

/** What every portal's sign-in says. */
export const signInText = {
  password: 'รหัสผ่าน',
  passwordMissing: 'กรอกรหัสผ่าน',
  remember: 'จดจำฉันในเครื่องนี้ 7\u00a0วัน',
  submit: 'เข้าสู่ระบบ',
  busy: 'กำลังเข้าสู่ระบบ',
  failed: 'เข้าสู่ระบบไม่สำเร็จ',
  wait: (seconds: number) => `ลองอีกครั้งได้ใน ${formatNumber(seconds, 0)} วินาที`,
  lasts: (minutes: number) =>
    `ไม่ได้ใช้งาน ${minutes}\u00a0นาที ระบบจะออกให้เองโดยเตือนก่อน ` +
    'ถ้าไม่ได้เลือกจดจำ อยู่ในระบบได้นานสุด 12\u00a0ชั่วโมง',
  already: {
    title: 'คุณเข้าสู่ระบบอยู่แล้ว',
    /** To the page that was asked for. */
    goOn: 'ไปต่อ',
    toMember: 'ไปที่ระบบสมาชิก',
    toAgency: 'ไปที่ระบบหน่วยงาน',
    notYou: 'ถ้าไม่ใช่คุณ หรือจะใช้บัญชีอื่น ออกจากระบบก่อน',
    leave: 'ออกจากระบบ',
  },
  unchecked: {
    title: 'ติดต่อระบบไม่ได้ชั่วคราว',
    message: 'ยังตรวจการเข้าสู่ระบบเดิมของคุณไม่ได้',
    again: 'ลองอีกครั้ง',
  },
} as const;
