/** What the caller says itself; every other sentence comes from the server. */
export const httpText = {
  /** R161, R164: the specification's sentence. */
  cannotConnect: 'ไม่สามารถเชื่อมต่อได้',
  sessionOver: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
} as const;
