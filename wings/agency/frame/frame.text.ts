/** Every word of the agencies' frame: menu, splash; those of every gate are `guardText`. */
export const menuNames = {
  cover: 'งบหน้าใบเรียกเก็บ',
  letters: 'หนังสือนำส่ง',
  summary: 'สรุปใบเรียกเก็บ',
  password: 'เปลี่ยนรหัสผ่าน',
  guide: 'คู่มือผู้แทนหน่วย',
  logout: 'ออกจากระบบ',
} as const;

export const text = {
  menu: 'เมนูหน่วยงาน',
  home: 'กลับหน้าหลัก',
  coopHome: 'หน้าหลักสหกรณ์',
  agencyNo: 'หน่วยงาน',
  contact: (name: string) => `ผู้แทนหน่วย ${name}`,
  dashboard: 'ภาพรวมของหน่วยงาน',
  splash: 'ระบบหน่วยงาน Online',
} as const;
