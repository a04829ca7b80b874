/** What ended a program, in one sentence: what, why, and what mends it. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'ไม่มีสิทธิ์ ให้แก้สิทธิ์ของไฟล์หรือโฟลเดอร์ให้บัญชีที่รันโปรแกรมนี้',
  EPERM: 'ไม่มีสิทธิ์ ให้แก้สิทธิ์ของไฟล์หรือโฟลเดอร์ให้บัญชีที่รันโปรแกรมนี้',
  EROFS: 'ดิสก์นี้อ่านได้อย่างเดียว ให้เปิดให้เขียนได้ หรือตั้ง DATA_DIR เป็นโฟลเดอร์ที่เขียนได้',
  ENOSPC: 'ดิสก์เต็ม ให้ลบหรือย้ายไฟล์ที่ไม่ใช้ หรือเพิ่มดิสก์',
  EDQUOT: 'ใช้พื้นที่ครบโควตาแล้ว ให้ลบหรือย้ายไฟล์ที่ไม่ใช้ หรือเพิ่มโควตา',
  ENOTDIR: 'เป็นไฟล์ ไม่ใช่โฟลเดอร์ ให้ตั้ง DATA_DIR เป็นโฟลเดอร์',
  EEXIST: 'เป็นไฟล์ ไม่ใช่โฟลเดอร์ ให้ตั้ง DATA_DIR เป็นโฟลเดอร์',
  EISDIR: 'เป็นโฟลเดอร์ ไม่ใช่ไฟล์ ให้นำโฟลเดอร์นั้นออก แล้วนำไฟล์ที่ถูกต้องมาวาง',
  EIO: 'ดิสก์อ่านหรือเขียนผิดพลาด ให้ตรวจดิสก์ (dmesg) และกู้จากข้อมูลสำรอง',
  EMFILE: 'เปิดไฟล์ครบจำนวนที่ระบบอนุญาต ให้เพิ่มด้วย ulimit -n',
};

export const faultText = {
  reasonOf: (code: string): string | undefined => reasons[code],
  file: (path: string, reason: string, code: string) =>
    `อ่านหรือเขียน ${path} ไม่ได้: ${reason} แล้วสั่งใหม่ (${code})`,
  someFile: (reason: string, code: string) => `อ่านหรือเขียนไฟล์ไม่ได้: ${reason} แล้วสั่งใหม่ (${code})`,
  program: (path: string) =>
    `เปิดโปรแกรม ${path} ไม่ได้: ไม่มีไฟล์นี้หรือไม่มีสิทธิ์ ให้ติดตั้งแพ็กเกจใหม่ด้วย npm ci แล้วสั่งใหม่`,
  packageMissing: (detail: string) =>
    `แพ็กเกจของโปรแกรมขาดหรือเสียหาย ให้ติดตั้งใหม่ด้วย npm ci แล้วสั่งใหม่ (${detail})`,
  away: (detail: string) =>
    'ติดต่อฐานข้อมูลไม่ได้ ไม่มีอะไรเปลี่ยนแปลง ให้ตรวจว่า PostgreSQL ทำงานอยู่ ' +
    `และ DATABASE_URL, DATABASE_OWNER_URL ชี้ถูกเครื่องถูกพอร์ต แล้วสั่งใหม่ (${detail})`,
  databaseDisk: (detail: string) =>
    `ดิสก์ของฐานข้อมูลเต็ม ให้ลบหรือย้ายไฟล์ที่ไม่ใช้ หรือเพิ่มดิสก์ แล้วสั่งใหม่ (${detail})`,
  databaseBusy: (detail: string) => `ฐานข้อมูลรับงานเพิ่มไม่ได้ในขณะนี้ รอสักครู่แล้วสั่งใหม่ (${detail})`,
  password: (detail: string) =>
    'ฐานข้อมูลไม่รับบัญชีหรือรหัสผ่าน ให้แก้บัญชีและรหัสผ่านใน DATABASE_URL และ DATABASE_OWNER_URL ' +
    `(และ pg_hba.conf ของเครื่องฐานข้อมูล) แล้วสั่งใหม่ (${detail})`,
  noDatabase: (detail: string) =>
    'ไม่มีฐานข้อมูลชื่อนี้ ให้สร้างด้วย createdb หรือแก้ชื่อใน DATABASE_URL และ DATABASE_OWNER_URL ' +
    `แล้วสั่งใหม่ (${detail})`,
  noRight: (detail: string) =>
    'บัญชีฐานข้อมูลไม่มีสิทธิ์พอสำหรับงานนี้ ให้ผู้ดูแลฐานข้อมูลรัน npm run database -- roles ' +
    `แล้วสั่งใหม่ ถ้ายังไม่ได้ให้ส่งข้อความนี้ให้ผู้ดูแลโปรแกรม (${detail})`,
  certificate: (detail: string) =>
    'ใบรับรอง TLS ของเครื่องฐานข้อมูลใช้ไม่ได้ ให้ใช้ใบรับรองที่ถูกชื่อ ' +
    `หรือตั้ง NODE_EXTRA_CA_CERTS เป็นไฟล์ของผู้ออกใบรับรอง แล้วสั่งใหม่ (${detail})`,
} as const;
