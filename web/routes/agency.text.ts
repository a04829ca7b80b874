/** What the agencies' pages are called; they come with their table, not with every page. */
export const agencyTitles = {
  signIn: 'เข้าสู่ระบบหน่วยงาน',
  dashboard: 'ภาพรวมของหน่วยงาน',
  cover: 'งบหน้าใบเรียกเก็บ',
  letters: 'หนังสือนำส่ง',
  summary: 'สรุปใบเรียกเก็บ',
  password: 'เปลี่ยนรหัสผ่าน',
  security: 'ความปลอดภัยของบัญชี',
  guide: 'คู่มือผู้แทนหน่วย',
} as const;
