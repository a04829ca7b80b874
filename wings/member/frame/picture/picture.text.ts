/** Every word about the member's own picture. */

import type { PictureFault } from '../../../../core/picture/picture-head.ts';

export const faults: Readonly<Record<PictureFault | 'area', string>> = {
  kind: 'ใช้ได้เฉพาะรูป JPEG หรือ PNG กรุณาเลือกไฟล์อื่น',
  bytes: 'ไฟล์รูปใหญ่เกิน 5 MB กรุณาเลือกรูปที่เล็กกว่า',
  pixels: 'รูปกว้างหรือสูงเกินไป (เกิน 25 ล้านพิกเซล) กรุณาเลือกรูปที่เล็กกว่า',
  moving: 'ใช้รูปเคลื่อนไหวไม่ได้ กรุณาเลือกรูปนิ่ง',
  broken: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจไม่สมบูรณ์ กรุณาเลือกรูปอื่น',
  area: 'บริเวณที่เลือกอยู่นอกรูป กรุณาเลือกใหม่',
};

export const answers = {
  saved: 'บันทึกรูปประจำตัวแล้ว',
  removed: 'ลบรูปประจำตัวแล้ว',
  tooMany: (minutes: number) => `เปลี่ยนรูปบ่อยเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
  busy: 'ขณะนี้มีผู้เปลี่ยนรูปพร้อมกันหลายคน กรุณาลองอีกครั้งในอีกสักครู่',
} as const;

export const text = {
  title: 'รูปประจำตัว',
  note: 'รูปนี้เห็นได้เฉพาะตัวคุณและเจ้าหน้าที่ที่ช่วยดูข้อมูลให้',
  drop: 'ลากรูปมาวางที่นี่ หรือ',
  choose: 'เลือกรูป',
  chooseOther: 'เลือกรูปอื่น',
  kinds: 'รูป JPEG หรือ PNG รูปใหญ่จะย่อให้ก่อนส่ง',
  opening: 'กำลังเปิดรูป',
  remove: 'ลบรูป',
  removing: 'กำลังลบ',
  close: 'ปิด',
  cancel: 'ยกเลิก',
  save: 'บันทึกรูป',
  saving: 'กำลังส่งรูป',
} as const;
