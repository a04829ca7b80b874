import { formatNumber } from '../../core/thai-number.ts';

/** What a backup and its restoration say to the person who runs them. */
export const backupText = {
  busy: 'มีการสำรองข้อมูลอื่นทำงานอยู่: รอให้เสร็จก่อนแล้วสั่งใหม่',
  foreignSecret:
    'กุญแจลับของเครื่องนี้ไม่ใช่ของฐานข้อมูลนี้ (หรือเป็นสำเนาจากก่อนเปลี่ยนครั้งล่าสุด) จึงไม่สำรอง: ' +
    'สำรองจากเครื่องที่มี DATA_DIR/secret ปัจจุบัน หรือสั่งด้วย --without-secret',
  noRoom: (folder: string, needed: string, free: string) =>
    `ที่ว่างใน ${folder} ไม่พอ: ต้องใช้ราว ${needed} GB แต่เหลือ ${free} GB จึงไม่เริ่ม: เพิ่มดิสก์หรือลบสิ่งที่ไม่ใช้`,
  folderGone: (folder: string) =>
    `ไม่พบสำเนาเดิมสักไฟล์ใน ${folder} ดิสก์ของสำเนาอาจไม่ได้ต่ออยู่ จึงไม่สำรอง: ` +
    'ต่อดิสก์ก่อน หรือถ้าย้ายสำเนาไปแล้วจริง ให้ตั้ง BACKUP_DIR เป็นโฟลเดอร์ใหม่',
  inRehearsal: (folder: string) => `มีการซ้อมกู้อื่นทำงานอยู่ใน ${folder}: รอให้เสร็จก่อน`,
  exists: (path: string) => `มีไฟล์ ${path} อยู่แล้ว จึงไม่เขียนทับ: ใช้ชื่ออื่น หรือย้ายไฟล์เดิมออกก่อน`,
  noPlace: (path: string, code: string) =>
    `เขียนไฟล์สำรองที่ ${path} ไม่ได้ (${code}): ใช้โฟลเดอร์ที่มีอยู่ มีที่ว่าง และโปรแกรมเขียนได้`,
  changing: (path: string) =>
    `ไฟล์ ${path} เปลี่ยนระหว่างสำรองข้อมูล จึงไม่ได้สำเนาที่ครบ: สั่งสำรองใหม่เมื่อไม่มีใครแก้ไฟล์นั้น`,
  notEmpty: (table: string) =>
    `ฐานข้อมูลปลายทางไม่ว่าง (มีข้อมูลใน ${table}) จึงไม่กู้ทับ: ` +
    'ตั้ง DATA_DIR เป็นโฟลเดอร์ใหม่ หรือตั้ง DATABASE_OWNER_URL เป็นฐานข้อมูลใหม่ที่ว่าง',
  mediaNotEmpty: (path: string) =>
    `โฟลเดอร์ ${path} มีไฟล์อยู่แล้ว จึงไม่กู้ทับ: ย้ายออกก่อน หรือตั้ง DATA_DIR เป็นโฟลเดอร์ใหม่`,
  inUse: 'มีเครื่องแม่ข่ายหรือคำสั่งอื่นใช้ฐานข้อมูลปลายทางอยู่: หยุดก่อน (Ctrl+C หรือ systemctl stop) แล้วสั่งใหม่',
  unequal: (table: string) =>
    `นับข้อมูลที่กู้แล้วไม่ตรงกับไฟล์สำรองใน ${table} จึงยกเลิกทั้งหมด ไม่มีอะไรเปลี่ยน: ` +
    'สั่งใหม่อีกครั้ง หากยังไม่ตรงให้ตรวจดิสก์และหน่วยความจำของเครื่อง',
  alreadyRestored: 'กู้ข้อมูลเสร็จครบแล้วตั้งแต่ครั้งก่อน ไม่ต้องทำอะไรอีก: เริ่มระบบด้วย npm start',
  unknownEnd:
    'การเชื่อมต่อฐานข้อมูลขาดในขั้นสุดท้าย จึงยังไม่รู้ว่ากู้ครบหรือไม่: ' +
    'สั่ง npm run restore เดิมอีกครั้ง แล้วระบบจะตรวจให้',
  unfinished: (dataDir: string) =>
    `การกู้ข้อมูลใน ${dataDir} ค้างอยู่ จึงไม่เริ่มระบบ: สั่ง npm run restore -- FILE อีกครั้ง ` +
    'หรือตั้ง DATA_DIR เป็นโฟลเดอร์ใหม่',
  copying: (table: string) => `สำรอง ${table}`,
  checking: 'ตรวจไฟล์สำรอง',
  loading: (table: string) => `กู้ ${table}`,
  counting: (table: string) => `นับทวน ${table}`,
  files: 'รูปภาพและเอกสาร',
  rows: (count: number) => `${formatNumber(count, 0)} แถว`,
};
