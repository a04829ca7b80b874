/** What is said of settings and of the files of an installation that cannot be used. */
export const settingsText = {
  badSetting: (detail: string) =>
    'ค่าตั้งใช้ไม่ได้ ยังไม่มีอะไรเปลี่ยนแปลง ' +
    `ให้แก้ใน .env หรือที่อื่นที่ตั้งค่านี้ไว้ (ดู .env.example) แล้วสั่งใหม่: ${detail}`,
  nearName: (name: string, meant: string) =>
    `${name} ใน .env ไม่ใช่ชื่อค่าตั้งของระบบ จึงไม่มีผล: หมายถึง ${meant} หรือไม่ (ดู .env.example)`,
  badSiteFile: (detail: string) =>
    'ไฟล์ค่าตั้งของสหกรณ์ใช้ไม่ได้ ยังไม่มีอะไรเปลี่ยนแปลง ' +
    `ให้แก้ไฟล์ หรือตั้ง SITE_CONFIG เป็นไฟล์ที่ถูก แล้วสั่งใหม่: ${detail}`,
  damagedSecret: (path: string) =>
    `ไฟล์กุญแจลับ ${path} เสียหาย (damaged) ให้นำไฟล์สำรองมาวางแทน หรือตั้ง SECRET เป็นค่าเดิม ` +
    'ถ้ากุญแจหายจริง: npm run secret -- replace --help',
} as const;
