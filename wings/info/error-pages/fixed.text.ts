/** The English sentence is the specification's, letter for letter (R067; D-27). */
export const fixedText = {
  error: {
    title: 'หน้านี้ใช้งานไม่ได้ชั่วคราว',
    english: 'Sorry! This page is temporarily unavailable, please try again later',
    thai: 'ระบบขัดข้องชั่วคราว ข้อมูลและเงินของคุณยังอยู่ครบ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    retry: 'ลองใหม่',
  },
  notFoundUser: {
    title: 'ไม่พบผู้ใช้งาน',
    thai: 'ไม่พบข้อมูลผู้ใช้งานที่ใช้เข้าระบบ กรุณาเข้าสู่ระบบอีกครั้ง หรือติดต่อสหกรณ์',
    signIn: 'เข้าสู่ระบบสมาชิก',
  },
  load: 'กำลังเปิดระบบ',
  home: 'กลับหน้าหลัก',
} as const;
