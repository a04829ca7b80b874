import type { CaseCategory, CaseStatus } from '../../../records/content/demand.ts';

const categories: Readonly<Record<CaseCategory, string>> = {
  SERVICE: 'บริการ',
  LOAN: 'เงินกู้',
  DEPOSIT: 'เงินฝาก',
  WELFARE: 'สวัสดิการ',
  WEBSITE: 'เว็บไซต์',
  OTHER: 'อื่น ๆ',
};
const statuses: Readonly<Record<CaseStatus, string>> = {
  RECEIVED: 'รับเรื่อง',
  IN_PROGRESS: 'กำลังดำเนินการ',
  ANSWERED: 'ตอบแล้ว',
  CLOSED: 'ยุติ',
};

export const complaintAdminText = {
  categories,
  statuses,
  list: 'แสดงเรื่องร้องเรียนและข้อเสนอแนะ เรื่องที่ยังไม่ยุติก่อน',
  one: 'แสดงเรื่องหนึ่งทั้งหมด รวมถ้อยคำเดิมและข้อมูลติดต่อ (ลงบันทึกว่าใครเปิดดู)',
  start: 'รับเรื่องไปดำเนินการ',
  answer: 'ตอบเรื่อง และเผยแพร่ได้ถ้าผู้แจ้งอนุญาต',
  close: 'ยุติเรื่อง',
  forget: 'ลบข้อมูลติดต่อและถ้อยคำเดิมของเรื่องที่ยุติมาแล้วเกิน 365 วัน',
  id: 'เลขเรื่อง',
  note: 'บันทึกในลำดับการดำเนินงาน ผู้แจ้งเห็น และทุกคนเห็นเมื่อเผยแพร่ ห้ามมีชื่อบุคคล',
  text: 'คำตอบถึงผู้แจ้ง',
  publish: 'เผยแพร่เรื่องนี้บนหน้าเว็บ',
  redacted: 'เนื้อหาที่เผยแพร่ ตัดข้อมูลที่ระบุตัวบุคคลออกแล้ว',
  title: 'หัวข้อที่เผยแพร่ (ไม่ระบุ ใช้หัวข้อเดิม)',
  publicAnswer: 'คำตอบที่เผยแพร่ (ไม่ระบุ ใช้คำตอบถึงผู้แจ้ง)',
  badId: 'เลขเรื่องไม่ถูกต้อง',
  nothing: 'ไม่พบเรื่องนี้',
  closed: 'เรื่องนี้ยุติแล้ว เปลี่ยนแปลงไม่ได้',
  noText: 'คำตอบต้องมี 1–5,000 ตัวอักษร',
  noRedacted: 'ต้องระบุเนื้อหาที่ตัดข้อมูลบุคคลออกแล้วด้วย --redacted "…"',
  onlyWithPublish: '--redacted --title และ --public-answer ใช้คู่กับ --publish',
  notAllowed: 'ผู้แจ้งไม่อนุญาตให้เผยแพร่',
  empty: 'ยังไม่มีเรื่อง',
  row: (id: string, at: string, status: string, category: string, topic: string) =>
    `${id}  ${at}  ${status}  [${category}] ${topic}`,
  field: (name: string, value: string) => `${name}: ${value}`,
  fields: {
    contact: 'ผู้แจ้ง',
    anonymous: 'ไม่เปิดเผยตัว',
    none: 'ไม่ได้ให้ไว้',
    allow: 'อนุญาตให้เผยแพร่',
    yes: 'อนุญาต',
    no: 'ไม่อนุญาต',
    detail: 'รายละเอียด',
    answer: 'คำตอบ',
    published: 'เนื้อหาที่เผยแพร่',
    event: 'ลำดับ',
  },
  started: (id: string) => `เรื่อง ${id}: กำลังดำเนินการ`,
  answered: (id: string, published: boolean) =>
    `เรื่อง ${id}: ตอบแล้ว${published ? ' และเผยแพร่แล้ว' : ''}`,
  ended: (id: string) => `เรื่อง ${id}: ยุติแล้ว`,
  forgotten: (count: number) => `ลบข้อมูลของ ${count} เรื่องแล้ว`,
} as const;
