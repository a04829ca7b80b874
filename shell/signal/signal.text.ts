/** What is said where there is no signal; a fault of the server has other words. */
export const signalText = {
  note: 'ไม่มีสัญญาณอินเทอร์เน็ต',
  /** The device itself knows that it is cut off. */
  cutOff: 'ไม่มีสัญญาณอินเทอร์เน็ต เมื่อมีสัญญาณ ระบบจะลองใหม่ให้เอง',
  /** It believes itself connected, and no answer came. */
  noAnswer: 'ติดต่อระบบไม่ได้ สัญญาณอินเทอร์เน็ตอาจอ่อนหรือขาดหาย ตรวจสอบสัญญาณแล้วลองใหม่',
  safe: 'เงินและข้อมูลของคุณยังอยู่ครบ',
  page: {
    title: 'เปิดหน้านี้ไม่ได้',
    failed: 'โหลดหน้านี้ไม่สำเร็จ',
    stillNone: 'ลองแล้ว ยังติดต่อไม่ได้',
  },
} as const;
