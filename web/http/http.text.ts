/** What the caller says itself; every other sentence comes from the server. */
export const httpText = {
  /** R161, R164: the specification's sentence. */
  cannotConnect: 'ไม่สามารถเชื่อมต่อได้',
  /** What to say over the telephone when it was the server that could not. */
  withRef: (text: string, ref: string) => `${text} (รหัสอ้างอิง ${ref})`,
  sessionOver: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
} as const;
