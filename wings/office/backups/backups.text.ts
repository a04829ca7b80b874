/** Words of the room where administrators see the backups. */
import type { BackupFaultCode } from '../../../core/backup/condition.ts';
import { formatNumber } from '../../../core/thai-number.ts';

const faults: Readonly<Record<BackupFaultCode, { title: string; text: string }>> = {
  none: {
    title: 'ยังไม่มีสำเนาที่กู้ได้',
    text: 'หากเครื่องเสียตอนนี้ ข้อมูลทั้งหมดจะหาย ให้ผู้ดูแลเครื่องสั่ง npm run backup -- FILE และตั้ง BACKUP_DIR',
  },
  old: {
    title: 'สำเนาล่าสุดเก่าเกินหนึ่งคืน',
    text: 'ให้ผู้ดูแลเครื่องดูสาเหตุของครั้งที่ไม่สำเร็จด้านล่าง แล้วสั่ง npm run backup -- scheduled',
  },
  missed: {
    title: 'ไม่มีสำเนาตามเวลาของคืนล่าสุด',
    text: 'ระบบไม่ได้สำรองเองตามเวลา แม้มีสำเนาที่สั่งเอง ให้ผู้ดูแลเครื่องสั่ง npm run backup -- scheduled',
  },
  failed: {
    title: 'ครั้งล่าสุดสำรองไม่สำเร็จ',
    text: 'สาเหตุและวิธีแก้อยู่ในรายการด้านล่าง ระบบจะลองใหม่เองใน 1 ชั่วโมง',
  },
  unscheduled: {
    title: 'ยังไม่ได้ตั้งให้สำรองเองทุกคืน',
    text: 'ให้ผู้ดูแลเครื่องตั้ง BACKUP_DIR, BACKUP_PASSPHRASE และ BACKUP_SECRET_PASSPHRASE แล้วเริ่มระบบใหม่',
  },
  rehearsal_failed: {
    title: 'ซ้อมกู้สำเนาล่าสุดไม่สำเร็จ',
    text: 'สำเนานี้อาจกู้ไม่ได้ ให้ผู้ดูแลเครื่องดูสาเหตุด้านล่าง สำรองใหม่ แล้วสั่ง npm run backup -- rehearse',
  },
  unrehearsed: {
    title: 'ยังไม่รู้ว่าสำเนากู้ได้จริงหรือไม่',
    text: 'ยังไม่เคยซ้อมกู้ หรือไม่ได้ซ้อมมาเกินสองสัปดาห์ ให้ผู้ดูแลเครื่องสั่ง npm run backup -- rehearse',
  },
};

export const text = {
  title: 'การสำรองข้อมูล',
  sub: 'สำเนาของทั้งระบบที่กู้กลับได้ และผลการซ้อมกู้ ไฟล์อยู่ในเครื่องแม่ข่าย เปิดจากหน้านี้ไม่ได้',
  now: 'ตอนนี้',
  made: 'สำเนาล่าสุดที่ใช้ได้',
  never: 'ยังไม่มี',
  rehearsed: 'ซ้อมกู้ล่าสุดที่ตรงทุกแถว',
  neverRehearsed: 'ยังไม่เคย',
  schedule: 'สำรองเอง',
  everyNight: (at: string) => `ทุกวัน เวลา ${at} น.`,
  unscheduled: 'ยังไม่ได้ตั้ง',
  well: 'มีสำเนาของคืนล่าสุด และซ้อมกู้แล้วตรงทุกแถว',
  faults,
  list: 'รายการ',
  caption: 'การสำรองข้อมูล ครั้งล่าสุดอยู่บนสุด',
  began: 'เริ่มเมื่อ',
  outcome: 'ผล',
  size: 'ขนาด',
  rows: 'จำนวนแถว',
  trial: 'ซ้อมกู้',
  reasons: { command: 'สั่งเอง', schedule: 'ตามเวลา', migration: 'ก่อนเปลี่ยนรุ่นโปรแกรม' },
  good: 'ใช้ได้',
  failed: 'ไม่สำเร็จ',
  removed: (day: string) => `ลบตามอายุเมื่อ ${day}`,
  notRehearsed: 'ยังไม่ได้ซ้อม',
  equal: 'ตรงทุกแถว',
  unequal: 'ไม่สำเร็จ',
  megabytes: (bytes: number) => `${formatNumber(bytes / 1e6, 1)} MB`,
  count: (rows: number) => formatNumber(rows, 0),
  empty: 'ยังไม่เคยสำรองข้อมูล',
  emptyHint: 'เมื่อผู้ดูแลเครื่องสั่ง npm run backup หรือตั้ง BACKUP_DIR รายการจะขึ้นที่นี่',
  loading: 'กำลังโหลดรายการสำรองข้อมูล',
  loadFailed: 'โหลดรายการสำรองข้อมูลไม่สำเร็จ',
  loadFailedHint: 'กรุณาลองอีกครั้ง ยังไม่มีอะไรเปลี่ยนแปลง',
} as const;
