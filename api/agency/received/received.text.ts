/** Words about files that come too often, too many at once, or as no file at all. */
export const answers = {
  tooMany: (minutes: number) => `ส่งไฟล์บ่อยเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
  busy: 'ขณะนี้มีผู้ส่งไฟล์พร้อมกันหลายคน กรุณาลองอีกครั้งในอีกสักครู่',
  busyWithOwn: 'กำลังตรวจไฟล์ก่อนหน้าอยู่ กรุณารอให้เสร็จแล้วลองอีกครั้ง',
  unreadable: 'ไฟล์ที่ส่งอ่านไม่ได้ กรุณาเลือกไฟล์อีกครั้ง',
} as const;
