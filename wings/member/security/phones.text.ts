/** Words of the telephones on the security page. */

export const phonesText = {
  title: 'เบอร์โทรศัพท์ที่แจ้งไว้',
  used: 'ขณะนี้รหัส OTP ส่งไปที่เบอร์',
  usedNone: 'สหกรณ์ยังไม่มีเบอร์โทรศัพท์สำหรับส่งรหัส OTP',
  states: {
    new: 'รอยืนยันจากเบอร์ใหม่',
    old: 'รอยืนยันจากเบอร์เดิม',
    oldAtCounter: 'รอยืนยันที่สหกรณ์',
    coming: 'รอครบ 24 ชั่วโมง',
    in_force: 'ใช้อยู่',
  },
  change: 'เปลี่ยนเบอร์ได้ที่สหกรณ์ พร้อมบัตรประชาชน สอบถาม โทร',
  from: 'เริ่มใช้',
  since: 'ใช้ตั้งแต่',
  notMine: 'หากไม่ใช่เบอร์ของคุณ กดยกเลิกทันที แล้วเปลี่ยนรหัสผ่าน หรือโทร',
  ended: 'หากไม่ใช่เบอร์ของคุณ ให้สหกรณ์ยกเลิกได้ โทร',
  resume: 'ยืนยันต่อ',
  resumeOf: (number: string) => `ยืนยันต่อ: ${number}`,
  withdraw: 'ยกเลิกเบอร์นี้',
  withdrawOf: (number: string) => `ยกเลิกเบอร์นี้: ${number}`,
  ask: (number: string) => `ยกเลิกเบอร์ ${number} ใช่ไหม`,
  askNote: 'สหกรณ์จะใช้เบอร์เดิมต่อไป',
  yes: 'ยกเลิกเบอร์นี้',
  no: 'ไม่ยกเลิก',
  back: 'กลับหน้าความปลอดภัยของบัญชี',
} as const;

/** What the handler says. */
export const phonesAnswers = { withdrawn: 'ยกเลิกเบอร์แล้ว สหกรณ์ยังใช้เบอร์เดิม' } as const;
