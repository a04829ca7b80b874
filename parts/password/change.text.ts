/** What every portal's password change says. */
export const changeText = {
  title: 'เปลี่ยนรหัสผ่าน',
  lead: 'เปลี่ยนแล้ว ทุกเครื่องจะออกจากระบบ และต้องเข้าสู่ระบบใหม่ด้วยรหัสผ่านใหม่',
  old: 'รหัสผ่านเดิม',
  oldMissing: 'กรอกรหัสผ่านเดิม',
  security: 'ความปลอดภัยของบัญชี',
  submit: 'เปลี่ยนรหัสผ่าน',
  busy: 'กำลังตรวจ',
  failed: 'เปลี่ยนรหัสผ่านไม่สำเร็จ',
  done: {
    title: 'เปลี่ยนรหัสผ่านแล้ว',
    soon: (seconds: number) => `กำลังพาไปหน้าเข้าสู่ระบบใน ${seconds} วินาที`,
    now: 'เข้าสู่ระบบตอนนี้',
  },
} as const;

/** What the handlers say. */
export const changeAnswers = {
  changed: 'เปลี่ยนรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  oldWrong: 'รหัสผ่านเดิมไม่ถูกต้อง',
} as const;
