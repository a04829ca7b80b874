/** Why a proof of transfer is refused; each says what to do. */
import type { PictureFault } from '../../../core/picture/picture-head.ts';
import { formatNumber } from '../../../core/thai-number.ts';

type PdfFault = 'kind' | 'broken' | 'locked' | 'pages' | 'acts' | 'links' | 'mixed' | 'endless';

const again = 'กรุณาพิมพ์เป็น PDF ใหม่ หรือใช้รูปถ่ายหน้าจอ';

export const pictureFaults: Readonly<Record<PictureFault, string>> = {
  kind: 'ใช้ได้เฉพาะรูป JPEG, PNG หรือไฟล์ PDF กรุณาเลือกไฟล์อื่น',
  bytes: 'ไฟล์ใหญ่เกิน 5 MB กรุณาเลือกไฟล์ที่เล็กกว่า',
  pixels: 'รูปกว้างหรือสูงเกินไป (เกิน 25 ล้านพิกเซล) กรุณาเลือกรูปที่เล็กกว่า',
  moving: 'ใช้รูปเคลื่อนไหวไม่ได้ กรุณาเลือกรูปนิ่ง',
  broken: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจไม่สมบูรณ์ กรุณาเลือกรูปอื่น',
};

export const pdfFaults: Readonly<Record<PdfFault, string>> = {
  kind: pictureFaults.kind,
  broken: `อ่าน PDF นี้ไม่ได้ ${again}`,
  locked: `PDF มีรหัสผ่าน ${again}`,
  pages: 'PDF มีเกิน 20 หน้า กรุณาเลือกเฉพาะหน้าหลักฐานการโอน',
  links: `PDF นี้มีลิงก์ที่ไม่ใช่หน้าเว็บ อีเมล หรือโทรศัพท์ ${again}`,
  acts: `PDF นี้มีสคริปต์หรือไฟล์แนบ ${again}`,
  mixed: `PDF นี้มีไฟล์อื่นปนอยู่ ${again}`,
  endless: `อ่าน PDF นี้ไม่ได้ ${again}`,
};

export const slipFaults = {
  amount: 'จำนวนเงินต้องมากกว่า 0',
  noDay: 'ไม่มีวันที่นี้ในปฏิทิน',
  future: 'วันที่โอนต้องไม่อยู่หลังวันนี้',
  early: 'วันที่โอนต้องไม่อยู่ก่อนเดือนที่เรียกเก็บ',
  full: (most: number) => `แนบได้ไม่เกิน ${formatNumber(most, 0)} รายการต่อเดือน`,
  twice: 'แนบไฟล์นี้ไว้แล้ว',
  accepted: 'สหกรณ์รับหลักฐานนี้แล้ว ลบไม่ได้ หากไม่ถูกต้อง กรุณาติดต่อสหกรณ์',
} as const;

export const slipAnswers = {
  added: 'แนบหลักฐานการโอนแล้ว',
  removed: 'ลบหลักฐานการโอนแล้ว',
  file: (day: string) => `หลักฐานการโอน ${day}`,
} as const;
