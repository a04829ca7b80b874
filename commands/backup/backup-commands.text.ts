import { formatBaht, formatNumber } from '../../core/thai-number.ts';

const passphrases =
  'รหัสผ่านของไฟล์อ่านจาก BACKUP_PASSPHRASE ของกุญแจลับจาก BACKUP_SECRET_PASSPHRASE ถ้าไม่ได้ตั้งจะถาม';

/** What `npm run backup` and `npm run restore` say. */
export const commandText = {
  description: `สำรองทั้งระบบลงไฟล์เดียวที่เข้ารหัส: ฐานข้อมูล รูปภาพ เอกสาร ค่าตั้ง และกุญแจลับ ${passphrases}`,
  file: 'ไฟล์ที่จะเขียน เช่น /media/usb/sahakon.backup',
  fileMissing: 'ต้องระบุไฟล์ที่จะเขียน เช่น npm run backup -- /media/usb/sahakon.backup',
  bareWord: (word: string, commands: readonly string[]) =>
    `${word} ไม่ใช่คำสั่ง (มี ${commands.join(', ')}) และไม่เหมือนชื่อไฟล์ ยังไม่ได้ทำอะไร: ` +
    `ถ้าเป็นไฟล์ ให้เขียน ${word}.backup หรือ ./${word}`,
  withoutSecret: 'ไม่ใส่กุญแจลับ: เก็บสำเนากุญแจลับเองต่างหาก',
  check: 'อ่านไฟล์สำรองทั้งไฟล์และบอกว่าครบหรือไม่ โดยไม่แตะฐานข้อมูล',
  list: 'แสดงรายการสำรองข้อมูลของระบบนี้',
  rehearse: 'ซ้อมกู้สำเนาล่าสุดในฐานข้อมูลชั่วคราว นับทวน แล้วลบทิ้ง',
  scheduled: 'ทำสิ่งที่ถึงกำหนด: สำรองลง BACKUP_DIR ลบสำเนาที่ครบอายุ และซ้อมกู้สัปดาห์ละครั้ง',
  restoreDescription: `กู้ระบบจากไฟล์สำรองลงฐานข้อมูลที่ว่าง แล้วนับทวนทุกแถว ${passphrases}`,
  restoreFile: 'ไฟล์สำรอง',
  keepSessions: 'ให้ผู้ที่เข้าสู่ระบบอยู่ตอนสำรองใช้งานต่อได้ (ไม่ระบุ ทุกคนต้องเข้าสู่ระบบใหม่)',
  leaveSecret: 'ไม่กู้กุญแจลับ: วางไฟล์กุญแจลับหรือตั้ง SECRET เอง',
  askPassphrase: 'รหัสผ่านของไฟล์สำรอง',
  askSecretPassphrase: 'รหัสผ่านของกุญแจลับในไฟล์สำรอง (คนละรหัสกับไฟล์)',
  askAgain: 'พิมพ์อีกครั้ง',
  differs: 'พิมพ์ไม่ตรงกัน',
  tooShort: (least: number) => `ต้องมีอย่างน้อย ${least} ตัวอักษร`,
  sameTwice: 'รหัสผ่านของกุญแจลับต้องไม่ใช่รหัสเดียวกับของไฟล์',
  cancelled: 'ยกเลิกแล้ว ไม่มีอะไรเปลี่ยนแปลง',
  noPassphrase: (name: string) =>
    `ไม่มีใครให้ถามรหัสผ่าน: ตั้ง ${name} (อย่างน้อย 12 ตัวอักษร) แล้วเก็บสำเนาไว้นอกเครื่องนี้`,
  made: (file: string, megabytes: string, rows: number, files: number) =>
    `สำรองแล้วที่ ${file} (${megabytes} MB, ` +
    `${formatNumber(rows, 0)} แถว และ ${formatNumber(files, 0)} ไฟล์)`,
  sha256: (digest: string) => `SHA-256 ของไฟล์: ${digest}`,
  secretLeftOut: 'ไฟล์นี้ไม่มีกุญแจลับ: หากไม่มีสำเนากุญแจลับ รหัสผ่านทุกคนจะใช้ไม่ได้หลังกู้',
  whole: (file: string, rows: number, files: number) =>
    `${file} ครบถ้วน: ${formatNumber(rows, 0)} แถว และ ${formatNumber(files, 0)} ไฟล์ ตรงกับตอนสำรอง`,
  secretOpens: 'กุญแจลับในไฟล์เปิดได้ด้วย BACKUP_SECRET_PASSPHRASE',
  secretUnchecked: 'ยังไม่ได้ตรวจกุญแจลับในไฟล์: ตั้ง BACKUP_SECRET_PASSPHRASE แล้วสั่ง check อีกครั้ง',
  noSecretIn: 'ไฟล์นี้ไม่มีกุญแจลับ: ต้องมีสำเนากุญแจลับต่างหากจึงจะกู้ให้ทุกคนใช้รหัสผ่านเดิมได้',
  from: (cooperative: string, at: string, program: string) =>
    `${cooperative} · สำรองเมื่อ ${at} · โปรแกรมรุ่น ${program}`,
  figures: (
    asOf: string,
    sums: { members: number; shares: bigint; loans: bigint; deposits: bigint },
  ) =>
    `ข้อมูล ณ ${asOf}: สมาชิก ${formatNumber(sums.members, 0)} ราย · ` +
    `ทุนเรือนหุ้น ${formatBaht(sums.shares)} บาท · เงินกู้คงเหลือ ${formatBaht(sums.loans)} บาท · ` +
    `เงินฝาก ${formatBaht(sums.deposits)} บาท`,
  noFigures: 'ยังไม่มีข้อมูลจากระบบหลักในสำเนานี้',
  restored: (rows: number) =>
    `กู้ครบแล้ว: นับทวนจากฐานข้อมูลที่กู้ ${formatNumber(rows, 0)} แถว ตรงกับไฟล์สำรองทุกแถว`,
  brokenAudit: (seq: bigint) => `บันทึกการใช้งานขาดความต่อเนื่องที่รายการ ${seq} ตั้งแต่ก่อนสำรอง: แจ้งผู้ตรวจสอบ`,
  migrated: (count: number) => `ปรับโครงสร้างเป็นของโปรแกรมรุ่นนี้แล้ว (${count} ขั้น)`,
  sessionsEnded: (count: number) => `ให้ทุกคนเข้าสู่ระบบใหม่แล้ว (${formatNumber(count, 0)} การเข้าสู่ระบบ)`,
  sessionsKept: 'ผู้ที่เข้าสู่ระบบอยู่ตอนสำรองใช้งานต่อได้',
  secretPlaced: (path: string) => `กุญแจลับอยู่ที่ ${path}`,
  secretMissing: 'ยังไม่ได้กู้กุญแจลับ: วางสำเนากุญแจลับหรือตั้ง SECRET ก่อนเริ่มระบบ',
  secretOfEnvironment: 'SECRET หรือ SECRETS ตั้งไว้ จึงใช้ค่านั้นแทนไฟล์กุญแจลับที่กู้มา: ต้องเป็นค่าเดียวกัน',
  settingsPlaced: (folder: string) => `ค่าตั้งเดิมอยู่ที่ ${folder} ให้เทียบกับของเครื่องนี้ ไม่ได้เขียนทับค่าที่ใช้อยู่`,
  next: 'ขั้นต่อไป: npm start แล้วเปิดหน้าเว็บตรวจดู',
  nothingListed: 'ยังไม่เคยสำรองข้อมูล: npm run backup -- FILE',
  listed: (at: string, reason: string, what: string, rehearsal: string) =>
    [at, reason, what, rehearsal].filter(Boolean).join(' · '),
  reasons: { command: 'สั่งเอง', schedule: 'ตามเวลา', migration: 'ก่อนปรับโครงสร้าง' },
  megabytes: (megabytes: string) => `${megabytes} MB`,
  failed: (fault: string) => `ไม่สำเร็จ: ${fault}`,
  removed: 'ลบตามอายุแล้ว',
  gone: 'ไม่พบไฟล์นี้แล้ว',
  unsealed: 'ไม่มีกุญแจลับ',
  rehearsedWell: (day: string) => `ซ้อมกู้แล้วเมื่อ ${day} ตรงทุกแถว`,
  rehearsalFailed: (day: string, fault: string) => `ซ้อมกู้เมื่อ ${day} ไม่สำเร็จ: ${fault}`,
  notScheduled:
    'ยังไม่ได้ตั้ง BACKUP_DIR: ตั้งโฟลเดอร์สำหรับสำเนา พร้อม BACKUP_PASSPHRASE และ BACKUP_SECRET_PASSPHRASE',
  notDue: 'ยังไม่ถึงกำหนด ไม่มีอะไรต้องทำ',
  removedOld: (file: string) => `ลบสำเนาที่ครบอายุ ${file}`,
  noneToRehearse: 'ยังไม่มีสำเนาที่จะซ้อมกู้: npm run backup -- FILE',
  rehearsing: (file: string) => `ซ้อมกู้ ${file} ในฐานข้อมูลชั่วคราว`,
  rehearsed: (rows: number) => `ซ้อมกู้สำเร็จ: นับทวน ${formatNumber(rows, 0)} แถว ตรงทุกแถว`,
  fileGone: (file: string) =>
    `ไม่พบไฟล์ ${file}: นำกลับมาวางที่เดิม หรือสั่ง npm run backup -- scheduled เพื่อทำสำเนาใหม่`,
};
