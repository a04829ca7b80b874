/** Names that come near, as the library lists them. */
const meant = (near: string): string =>
  near === '' ? '' : ` · หมายถึง ${near.replace('one of ', '')} หรือไม่`;

/** Words that all subjects of the desk share. */
export const deskText = {
  description: 'งานของเจ้าหน้าที่กับเนื้อหาหน้าเว็บสาธารณะ ทุกคำสั่งลงบันทึกการตรวจสอบว่าใครทำ เพราะอะไร',
  help: 'แสดงวิธีใช้',
  by: 'ชื่อเจ้าหน้าที่ผู้ทำ (ไม่ระบุ ใช้ชื่อผู้ใช้ของเครื่อง)',
  reason: 'เหตุผล ลงในบันทึกการตรวจสอบ',
  noReason: 'กรุณาระบุเหตุผลด้วย --reason "…"',
  noOwnerUrl: 'ตั้ง DATABASE_URL ไว้แล้ว ต้องตั้ง DATABASE_OWNER_URL ด้วยจึงจะใช้คำสั่งนี้ได้',
  storeAway: (detail: string) => `ติดต่อฐานข้อมูลไม่ได้ ไม่มีอะไรเปลี่ยนแปลง (${detail})`,
  seeHelp: (name: string) => `ดูคำสั่งทั้งหมด: npm run ${name} -- --help`,
  unknownCommand: (name = '', near = '') => `ไม่มีคำสั่ง ${name}${meant(near)}`,
  unknownOption: (name = '', near = '') => `ไม่มีตัวเลือก ${name}${meant(near)}`,
  missingArgument: (name = '') => `ต้องระบุ ${name} หลังชื่อคำสั่ง`,
  missingOption: (flags = '') => `ต้องระบุตัวเลือก ${flags}`,
  missingValue: (flags = '') => `ตัวเลือก ${flags} ต้องมีค่าตามหลัง`,
  tooMany: (words = '') =>
    `มีคำมากเกินไป: ${words} · ข้อความที่มีเว้นวรรคต้องอยู่ในเครื่องหมาย "…" และตัวเลือกต้องอยู่หลัง -- ตัวเดียว`,
  words: {
    options: 'ตัวเลือก',
    command: 'คำสั่ง',
    agency: 'รหัสหน่วยงาน',
    contact: 'รหัสเข้าสู่ระบบ',
    login: 'ชื่อผู้ใช้',
    file: 'ไฟล์',
    day: 'วันที่',
    name: 'ชื่อ',
    role: 'หน้าที่',
    roles: 'หน้าที่',
    number: 'เลขทะเบียน',
    numbers: 'เลขทะเบียน',
    how: 'add|remove',
  } as Readonly<Record<string, string>>,
  titles: {
    'Usage:': 'วิธีใช้:',
    'Arguments:': 'ข้อมูล:',
    'Options:': 'ตัวเลือก:',
    'Commands:': 'คำสั่ง:',
  } as Readonly<Record<string, string>>,
} as const;
