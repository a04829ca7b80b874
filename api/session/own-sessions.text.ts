/** What whoever ends sessions of theirs is told. */
export const endingAnswers = {
  sessionEnded: 'ให้ออกจากระบบแล้ว',
  othersEnded: 'ให้เครื่องอื่นออกจากระบบทั้งหมดแล้ว',
  noId: 'กรุณาเลือกรายการที่ต้องการ',
  noPassword: 'กรอกรหัสผ่าน',
} as const;
