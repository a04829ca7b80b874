export const lastSeenText = {
  title: 'ไม่มีสัญญาณอินเทอร์เน็ต',
  /** Followed by day and time. */
  seen: 'นี่คือข้อมูลที่คุณเห็นล่าสุด เมื่อ',
  notNow: 'ยอดอาจเปลี่ยนไปแล้ว เมื่อมีสัญญาณ ระบบจะโหลดข้อมูลใหม่ให้เอง',
} as const;
