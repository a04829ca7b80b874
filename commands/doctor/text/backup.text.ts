/** What is found of backups, and what mends it. */
import type { BackupFaultCode } from '../../../core/backup/condition.ts';

const faults: Readonly<Record<BackupFaultCode, { says: string; mend: string }>> = {
  none: {
    says: 'ยังไม่มีสำเนาที่กู้ได้',
    mend: 'npm run backup -- FILE แล้วตั้ง BACKUP_DIR ' + '(ถ้าตั้งแล้ว: npm run backup -- scheduled)',
  },
  old: {
    says: 'สำเนาล่าสุดเก่าเกินหนึ่งคืน',
    mend: 'npm run backup -- list บอกเหตุ แก้แล้วสั่ง npm run backup -- scheduled',
  },
  missed: {
    says: 'มีสำเนาที่สั่งเอง แต่ระบบไม่ได้สำรองเองตามเวลาของคืนล่าสุด',
    mend: 'npm run backup -- scheduled แล้วทำตามที่บอก',
  },
  failed: { says: 'สำรองครั้งล่าสุดไม่สำเร็จ', mend: 'npm run backup -- list บอกเหตุและวิธีแก้' },
  unscheduled: {
    says: 'ยังไม่ได้ตั้งให้สำรองเองทุกคืน',
    mend: 'ตั้ง BACKUP_DIR, BACKUP_PASSPHRASE และ BACKUP_SECRET_PASSPHRASE แล้วเริ่มระบบใหม่',
  },
  rehearsal_failed: {
    says: 'ซ้อมกู้สำเนาล่าสุดไม่สำเร็จ',
    mend: 'npm run backup -- list บอกเหตุ แก้แล้วสั่ง npm run backup -- rehearse',
  },
  unrehearsed: {
    says: 'ยังไม่เคยซ้อมกู้ หรือไม่ได้ซ้อมมาเกินสองสัปดาห์ จึงไม่รู้ว่าสำเนากู้ได้จริง',
    mend: 'npm run backup -- rehearse',
  },
};

export const backupText = {
  title: 'การสำรองข้อมูล',
  demo: 'สหกรณ์สาธิตสร้างใหม่ได้เสมอ ไม่ต้องสำรอง',
  newest: (at: string) => `สำเนาล่าสุดที่ใช้ได้ ${at}`,
  faults,
  gone: (file: string, code: string) => `ไม่พบไฟล์สำเนาล่าสุดที่ ${file} (${code})`,
  goneMend: 'ต่อดิสก์ของสำเนาหรือนำไฟล์กลับมาวางที่เดิม หรือสั่ง npm run backup -- FILE เพื่อทำสำเนาใหม่',
  allGone: (count: number) => `ไม่พบไฟล์สำเนาใดเลยใน ${count} ไฟล์ที่ระบบทำไว้`,
  noSecret: (file: string) => `สำเนาล่าสุด ${file} ไม่มีกุญแจลับ`,
  noSecretMend:
    'เก็บสำเนา DATA_DIR/secret ไว้นอกเครื่อง หรือตั้ง BACKUP_SECRET_PASSPHRASE ' +
    'แล้วสั่ง npm run backup -- FILE โดยไม่ใส่ --without-secret',
  folder: (path: string) => `BACKUP_DIR ${path} เขียนได้`,
  folderLater: (path: string) => `BACKUP_DIR ${path} จะสร้างเมื่อสำรองครั้งแรก`,
  folderClosed: (path: string, code: string) => `BACKUP_DIR ${path} เขียนไม่ได้ (${code})`,
  folderMend: (path: string) =>
    `ให้บัญชีของโปรแกรมเป็นเจ้าของ: chown -R sahakon: ${path} หรือตั้งโฟลเดอร์อื่น`,
};
