/** Words of `npm run secret`. */

/** Of how many people something is kept under one version. */
interface HashCounts {
  readonly members: number;
  readonly contacts: number;
  readonly staff: number;
}

const counted = ({ members, contacts, staff }: HashCounts): string =>
  `รหัสผ่านของสมาชิก ${members} ผู้แทนหน่วย ${contacts} เจ้าหน้าที่ ${staff} คน`;

const resetCommands =
  'สมาชิกที่ /member/forget ผู้แทนหน่วยด้วย npm run staff -- contact-reset ' +
  'เจ้าหน้าที่ด้วย npm run staff -- reset';

const ifLost = 'ถ้ากุญแจหายจริง: npm run secret -- replace --help';

export const secretText = {
  description:
    'กุญแจลับของระบบ (DATA_DIR/secret หรือ SECRETS) สิ่งที่เปลี่ยนลงบันทึกการตรวจสอบว่าใครทำ: ' +
    'ระบุด้วย --by ชื่อ ต่อท้ายคำสั่ง (ไม่ระบุ ใช้ชื่อผู้ใช้ของเครื่อง)',
  status: 'กุญแจฉบับที่ใช้อยู่ อ่านฉบับเก่าถึงวันใด และยังมีใครใช้ฉบับเก่า',
  rotate: 'สร้างกุญแจฉบับใหม่ ฉบับเดิมยังอ่านได้ถึงวันที่ระบุ เซิร์ฟเวอร์ที่ทำงานอยู่ใช้ต่อได้ทันที',
  reseal: 'ผนึกคีย์แอปยืนยันตัวตนของเจ้าหน้าที่ใหม่ด้วยกุญแจฉบับล่าสุด',
  replace: 'เมื่อกุญแจหายหรือรั่วไหล: เริ่มกุญแจใหม่โดยเลิกอ่านทุกฉบับเก่าทันที ทุกคนต้องตั้งรหัสผ่านใหม่',
  until: 'วันสุดท้ายที่ยังอ่านฉบับเดิม เช่น 2027-01-31 (ปี ค.ศ.)',
  reason: 'เหตุผล ลงในบันทึกการตรวจสอบ',
  yes: 'ยืนยัน: รหัสผ่านเดิมของทุกคนจะใช้ไม่ได้',
  badDay: (text: string) => `วันต้องเป็น ปี-เดือน-วัน เช่น 2027-01-31 ตั้งแต่วันนี้และไม่เกินหนึ่งปี ไม่ใช่ ${text}`,
  noReason: 'กรุณาระบุเหตุผลด้วย --reason "…"',
  needsYes: 'รหัสผ่านเดิมของทุกคนจะใช้ไม่ได้ ให้เติม --yes เพื่อยืนยัน ไม่มีอะไรเปลี่ยนแปลง',
  noSecret: (path: string) =>
    `ไม่มีไฟล์ ${path} ของเซิร์ฟเวอร์ ให้ตั้ง DATA_DIR เป็นโฟลเดอร์ที่เซิร์ฟเวอร์ใช้ หรือตั้ง SECRET ` +
    `ถ้าเพิ่งติดตั้ง ให้ npm start ก่อน ${ifLost} ไม่มีอะไรเปลี่ยนแปลง`,
  foreign: [
    'กุญแจที่ตั้งไว้ไม่ใช่ของฐานข้อมูลนี้ ให้นำไฟล์สำรองมาวางแทน หรือตั้ง SECRET เป็นค่าเดิม',
    `${ifLost} ไม่มีอะไรเปลี่ยนแปลง`,
  ].join(' '),
  older: [
    'กุญแจที่ตั้งไว้เป็นสำเนาจากก่อนเปลี่ยนครั้งล่าสุด ให้นำสำเนาล่าสุดมาวางแทน',
    `${ifLost} ไม่มีอะไรเปลี่ยนแปลง`,
  ].join(' '),
  conflict: 'มีผู้เปลี่ยนกุญแจพร้อมกัน ไม่มีอะไรเปลี่ยนแปลง กรุณาลองอีกครั้ง',
  newest: (version: number) => `ฉบับ ${version} ใช้เขียนและอ่าน`,
  readUntil: (version: number, day: string) => `ฉบับ ${version} อ่านได้ถึงสิ้นวัน ${day}`,
  ended: (version: number) => `ฉบับ ${version} เลิกอ่านแล้ว`,
  counts: (counts: HashCounts) => `  ${counted(counts)}`,
  resetLater: `ผู้ที่ไม่เข้าสู่ระบบจนเลิกอ่านฉบับเดิมต้องตั้งรหัสผ่านใหม่: ${resetCommands}`,
  everybodyNow: `ทุกคนต้องตั้งรหัสผ่านใหม่เดี๋ยวนี้: ${resetCommands}`,
  rotated: (version: number, path: string) =>
    `เปลี่ยนเป็นกุญแจฉบับ ${version} แล้ว เก็บไว้ที่ ${path} กรุณาสำรองไฟล์นี้ใหม่`,
  setThis: (line: string) =>
    `ตั้งค่านี้แทน SECRET และ SECRETS เดิมในทุกเซิร์ฟเวอร์ แล้วเริ่มใหม่ (แสดงครั้งเดียว):\n  SECRETS=${line}`,
  thenReseal: 'เมื่อทุกเซิร์ฟเวอร์เริ่มใหม่แล้ว ใช้ npm run secret -- reseal',
  behind: (path: string, hosts: string) =>
    `เซิร์ฟเวอร์ที่ ${hosts} ยังไม่มีกุญแจฉบับใหม่ ทุกเซิร์ฟเวอร์จึงยังเขียนด้วยฉบับเดิม: ` +
    `คัดลอก ${path} ไปยังเครื่องเหล่านั้น แล้วใช้ npm run secret -- reseal`,
  resealed: (count: number) => `ผนึกคีย์ของเจ้าหน้าที่ใหม่แล้ว ${count} คน`,
  unopened: (logins: string) =>
    `เปิดคีย์ของ ${logins} ไม่ได้ด้วยกุญแจฉบับใดเลย ให้ออกใหม่ด้วย npm run staff -- reset`,
} as const;
