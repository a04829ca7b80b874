/** The labels of audit entries in Thai, as a member's own history shows them. */
import type { EventKind, LookedAt } from './audit.ts';
import { roomNames } from './rooms.text.ts';

/** What happened, in the member's words. */
export const eventNames: Readonly<Record<EventKind, string>> = {
  sign_in: 'เข้าสู่ระบบ',
  password_asked: 'ขอเปลี่ยนรหัสผ่าน',
  code_asked: 'ขอรหัส OTP',
  code_given: 'ยืนยันด้วยรหัส OTP',
  sign_out: 'ออกจากระบบ',
  register: 'เปิดใช้งานบัญชีออนไลน์',
  recover: 'ตั้งรหัสผ่านใหม่เพราะลืม',
  password: 'เปลี่ยนรหัสผ่าน',
  phone: 'เปลี่ยนเบอร์โทรศัพท์',
  phone_withdrawn: 'ยกเลิกเบอร์โทรศัพท์ที่แจ้งไว้',
  picture: 'เปลี่ยนรูปประจำตัว',
  revealed: 'ดูข้อมูลส่วนบุคคลที่ปิดไว้',
  taken: 'ดาวน์โหลดเอกสาร',
  terms: 'ยอมรับข้อตกลงการใช้บริการ',
  ended: 'ให้เครื่องอื่นออกจากระบบ',
  choice: 'เปลี่ยนความยินยอมรับข่าวสาร',
  staff_asked: 'เจ้าหน้าที่ขอเข้าดูข้อมูล',
  staff_begin: 'เจ้าหน้าที่เริ่มเข้าดูข้อมูล',
  staff_end: 'เจ้าหน้าที่เลิกเข้าดูข้อมูล',
  staff_look: 'เจ้าหน้าที่เข้าดูข้อมูล',
  staff_refused: 'เจ้าหน้าที่พยายามทำรายการแทน ระบบไม่ยอม',
  staff_other: 'เจ้าหน้าที่ดำเนินการกับบัญชี',
  other: 'รายการอื่นของบัญชี',
};

/** The subject of a look of staff, or of a file. */
export const lookedAtNames: Readonly<Record<LookedAt, string>> = {
  ...roomNames,
  loan_statement: 'รายการเงินกู้',
  statement: 'รายการเดินบัญชีเงินฝาก',
  certificate: 'หนังสือรับรอง',
  election: 'การเลือกตั้ง',
  history: 'ประวัติการใช้งาน',
  draft: 'ร่างกระทู้',
};
