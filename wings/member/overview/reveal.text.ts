/** Every word of uncovering what stands masked. */
import type { Part } from './reveal.api.ts';

export const partNames: Readonly<Record<Part, string>> = {
  national_id: 'เลขบัตรประชาชน',
  id_document: 'เลขที่เอกสาร',
  salary: 'เงินเดือน',
  phone: 'เบอร์โทรศัพท์',
  email: 'อีเมล',
};

export const revealText = {
  title: (part: Part) => `ดู${partNames[part]}`,
  why: 'กรอกรหัสผ่านอีกครั้ง ข้อมูลจะปิดเองใน 2 นาที',
  submit: 'แสดงข้อมูล',
  busy: 'กำลังตรวจ',
  failed: 'แสดงข้อมูลไม่สำเร็จ',
} as const;
