/** The words of the sign-in room; those of every portal's are `signInText`. */
export const text = {
  title: 'เข้าสู่ระบบสมาชิก',
  memberNo: 'เลขทะเบียนสมาชิก',
  memberNoHint: 'ตัวเลข 6 หลัก เช่น 000123',
  memberNoMissing: 'กรอกเลขทะเบียนสมาชิก',
  memberNoWrong: 'เลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 6 หลัก',
  unlockedTitle: 'ปลดล็อกแล้ว',
  unlocked: 'เข้าสู่ระบบด้วยรหัสผ่านอีกครั้ง',
  code: {
    back: 'เปลี่ยนบัญชี',
    title: 'ยืนยันว่าเป็นคุณ',
    lead: 'เครื่องนี้ยังไม่เคยใช้ เราส่งรหัส 6\u00a0หลักไปที่',
    leadEnd: 'แล้ว',
    noPhone: 'เครื่องนี้ยังไม่เคยใช้ แต่สหกรณ์ยังไม่มีเบอร์โทรศัพท์ของคุณ ใช้รหัสเปิดใช้งานที่รับจากเจ้าหน้าที่แทนได้',
    unlockTitle: 'ปลดล็อกการเข้าสู่ระบบ',
    unlockLead:
      'มีการใส่รหัสผ่านผิดติดกันหลายครั้ง ถ้าเลขทะเบียนนี้เป็นของคุณ รหัส 6\u00a0หลักจะไปถึงเบอร์โทรศัพท์ที่ให้ไว้กับสหกรณ์',
  },
  forgot: 'ลืมรหัสผ่าน',
  first: 'สมัครใช้งานครั้งแรก',
} as const;

/** What the sign-in handler says. */
export const answers = {
  unlocked: 'ปลดล็อกแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านอีกครั้ง',
} as const;
