/** What a page is called in the browser's title and for speech, before the cooperative's name. */
export const titles = {
  /** The front page bears the specification's word (R035). */
  main: 'main',
  list: 'ข่าวและเอกสาร',
  show: 'ข่าวและเอกสาร',
  board: 'กระดานถามตอบ',
  boardPost: 'ตั้งคำถามใหม่',
  boardShow: 'กระดานถามตอบ',
  demand: 'เรื่องร้องเรียนและข้อเสนอแนะ',
  showDemand: 'เรื่องร้องเรียนและข้อเสนอแนะ',
  election: 'การสรรหาและเลือกตั้ง',
  loanCalculator: 'คำนวณเงินกู้',
  dividendCalculator: 'คำนวณเงินปันผลและเฉลี่ยคืน',
  colors: 'สีและชิ้นส่วนของเว็บไซต์',
  cookies: 'นโยบายคุกกี้',
  policy: 'นโยบายความเป็นส่วนตัว',
  notFound: 'ไม่พบหน้าที่ต้องการ',
  notFoundUser: 'ไม่พบผู้ใช้งาน',
  error: 'หน้านี้ใช้งานไม่ได้ชั่วคราว',
  load: 'กำลังเปิดระบบ',
  signIn: 'เข้าสู่ระบบสมาชิก',
  branchHelp: 'เปิดใช้งานและลืมรหัสผ่าน',
  welcome: 'ข้อตกลงการใช้บริการ',
  updatePassword: 'ตั้งรหัสผ่านใหม่',
  status: 'ข้อมูลส่วนบุคคล',
  share: 'ทุนเรือนหุ้น',
  loan: 'เงินกู้',
  loanStatement: 'รายการเงินกู้',
  deposit: 'เงินฝาก',
  depositStatement: 'รายการเคลื่อนไหวเงินฝาก',
  kep: 'รายการเรียกเก็บ',
  kepcrem: 'ฌาปนกิจสงเคราะห์',
  coll: 'การค้ำประกัน',
  gian: 'ผู้รับโอนประโยชน์',
  welfare: 'สวัสดิการ',
  dividend: 'ปันผล/เฉลี่ยคืน',
  password: 'เปลี่ยนรหัสผ่าน',
  memberArea: 'ระบบสมาชิก Online',
  memberNeedsScript: 'ระบบสมาชิกต้องใช้ JavaScript กรุณาเปิดใช้ในเบราว์เซอร์ หรือติดต่อสหกรณ์',
} as const;

/** `ทุนเรือนหุ้น - สหกรณ์…`. */
export function titleOf(page: string, coopName: string): string {
  return `${page} - ${coopName}`;
}
