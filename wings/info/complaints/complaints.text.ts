import type { Category, Status } from './complaints.api.ts';

const categories: Readonly<Record<Category, string>> = {
  SERVICE: 'บริการ',
  LOAN: 'เงินกู้',
  DEPOSIT: 'เงินฝาก',
  WELFARE: 'สวัสดิการ',
  WEBSITE: 'เว็บไซต์',
  OTHER: 'อื่น ๆ',
};

const statuses: Readonly<Record<Status, string>> = {
  RECEIVED: 'รับเรื่อง',
  IN_PROGRESS: 'กำลังดำเนินการ',
  ANSWERED: 'ตอบแล้ว',
  CLOSED: 'ยุติ',
};

export const demandText = {
  categories,
  statuses,
  views: {
    label: 'ส่วนของหน้านี้',
    list: 'เผยแพร่แล้ว',
    file: 'แจ้งเรื่อง',
    track: 'ติดตามเรื่อง',
  },
  sub: (days: number) => `ทุกเรื่องมีผู้รับผิดชอบ และสหกรณ์ตั้งใจตอบภายใน ${days} วัน`,
  list: {
    title: 'เรื่องที่เผยแพร่',
    about: 'เผยแพร่เฉพาะเรื่องที่ผู้แจ้งอนุญาต โดยตัดข้อมูลที่ระบุตัวบุคคลออกแล้ว',
    filter: 'เลือกดูบางเรื่อง',
    category: 'ประเภท',
    status: 'สถานะ',
    all: 'ทั้งหมด',
    show: 'แสดง',
    clear: 'ล้างตัวกรอง',
    received: 'แจ้งเมื่อ',
    answered: 'ตอบเมื่อ',
    empty: 'ยังไม่มีเรื่องที่เผยแพร่',
    emptyHint: 'เมื่อสหกรณ์เผยแพร่เรื่องที่ผู้แจ้งอนุญาต จะแสดงที่นี่พร้อมคำตอบ',
    none: 'ไม่มีเรื่องตามที่เลือก',
    noneHint: 'ลองเลือกประเภทหรือสถานะอื่น',
    noPage: 'ไม่มีหน้านี้',
    noPageHint: 'เรื่องที่เผยแพร่มีน้อยกว่านี้',
    firstPage: 'ไปหน้าแรก',
    failed: 'โหลดเรื่องที่เผยแพร่ไม่สำเร็จ',
    failedHint: 'ข้อมูลยังอยู่ครบ กรุณาลองอีกครั้ง',
    loading: 'กำลังโหลดเรื่องที่เผยแพร่',
  },
  case: {
    back: 'เรื่องที่เผยแพร่ทั้งหมด',
    body: 'เรื่องที่แจ้ง',
    answer: 'คำตอบของสหกรณ์',
    waiting: 'ยังไม่มีคำตอบ สหกรณ์ตั้งใจตอบภายใน',
    ended: 'ยุติเรื่องโดยไม่มีคำตอบแยก',
    timeline: 'ลำดับการดำเนินงาน',
    failed: 'โหลดเรื่องนี้ไม่สำเร็จ',
    loading: 'กำลังโหลดเรื่องนี้',
    own: 'มีเรื่องอยากแจ้งเหมือนกัน',
  },
} as const;
