/** Every word of the dashboard. */
import { formatNumber } from '../../../core/thai-number.ts';

const count = (number: number): string => formatNumber(number, 0);

export const text = {
  title: 'ภาพรวม',
  now: {
    label: 'เดือนนี้',
    billed: (month: string) => `เรียกเก็บ ${month}`,
    members: (number: number) => `${count(number)} ราย`,
    due: 'ครบกำหนดนำส่ง',
    /** D-24. */
    left: (days: number) =>
      days > 0
        ? `เหลือ ${count(days)} วัน`
        : days === 0
          ? 'ครบกำหนดวันนี้'
          : `เกินกำหนด ${count(-days)} วัน`,
    posted: 'ผ่านรายการเมื่อ',
    dueWas: 'กำหนดนำส่ง',
  },
  next: {
    title: 'ทำต่อ',
    OPEN: { description: 'หนังสือนำส่งของเดือนนี้มาถึงแล้ว', action: 'เปิดหนังสือนำส่ง' },
    REPORT: { description: 'หักเงินแล้ว แจ้งผลของสมาชิกแต่ละคน', action: 'รายงานผลการหัก' },
    MEND: { description: 'สหกรณ์ส่งผลกลับมาให้แก้ไข', action: 'แก้ไขผลการหัก' },
    ATTACH: { description: 'รายงานครบแล้ว แนบหลักฐานการโอนเงิน', action: 'แนบหลักฐานการโอน' },
    EXPLAIN: { description: 'ยอดโอนยังไม่ตรงกับยอดที่หักได้', action: 'ชี้แจงส่วนต่าง' },
    SUBMIT: { description: 'ข้อมูลครบแล้ว ตรวจอีกครั้งก่อนส่ง', action: 'ไปตรวจก่อนส่งผล' },
    SUPPLEMENT: { action: 'ดูงบหน้าใบเรียกเก็บ' },
    WAIT: { description: 'ส่งผลแล้ว รอสหกรณ์ตรวจรับ', action: 'ดูผลที่ส่ง' },
    ACCEPTED: { description: 'สหกรณ์รับผลแล้ว รอผ่านรายการ', action: 'ดูผลที่ส่ง' },
    DONE: { description: 'สหกรณ์ผ่านรายการของเดือนนี้แล้ว', action: 'ดูสรุปของเดือนนี้' },
    /** Whoever only looks. */
    viewer: {
      description: 'คุณดูและพิมพ์เอกสารได้ การรายงานผลเป็นของผู้แทนที่มีสิทธิ์รายงาน',
      action: 'ดูงบหน้าใบเรียกเก็บ',
    },
  },
  cards: {
    label: 'เรื่องของหน่วยงาน',
    before: {
      title: 'ผลของเดือนก่อน',
      titleShort: 'เดือนก่อนเก็บไม่ได้',
      people: (number: number) => `${count(number)} ราย`,
      full: 'เก็บได้ครบทุกราย',
      waiting: 'รอสหกรณ์ผ่านรายการ',
      more: (month: string) => `ดูสรุป ${month}`,
      none: 'ยังไม่มีเดือนก่อนหน้า',
      moreNone: 'ดูสรุปใบเรียกเก็บ',
    },
    letters: {
      title: 'หนังสือนำส่ง',
      unread: (number: number) => `ยังไม่ได้เปิด ${count(number)} ฉบับ`,
      none: 'ไม่มีหนังสือที่ยังไม่ได้เปิด',
      more: 'ไปที่หนังสือนำส่ง',
    },
    guide: {
      title: 'คู่มือผู้แทนหน่วย',
      unread: (version: number) => `ฉบับที่ ${count(version)} ยังไม่ได้อ่าน`,
      read: (version: number) => `อ่านฉบับที่ ${count(version)} แล้ว`,
      none: 'ยังไม่มีคู่มือ',
      more: 'เปิดคู่มือ',
    },
    below: {
      title: 'หน่วยงานย่อย',
      billed: (month: string) => `เรียกเก็บรวมทุกหน่วย ${month}`,
      agencies: (number: number) => `${count(number)} หน่วย`,
      members: 'สมาชิก',
      posted: 'ผ่านรายการแล้ว',
      of: (posted: number, all: number) => `${count(posted)} จาก ${count(all)} หน่วย`,
      more: 'ดูยอดของแต่ละหน่วย',
    },
  },
  documents: {
    title: 'เอกสารประจำเดือน',
    cover: { name: 'งบหน้าใบเรียกเก็บ', description: 'รายชื่อและยอดหักของสมาชิกแต่ละคน' },
    letters: { name: 'หนังสือนำส่ง', description: 'หนังสือขอให้หักเงิน พร้อมยอดรวม' },
    summary: { name: 'สรุปใบเรียกเก็บ', description: 'ยอดตามรายการ ผลการเก็บ และแนวโน้ม' },
    /** Of an office above others. */
    ofUnits: 'ยอดของหน่วยงานย่อยแต่ละหน่วย และแนวโน้ม',
    noMembers: 'ว่าง เพราะหน่วยงานนี้ไม่มีสมาชิกของตนเอง',
  },
  news: { title: 'ประกาศของสหกรณ์', none: 'ยังไม่มีประกาศ', all: 'ดูประกาศทั้งหมด' },
  empty: 'ยังไม่มีรายการเรียกเก็บ',
  emptyHint: 'เมื่อสหกรณ์ส่งรายการเรียกเก็บให้หน่วยงาน ยอดและกำหนดนำส่งจะแสดงที่นี่',
  loading: 'กำลังโหลดภาพรวม',
  failed: 'โหลดภาพรวมไม่สำเร็จ',
  safe: 'ข้อมูลของหน่วยงานยังอยู่ครบ ระบบเพียงแสดงไม่ได้ชั่วคราว',
} as const;
