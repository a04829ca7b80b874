/** Names of the public pages, in the browser's title and for speech, before the cooperative's. */
export const titles = {
  /** The front page bears the specification's word (R035). */
  main: 'main',
  list: 'ข่าวและเอกสาร',
  rates: 'อัตราดอกเบี้ยและเงินปันผล',
  calendar: 'ปฏิทินสหกรณ์',
  show: 'ข่าวและเอกสาร',
  preview: 'ตัวอย่างก่อนเผยแพร่',
  board: 'กระดานถามตอบ',
  boardPost: 'ตั้งคำถามใหม่',
  boardShow: 'กระดานถามตอบ',
  demand: 'เรื่องร้องเรียนและข้อเสนอแนะ',
  showDemand: 'เรื่องร้องเรียนและข้อเสนอแนะ',
  election: 'การสรรหาและเลือกตั้ง',
  loanCalculator: 'คำนวณเงินกู้',
  dividendCalculator: 'คำนวณเงินปันผลและเฉลี่ยคืน',
  glossary: 'คำศัพท์สหกรณ์',
  verify: 'ตรวจสอบเอกสาร',
  colors: 'สีและชิ้นส่วนของเว็บไซต์',
  cookies: 'นโยบายคุกกี้',
  policy: 'นโยบายความเป็นส่วนตัว',
  notFound: 'ไม่พบหน้าที่ต้องการ',
  notFoundUser: 'ไม่พบผู้ใช้งาน',
  error: 'หน้านี้ใช้งานไม่ได้ชั่วคราว',
  load: 'กำลังเปิดระบบ',
  offline: 'ไม่มีสัญญาณอินเทอร์เน็ต',
} as const;

/** `ทุนเรือนหุ้น - สหกรณ์…`. */
export function titleOf(page: string, coopName: string): string {
  return `${page} - ${coopName}`;
}
