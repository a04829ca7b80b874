/** What every command says of itself, and of a line that it did not understand. */

/** Names that come near, as the library lists them. */
const meant = (near: string): string =>
  near === '' ? '' : ` · หมายถึง ${near.replace('one of ', '')} หรือไม่`;

export const commandLineText = {
  help: 'แสดงวิธีใช้',
  seeHelp: (name: string) => `ดูวิธีใช้: npm run ${name} -- --help`,
  unknownCommand: (name = '', near = '') => `ไม่มีคำสั่ง ${name}${meant(near)}`,
  unknownOption: (name = '', near = '') => `ไม่มีตัวเลือก ${name}${meant(near)}`,
  missingArgument: (name = '') => `ต้องระบุ ${name}`,
  missingOption: (flags = '') => `ต้องระบุตัวเลือก ${flags}`,
  missingValue: (flags = '') => `ตัวเลือก ${flags} ต้องมีค่าตามหลัง`,
  tooMany: (words = '') =>
    `มีคำมากเกินไป: ${words} · ข้อความที่มีเว้นวรรคต้องอยู่ในเครื่องหมาย "…" และตัวเลือกต้องอยู่หลัง -- ตัวเดียว`,
  fallback: (value: string) => ` (ไม่ระบุ ใช้ ${value})`,
  words: {
    options: 'ตัวเลือก',
    command: 'คำสั่ง',
    agency: 'รหัสหน่วยงาน',
    contact: 'รหัสเข้าสู่ระบบ',
    login: 'ชื่อผู้ใช้',
    address: 'ที่อยู่ฐานข้อมูล',
    code: 'รหัส',
    file: 'ไฟล์',
    folder: 'โฟลเดอร์',
    day: 'วันที่',
    month: 'เดือน/ปี',
    days: 'จำนวนวัน',
    id: 'เลขที่',
    text: 'ข้อความ',
    version: 'ฉบับที่',
    n: 'จำนวน',
    publication: 'เลขชุด',
    name: 'ชื่อ',
    role: 'หน้าที่',
    roles: 'หน้าที่',
    number: 'เลขทะเบียน',
    numbers: 'เลขทะเบียน',
    how: 'add|remove',
    whose: 'member|contact|staff|all',
    who: 'ใคร',
  } as Readonly<Record<string, string>>,
  titles: {
    'Usage:': 'วิธีใช้:',
    'Arguments:': 'ข้อมูล:',
    'Options:': 'ตัวเลือก:',
    'Commands:': 'คำสั่ง:',
  } as Readonly<Record<string, string>>,
} as const;
