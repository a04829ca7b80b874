/** What a restoration says besides what a backup says, too. */
export const restoreText = {
  wrongSecretPassphrase:
    'รหัสผ่านของกุญแจลับในไฟล์สำรองไม่ถูกต้อง: ตั้ง BACKUP_SECRET_PASSPHRASE เป็นรหัสที่ใช้เมื่อสำรอง ' +
    'หรือสั่งด้วย --without-secret แล้ววางไฟล์กุญแจลับเอง',
};
