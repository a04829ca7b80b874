/** What is said of pictures and files that staff upload. */
import { formatNumber } from '../../../core/thai-number.ts';
import { fileSize } from '../../../kit/file/file.text.ts';

export const pictureFaults = {
  kind: 'ใช้ได้เฉพาะรูป JPEG หรือ PNG กรุณาเลือกไฟล์อื่น',
  bytes: 'รูปใหญ่เกิน 5 MB กรุณาเลือกรูปที่เล็กกว่า',
  pixels: 'รูปกว้างหรือสูงเกินไป (เกิน 25 ล้านพิกเซล) กรุณาเลือกรูปที่เล็กกว่า',
  moving: 'ใช้รูปเคลื่อนไหวไม่ได้ กรุณาเลือกรูปนิ่ง',
  broken: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจไม่สมบูรณ์ กรุณาเลือกรูปอื่น',
} as const;

const again = 'กรุณาพิมพ์เป็น PDF ใหม่แล้วอัปโหลดอีกครั้ง';

export const fileFaults = {
  kind: 'ใช้ได้เฉพาะ PDF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx), .csv และ .txt',
  bytes: 'ไฟล์ใหญ่เกิน 10 MB กรุณาเลือกไฟล์ที่เล็กกว่า',
  broken: `อ่านไฟล์นี้ไม่ได้ ${again}`,
  locked: `ไฟล์มีรหัสผ่าน ผู้อ่านจะเปิดไม่ได้ ${again}`,
  pages: 'PDF มีเกิน 500 หน้า กรุณาแบ่งเป็นหลายไฟล์',
  acts: `ไฟล์นี้มีโปรแกรมหรือไฟล์อื่นซ่อนอยู่ ${again}`,
  links: 'PDF นี้มีลิงก์ที่สั่งโปรแกรม หรือไม่ใช่หน้าเว็บ อีเมล หรือโทรศัพท์ ' + 'กรุณาลบลิงก์นั้นแล้วอัปโหลดอีกครั้ง',
  mixed: `PDF นี้มีไฟล์อื่นปนอยู่ ${again}`,
  endless: `อ่านไฟล์นี้ไม่ได้ ${again}`,
  name: 'ชื่อไฟล์อ่านไม่ได้ กรุณาเปลี่ยนชื่อไฟล์แล้วอัปโหลดอีกครั้ง',
} as const;

export const answers = {
  tooMany: (minutes: number) => `อัปโหลดบ่อยเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
  usedUp: ({ count, bytes }: { readonly count: number; readonly bytes: number }) =>
    `อัปโหลดครบจำนวนใน 24 ชั่วโมงแล้ว (${formatNumber(count, 0)} ไฟล์ หรือ ${fileSize(bytes)}) ` +
    'กรุณาอัปโหลดต่อพรุ่งนี้',
  busy: 'ขณะนี้มีผู้อัปโหลดพร้อมกันหลายคน กรุณาลองอีกครั้งในอีกสักครู่',
} as const;
