import { buddhistYear } from '../../../../core/thai-date.ts';
import { formatNumber } from '../../../../core/thai-number.ts';

export const text = {
  sub: 'กำหนดการของสหกรณ์ แสดงในหน้าปฏิทิน และรายการถัดไปในหน้าแรก',
  add: 'เพิ่มกำหนดการ',
  empty: 'ไม่มีกำหนดการ',
  emptyHint: 'กำหนดการที่เพิ่มจะแสดงในหน้าปฏิทินและหน้าแรก',
  title: 'เรื่อง',
  from: 'วันที่เริ่ม',
  until: 'วันที่สิ้นสุด',
  dayHint: 'เช่น 17/1/2569',
  place: 'สถานที่ (ไม่บังคับ)',
  url: 'ลิงก์รายละเอียด (ไม่บังคับ)',
  which: 'ช่วงเวลา',
  ahead: 'ยังไม่ผ่าน',
  past: 'ผ่านไปแล้ว',
  to: 'ถึง',
  search: {
    label: 'ค้นหาเรื่องหรือสถานที่',
    submit: 'ค้นหา',
    clear: 'ล้างการค้นหา',
  },
  nothing: 'ไม่พบกำหนดการที่ค้นหา',
  nothingHint: 'ลองใช้คำที่สั้นลง หรือดูอีกช่วงเวลาหนึ่ง',
  year: (year: string, count: number) =>
    `พ.ศ. ${buddhistYear(year)} อีก ${formatNumber(count, 0)} รายการ`,
} as const;
