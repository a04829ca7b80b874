/** What `npm run doctor` says around its findings. */
export const doctorText = {
  description:
    'ตรวจการติดตั้งทั้งหมดโดยไม่เปลี่ยนอะไร และบอกคำสั่งหรือค่าตั้งที่แก้ได้ ใช้ได้ทั้งขณะเปิดและปิดเซิร์ฟเวอร์ · ' +
    'รหัสจบ: 0 เรียบร้อย, 1 มีข้อควรดู, 2 มีข้อที่ต้องแก้, 3 สั่งผิด',
  json: 'พิมพ์ผลเป็น JSON สำหรับโปรแกรมอื่น',
  signs: { ok: '✓', warn: '!', fault: '✗' },
  mend: (mend: string) => `→ ${mend}`,
  ends: {
    ok: 'เรียบร้อยทุกข้อ',
    warn: (count: number) => `มีข้อควรดู ${count} ข้อ`,
    fault: (count: number) => `มีข้อที่ต้องแก้ ${count} ข้อ`,
  },
} as const;
