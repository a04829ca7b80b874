/** Every word of the member frame: menu, splash; those of every gate are `guardText`. */
import { roomNames } from '../../../api/rooms.text.ts';

export const menuNames = {
  ...roomNames,
  password: 'เปลี่ยนรหัสผ่าน',
  logout: 'ออกจากระบบ',
} as const;

export const text = {
  menu: 'เมนูสมาชิก',
  /** Above the rooms that the specification's menu does not name. */
  more: 'บริการอื่น',
  home: 'กลับหน้าหลัก',
  coopHome: 'หน้าหลักสหกรณ์',
  memberNo: 'เลขทะเบียนสมาชิก',
  account: roomNames.security,
  entering: 'ผู้ใช้งาน',
  back: 'ย้อนกลับ',
  above: {
    deposit: 'บัญชีเงินฝากทั้งหมด',
    loan: 'สัญญาเงินกู้ทั้งหมด',
    kep: 'รายการเรียกเก็บทั้งหมด',
  },
  splash: 'ระบบสมาชิก Online',
  termsUnknown: {
    title: 'เปิดระบบสมาชิกไม่สำเร็จ',
    message: 'ยังตรวจข้อตกลงการใช้บริการของคุณไม่ได้ การเข้าสู่ระบบและข้อมูลของคุณยังอยู่ครบ',
  },
  quarantine: {
    title: (day: string) => `ข้อมูลของคุณเป็นข้อมูล ณ วันที่ ${day}`,
    message:
      'รอบล่าสุดมีรายการของคุณที่ยังตรวจไม่ตรงกัน สหกรณ์กำลังตรวจสอบ ' +
      'รายการเรียกเก็บประจำเดือนเป็นข้อมูลล่าสุดแล้ว สอบถามโทร.',
  },
  updatedOn: 'ปรับปรุงข้อมูลล่าสุดเมื่อ',
  /** To staff who looked in the member's stead. */
  left: 'ออกจากการดูแล้ว',
} as const;
