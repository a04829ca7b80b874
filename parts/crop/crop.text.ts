import { formatNumber } from '../../core/thai-number.ts';

/** Words of cutting a part out of a picture. */
export const cropText = {
  area: 'ส่วนของรูปที่จะใช้ เลื่อนด้วยปุ่มลูกศร ขยายหรือย่อด้วยปุ่มบวกและลบ',
  hint: 'ลากรูปหรือกดปุ่มลูกศรเพื่อเลื่อน',
  zoom: 'ขยาย',
  times: (zoom: number) => `${formatNumber(zoom, 1)} เท่า`,
  moves: 'เลื่อนและขยาย',
  left: 'เลื่อนไปทางซ้าย',
  right: 'เลื่อนไปทางขวา',
  up: 'เลื่อนขึ้น',
  down: 'เลื่อนลง',
  zoomIn: 'ขยายขึ้น',
  zoomOut: 'ย่อลง',
  title: 'ตัดรูป',
  shape: 'รูปทรงของกรอบ',
  fixed: 'ตามที่หน้าเว็บแสดง',
  square: 'จัตุรัส',
  free: 'กำหนดเอง',
  ratio: 'กว้างต่อสูง',
  ratioOf: (width: number) => `กว้าง ${formatNumber(width, 2)} ต่อสูง 1`,
  size: (width: number, height: number) =>
    `ส่วนที่เลือก ${formatNumber(width, 0)} × ${formatNumber(height, 0)} พิกเซล`,
  small: 'เล็กกว่าที่หน้าเว็บแสดง รูปอาจไม่คม ลองย่อลงหรือใช้รูปที่ใหญ่กว่า',
  use: 'ใช้ส่วนนี้',
  using: 'กำลังส่งรูป',
  whole: 'ใช้ทั้งรูป',
  cancel: 'ยกเลิก',
  broken: 'เปิดรูปนี้ไม่ได้ กรุณาเลือกรูปอื่น',
} as const;
