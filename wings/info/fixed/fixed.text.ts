/** The two English sentences are the specification's, letter for letter (R067, R068; D-27). */
export const fixedText = {
  notFound: {
    title: 'ไม่พบหน้าที่คุณต้องการ',
    english: 'Sorry! The page you are looking for was not found',
    thai: 'ที่อยู่อาจพิมพ์ไม่ครบ หรือหน้านี้ย้ายไปแล้ว กลับไปเริ่มที่หน้าหลักได้',
  },
  error: {
    title: 'หน้านี้ใช้งานไม่ได้ชั่วคราว',
    english: 'Sorry! This page is temporarily unavailable, please try again later',
    thai: 'ระบบขัดข้องชั่วคราว ข้อมูลและเงินของท่านยังอยู่ครบ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
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
