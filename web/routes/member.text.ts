import { roomNames } from '../../api/rooms.text.ts';

/** What the members' pages are called; they come with their table, not with every page. */
export const memberTitles = {
  signIn: 'เข้าสู่ระบบสมาชิก',
  register: 'สมัครใช้งานครั้งแรก',
  forget: 'ลืมรหัสผ่าน',
  welcome: 'ยอมรับข้อตกลง',
  terms: 'ข้อตกลงการใช้บริการ',
  updatePassword: 'ตั้งรหัสผ่านใหม่',
  ...roomNames,
  loanStatement: 'รายการเงินกู้',
  depositStatement: 'รายการเคลื่อนไหวเงินฝาก',
  password: 'เปลี่ยนรหัสผ่าน',
  impersonate: 'เปิดระบบแทนสมาชิก',
} as const;
