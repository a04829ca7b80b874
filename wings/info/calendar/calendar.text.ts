import { formatNumber } from '../../../core/thai-number.ts';

export const calendarText = {
  title: 'ปฏิทินสหกรณ์',
  about: 'วันหยุด วันปิดรับคำขอ วันประชุม และวันจ่ายเงิน',
  loading: 'กำลังโหลดปฏิทิน',
  failed: 'โหลดปฏิทินไม่สำเร็จ',
  failedAbout: 'ลองใหม่อีกครั้ง หรือสอบถามกำหนดการที่สำนักงานสหกรณ์',
  empty: 'ยังไม่มีกำหนดการ',
  emptyAbout: 'เมื่อสหกรณ์ประกาศวันหยุด วันประชุม หรือวันปิดรับคำขอ จะแสดงที่นี่',
  today: 'วันนี้',
  until: 'ถึง',
  later: (count: number) => `เดือนถัดไปอีก ${formatNumber(count, 0)} รายการ`,
  over: 'ที่ผ่านมาแล้ว',
} as const;
