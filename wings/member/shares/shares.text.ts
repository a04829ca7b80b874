/** Every word of the share room. */
import { roomNames } from '../../../api/rooms.text.ts';

export const text = {
  title: roomNames.share,
  total: 'ทุนเรือนหุ้นสะสม',
  totalBaht: 'ทุนเรือนหุ้นสะสม (บาท)',
  count: 'จำนวนหุ้น',
  shares: (count: string) => `${count} หุ้น`,
  par: 'มูลค่าหุ้นละ (บาท)',
  monthly: 'ส่งหุ้นเดือนละ (บาท)',
  suspended: 'งดส่งค่าหุ้น',
  period: 'งวดล่าสุด',
  heldAsCollateral: 'ติดภาระค้ำประกัน (บาท)',
  none: '–',
  summary: 'สรุปทุนเรือนหุ้น',
  history: 'ทุนเรือนหุ้นสะสม',
  file: (asOf: string) => `ทุนเรือนหุ้น ${asOf}`,
  empty: 'คุณยังไม่มีหุ้น',
  emptyHint: 'เมื่อคุณส่งค่าหุ้นงวดแรก ยอดสะสมและรายการหุ้นจะแสดงที่นี่',
  failed: 'โหลดรายการหุ้นไม่สำเร็จ',
  safe: 'เงินและหุ้นของคุณไม่ได้รับผลกระทบ ระบบเพียงแสดงข้อมูลไม่ได้ชั่วคราว',
} as const;
