export const filesText = {
  payroll: 'ดาวน์โหลดไฟล์ให้ฝ่ายเงินเดือน',
  payrollWords: 'จำนวนเงินของสมาชิกทุกคนในเดือนนี้ ตามแบบที่โปรแกรมเงินเดือนอ่านได้',
  withoutConsent: (bills: string) => `ในไฟล์มี ${bills} รายที่ไม่มีหนังสือยินยอม โทรถามสหกรณ์ก่อนหัก`,
  tis620: 'CSV (TIS-620)',
  making: 'กำลังจัดทำ',
  /** `unit`: the whole number, so that no two agencies' files have one name. */
  file: (unit: string, month: string) => `งบหน้าใบเรียกเก็บ ${unit} ${month}`,
  tis620File: (name: string) => `${name} TIS-620`,
  payrollFile: (unit: string, month: string, template: string) =>
    `หักเงินเดือน ${unit} ${month} ${template}`,
  draft: 'เดือนนี้สหกรณ์ยังไม่ได้ส่งใบเรียกเก็บ จึงยังพิมพ์หรือบันทึกไฟล์ไม่ได้',
  needsTemplate: 'กรุณาเลือกแบบของไฟล์เงินเดือน',
  noTemplate: 'ใช้ได้เฉพาะไฟล์เงินเดือน',
  foreign: (letter: string, whose: string) =>
    `${whose}มีอักขระ ${letter} ที่รหัส TIS-620 ไม่มี กรุณาเลือกไฟล์ CSV (UTF-8) หรือ Excel แทน`,
  ofLine: (seq: number, memberNo: string, name: string) =>
    `ลำดับที่ ${seq} เลขทะเบียน ${memberNo} ${name} `,
  ofUnit: 'ชื่อหน่วยงาน',
} as const;
