/** What the start says of backups. */
export const backupTexts = {
  copying: (file: string) => `โปรแกรมรุ่นใหม่จะปรับโครงสร้างฐานข้อมูล กำลังสำรองก่อนที่ ${file}`,
  scheduled: (folder: string, at: string) => `สำรองข้อมูลเองทุกวันเวลา ${at} น. ลง ${folder}`,
  noOwner:
    'ตั้ง BACKUP_DIR ไว้แต่ไม่ได้ตั้ง DATABASE_OWNER_URL เครื่องนี้จึงไม่สำรองเอง: ' +
    'ตั้ง DATABASE_OWNER_URL หรือสั่ง npm run backup -- scheduled ตามเวลาจากเครื่องอื่น',
  notScheduled: 'ยังไม่ได้ตั้ง BACKUP_DIR: ไม่มีการสำรองข้อมูลตามเวลา ดูวิธีตั้งใน docs/backup.md',
};
