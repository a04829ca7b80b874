/** What is wrong with the file of a backup, and what to do. */
export const archiveText = {
  noFile: (path: string) => `ไม่มีไฟล์สำรอง ${path}: ตรวจชื่อไฟล์และโฟลเดอร์`,
  unreadable: (path: string, code: string) =>
    `อ่านไฟล์สำรอง ${path} ไม่ได้ (${code}): ตรวจสิทธิ์ของไฟล์และสื่อบันทึก`,
  notSealed: (path: string) =>
    `${path} ไม่ใช่ไฟล์สำรองของระบบนี้ หรือถูกตัดจนแทบไม่เหลือ: ใช้ไฟล์ที่ npm run backup เขียนไว้`,
  wrongPassphrase: (path: string) =>
    `รหัสผ่านของไฟล์สำรองไม่ถูกต้อง จึงเปิด ${path} ไม่ได้: ตั้ง BACKUP_PASSPHRASE เป็นรหัสที่ใช้เมื่อสำรองไฟล์นี้`,
  damaged: (path: string) =>
    `ไฟล์สำรอง ${path} เสียหายหรือไม่ครบ จึงไม่ใช้: คัดลอกใหม่จากต้นฉบับ หรือใช้ไฟล์สำรองฉบับอื่น`,
  newer: (path: string, migration: string) =>
    `ไฟล์สำรอง ${path} มาจากโปรแกรมรุ่นใหม่กว่า (มี ${migration}): ติดตั้งโปรแกรมรุ่นนั้นก่อน`,
  otherHistory: (path: string, migration: string) =>
    `ไฟล์สำรอง ${path} มาจากโปรแกรมที่ ${migration} ไม่เหมือนของเครื่องนี้: ใช้โปรแกรมรุ่นที่สำรองไฟล์นี้`,
  otherFormat: (path: string, format: unknown) =>
    `ไฟล์สำรอง ${path} เป็นรูปแบบ ${String(format)} ซึ่งโปรแกรมรุ่นนี้ไม่รู้จัก: ติดตั้งโปรแกรมรุ่นใหม่กว่า`,
};
