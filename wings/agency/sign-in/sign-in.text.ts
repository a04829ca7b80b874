/** The words of the agencies' sign-in; those of every portal's are `signInText`. */
export const text = {
  title: 'เข้าสู่ระบบหน่วยงาน',
  number: 'รหัสหน่วยงาน',
  numberHint: 'รหัสเต็ม เช่น 01011001 ผู้แทนคนที่สอง 01011001-2',
  numberMissing: 'กรอกรหัสหน่วยงาน',
  numberWrong: 'รหัสหน่วยงานเป็นตัวเลข และอาจมีขีดกับเลขลำดับผู้แทน เช่น 01011001-2',
  forgot: 'ลืมรหัสผ่าน หรือเปลี่ยนผู้แทน ติดต่อสหกรณ์',
  member: 'เข้าสู่ระบบสมาชิก',
  /** What happened while the person was away (T12). */
  failedAttempts: (attempts: number) =>
    `มีผู้ใส่รหัสผ่านของคุณผิด ${attempts} ครั้งจากเครื่องที่คุณไม่เคยใช้ ถ้าไม่ใช่คุณ แจ้งสหกรณ์`,
} as const;

/** What the handler says. */
export const answers = {
  /** R156: the specification's notice. */
  entered: 'เข้าสู่ระบบแล้ว',
  wrong: 'รหัสหน่วยงานหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจแล้วลองอีกครั้ง',
} as const;
