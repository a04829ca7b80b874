/** What the office's pages are called; they come with their table, not with every page. */
import { officeRoomNames, officeSearchName } from '../../api/office/office-rooms.text.ts';

export const officeTitles = {
  home: 'สำนักงานสหกรณ์',
  search: officeSearchName,
  enrol: 'ตั้งวิธีเข้าสู่ระบบ',
  security: 'ความปลอดภัยของฉัน',
  newStaff: 'เพิ่มเจ้าหน้าที่',
  boardWords: 'คำที่กระดานไม่รับ',
  begin: 'เริ่มใช้งานสหกรณ์ของคุณ',
  ...officeRoomNames,
} as const;
