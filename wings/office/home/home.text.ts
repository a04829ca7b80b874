import { formatNumber } from '../../../core/thai-number.ts';
import type { KindKey } from './kinds.ts';

const count = (number: number): string => formatNumber(number, 0);

interface Words {
  readonly name: string;
  /** What is said of those that are overdue, where the name does not say it already. */
  readonly overdue?: (number: number) => string;
}

/** What waits, below its figure. */
export const kindWords: Readonly<Record<KindKey, Words>> = {
  drafts: { name: 'ฉบับร่างของคุณ' },
  scheduled: { name: 'เรื่องที่ตั้งเวลาเผยแพร่' },
  expiring: { name: 'เรื่องที่จะหมดอายุใน 7 วัน' },
  menuLinks: { name: 'เมนูที่ลิงก์ไม่มีหน้าแล้ว' },
  electionsToday: { name: 'การเลือกตั้งที่มีกำหนดวันนี้' },
  uncountedElections: { name: 'การเลือกตั้งที่รอบันทึกผลคะแนน' },
  electionResults: { name: 'ผลการเลือกตั้งที่รอผู้ตรวจเผยแพร่' },
  board: { name: 'คำถามที่รอคำตอบในกระดาน' },
  complaints: { name: 'เรื่องร้องเรียนที่ยังไม่มีผู้รับ' },
  lateComplaints: { name: 'เรื่องร้องเรียนที่เกินกำหนดตอบ' },
  agencyReports: { name: 'ผลการหักจากหน่วยงานที่รอตรวจ' },
  intake: { name: 'การนำเข้าล่าสุดที่ต้องตรวจ' },
  unenrolled: {
    name: 'เจ้าหน้าที่ที่ยังไม่ตั้งวิธีเข้าสู่ระบบ',
    overdue: (number) => `ลิงก์หมดอายุ ${count(number)} คน`,
  },
};

export const text = {
  title: 'สำนักงาน',
  greet: (name: string, login: string) => `สวัสดี ${name} (${login})`,
  waiting: 'รอคุณอยู่',
  nothingWaits: 'ตอนนี้ไม่มีงานรออยู่',
  count,
  rooms: 'ห้องทำงาน',
  none: 'ยังไม่มีงานสำหรับหน้าที่ของคุณ',
  noneHint: 'งานที่เปิดให้ตามหน้าที่จะขึ้นที่นี่',
  loading: 'กำลังนับงานที่รออยู่',
  failed: 'โหลดงานที่รออยู่ไม่สำเร็จ',
  failedHint: 'ห้องทำงานเปิดได้ตามปกติ เพียงแต่ยังไม่ทราบจำนวนที่รอ',
} as const;
