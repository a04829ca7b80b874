import type { OfficeRoomKey, OfficeSection } from './office-rooms.ts';
import type { StaffRole } from './staff-roles.ts';

/** The names of the office's rooms: in the menu, the page's title and heading. */
export const officeRoomNames = {
  menu: 'เมนูของเว็บไซต์',
  marquee: 'ประกาศวิ่ง',
  slides: 'ป้ายประชาสัมพันธ์',
  rates: 'อัตราดอกเบี้ยและปันผล',
  calendar: 'ปฏิทินสหกรณ์',
  bankAccounts: 'บัญชีธนาคารของสหกรณ์',
  links: 'หน่วยงานที่เกี่ยวข้อง',
  documents: 'ข้อกำหนด นโยบาย และคู่มือ',
  elections: 'การเลือกตั้ง',
  topics: 'ข่าวและเนื้อหา',
  categories: 'หมวดเนื้อหา',
  committee: 'กรรมการและเจ้าหน้าที่',
  media: 'คลังรูปและไฟล์',
  help: 'ช่วยสมาชิก',
  activation: 'เปิดใช้งานที่เคาน์เตอร์',
  board: 'กระดานถามตอบ',
  complaints: 'เรื่องร้องเรียน',
  complaintTargets: 'กำหนดตอบเรื่องร้องเรียน',
  agencyReports: 'ผลการหักจากหน่วยงาน',
  intake: 'การนำเข้าข้อมูล',
  backups: 'การสำรองข้อมูล',
  staff: 'เจ้าหน้าที่',
  firstSteps: 'เริ่มต้นใช้งาน',
  particulars: 'ข้อมูลสหกรณ์',
} as const satisfies Record<OfficeRoomKey, string>;

/** Of the page that finds rooms and what lies in them. */
export const officeSearchName = 'ค้นหาในสำนักงาน';

/** What one does there, in a line. */
export const officeRoomHints = {
  menu: 'เพิ่ม แก้ชื่อ ย้าย หรือซ่อนเมนูบนแถบด้านบน',
  marquee: 'ข้อความที่วิ่งใต้เมนู พร้อมวันที่เริ่มและเลิกแสดง',
  slides: 'รูปและข้อความเด่นบนหน้าแรก',
  rates: 'อัตราที่ประกาศ วันที่เริ่มใช้ และประวัติ',
  calendar: 'กำหนดการในหน้าปฏิทินและหน้าแรก',
  bankAccounts: 'เลขที่บัญชีสำหรับโอนเงินเข้าสหกรณ์',
  links: 'ลิงก์ไปหน่วยงานอื่นท้ายหน้าแรก',
  documents: 'เขียนฉบับใหม่ของข้อตกลง นโยบาย และคู่มือผู้แทนหน่วย พร้อมวันที่เริ่มใช้',
  elections: 'จัดการเลือกตั้ง ผู้สมัคร บัญชีผู้มีสิทธิ และผลคะแนน',
  topics: 'เขียน แก้ไข ตั้งเวลา และดูรุ่นก่อนของข่าวและเนื้อหาทุกหมวด',
  categories: 'ตั้งชื่อ คำอธิบาย ลำดับ และการแสดงของหมวดบนเว็บไซต์',
  media: 'รูปและไฟล์ที่อัปโหลดไว้ ใช้ที่ใด และถอนออกจากเว็บไซต์',
  committee: 'ชื่อ ตำแหน่ง วาระ ภาพ และลำดับของบุคคลบนเว็บไซต์',
  activation: 'ออกรหัสเปิดใช้งานให้สมาชิกที่มาแสดงตัวพร้อมเอกสาร',
  help: 'ดูระบบในสายตาของสมาชิกที่ขอความช่วยเหลือ อ่านอย่างเดียว 15 นาที',
  board: 'ตอบคำถามในนามสหกรณ์ ซ่อนข้อความที่ไม่เหมาะสม และดูแลคำที่ไม่รับ',
  complaints: 'รับเรื่อง มอบหมาย ตอบผู้แจ้ง และเผยแพร่โดยตัดข้อมูลบุคคลออก',
  complaintTargets: 'จำนวนวันที่สหกรณ์ตั้งใจตอบ แยกตามประเภทของเรื่อง',
  agencyReports: 'ตรวจผลที่หน่วยงานส่งมา แล้วรับหรือส่งกลับให้แก้ไข',
  intake: 'ผลของแต่ละคืน เทียบกับที่สมาชิกเห็นอยู่ และข้อที่ต้องตรวจ',
  backups: 'สำเนาล่าสุดที่กู้ได้ ผลการซ้อมกู้ และครั้งที่ไม่สำเร็จ',
  staff: 'เพิ่ม แก้ไขหน้าที่ และให้พ้นหน้าที่ ออกลิงก์ตั้งค่าการเข้าสู่ระบบ',
  firstSteps: 'ขั้นตอนแรกให้เว็บไซต์พร้อมแสดง',
  particulars: 'ชื่อ ที่อยู่ สี ตรา และผู้ลงนามในหนังสือ',
} as const satisfies Record<OfficeRoomKey, string>;

export const officeSectionNames = {
  site: 'เว็บไซต์',
  people: 'สมาชิกและหน่วยงาน',
  system: 'ระบบ',
} as const satisfies Record<OfficeSection, string>;

/** What the roles are called (D-37). */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  content: 'ข่าวและเนื้อหา',
  registry: 'ทะเบียน',
  service: 'บริการสมาชิก',
  finance: 'การเงิน',
  auditor: 'ผู้ตรวจสอบ',
  admin: 'ผู้ดูแลระบบ',
};
