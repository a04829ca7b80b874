export const guideAdminText = {
  list: 'แสดงฉบับทั้งหมดของคู่มือผู้แทนหน่วย ฉบับที่ใช้อยู่ และจำนวนคนที่อ่านแล้ว',
  add: 'เพิ่มคู่มือผู้แทนหน่วยฉบับใหม่จากไฟล์ HTML (ฉบับก่อนยังอ่านได้)',
  withdraw: 'ถอนคู่มือผู้แทนหน่วยฉบับที่ไม่ควรมี หน่วยงานจะไม่เห็นอีก',
  file: 'ไฟล์ HTML แบบ UTF-8 หัวข้อใช้ h2 หัวข้อย่อยใช้ h3',
  version: 'ฉบับที่',
  title: 'ชื่อคู่มือ (ไม่ระบุ ใช้ชื่อของฉบับที่ใช้อยู่)',
  from: 'วันที่เริ่มใช้ วันนี้หรือหลังจากนี้ เช่น 1/12/2568 (ไม่ระบุ เริ่มใช้วันนี้)',
  changes: 'สรุปสิ่งที่เปลี่ยนจากฉบับก่อน ผู้แทนหน่วยเห็นเหนือคู่มือ (ต้องระบุตั้งแต่ฉบับที่สอง)',
  noChanges: 'กรุณาสรุปสิ่งที่เปลี่ยนจากฉบับก่อนด้วย --changes "…"',
  longChanges: 'สรุปสิ่งที่เปลี่ยนยาวได้ไม่เกิน 2,000 ตัวอักษร',
  noTitle: 'กรุณาระบุชื่อคู่มือด้วย --title "…" ไม่เกิน 120 ตัวอักษร',
  badDay: (input: string) => `วันที่ไม่ถูกต้อง: ${input} ตัวอย่าง: 1/12/2568`,
  past: (input: string) => `วันที่เริ่มใช้ ${input} ผ่านมาแล้ว คู่มือเริ่มใช้ได้ตั้งแต่วันนี้เป็นต้นไป`,
  unreadable: (file: string) => `อ่านไฟล์ ${file} ไม่ได้ หรือไม่ใช่ UTF-8`,
  binary: 'ไฟล์นี้ไม่ใช่ข้อความ มีอักขระควบคุมปนอยู่',
  badBody: 'คู่มือต้องมีข้อความ และยาวไม่เกิน 200,000 ตัวอักษร',
  noHeading: 'คู่มือต้องมีหัวข้อ <h2> อย่างน้อยหนึ่งหัวข้อ',
  cut: (found: string) =>
    `ไม่เพิ่มคู่มือ: ในไฟล์มีสิ่งที่เก็บไม่ได้ ${found}\n` +
    'ใช้ได้เฉพาะ h2 h3 h4 p br ul ol li strong b em i u span a blockquote table thead tbody tr ' +
    'th td figure figcaption img ลิงก์เป็น https และภาพอยู่ใต้ /mediafiles/',
  added: (version: number, day: string) => `เพิ่มคู่มือฉบับที่ ${version} แล้ว ใช้ตั้งแต่ ${day}`,
  withdrawn: (version: number) => `ถอนคู่มือฉบับที่ ${version} แล้ว`,
  unknown: (input: string) => `ไม่มีคู่มือฉบับที่ ${input} ดูฉบับทั้งหมด: npm run desk -- guide`,
  before: (input: string) => `คู่มือฉบับที่ ${input} ถอนไปแล้ว`,
  last: (input: string) => `คู่มือฉบับที่ ${input} ใช้อยู่ และไม่มีฉบับอื่นมาแทน เพิ่มฉบับใหม่ด้วย add-guide ก่อน`,
  standings: {
    AHEAD: 'ยังไม่ถึงวันใช้',
    IN_FORCE: 'ใช้อยู่',
    EARLIER: 'เลิกใช้แล้ว',
    WITHDRAWN: 'ถอนแล้ว',
  },
  row: (version: number, day: string, title: string, readers: number, standing: string) =>
    `ฉบับที่ ${version}  ${standing}  ใช้ตั้งแต่ ${day}  ${title}  อ่านแล้ว ${readers} คน`,
  empty: 'ยังไม่มีคู่มือ',
} as const;
