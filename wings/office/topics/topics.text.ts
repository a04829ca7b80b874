import { officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { formatNumber } from '../../../core/thai-number.ts';

const count = (number: number): string => formatNumber(number, 0);

/** What list, editor and versions share. */
export const topicText = {
  all: 'ข่าวและเนื้อหาทั้งหมด',
  failedHint: 'ระบบติดต่อฐานข้อมูลไม่ได้ชั่วคราว ลองใหม่อีกครั้ง',
  states: {
    DRAFT: 'ฉบับร่าง',
    SCHEDULED: 'ตั้งเวลาไว้',
    PUBLIC: 'เผยแพร่อยู่',
    EXPIRED: 'หมดอายุ',
    HIDDEN: 'ซ่อน',
    DELETED: 'ลบแล้ว',
  },
  unpublished: 'มีรุ่นที่ยังไม่เผยแพร่',
  pinned: 'ปักหมุด',
} as const;

export const listText = {
  title: officeRoomNames.topics,
  sub: (total: number | undefined) =>
    total === undefined ? 'ข่าว ประกาศ ระเบียบ และแบบฟอร์มของเว็บไซต์' : `พบ ${count(total)} เรื่อง`,
  loading: 'กำลังโหลดรายการ',
  failed: 'โหลดรายการไม่สำเร็จ',
  filter: 'กรองรายการ',
  q: 'ค้นหาหัวเรื่องหรือเลขที่',
  category: 'หมวด',
  everyCategory: 'ทุกหมวด',
  state: 'สถานะ',
  everyState: 'ทุกสถานะ ยกเว้นที่ลบแล้ว',
  expiring: 'จะหมดอายุใน 7 วัน',
  mine: 'ของฉัน',
  show: 'แสดง',
  clear: 'ล้างตัวกรอง',
  columns: 'คอลัมน์ที่แสดง',
  columnsShort: 'คอลัมน์',
  columnNames: {
    category: 'หมวด',
    published: 'เผยแพร่',
    expires: 'หมดอายุ',
    changed: 'แก้ไขล่าสุด',
    views: 'อ่าน',
  },
  caption: 'รายการข่าวและเนื้อหา',
  select: (title: string) => `เลือก ${title}`,
  selectAll: 'เลือกทุกเรื่องในหน้านี้',
  choice: 'เลือก',
  name: 'หัวเรื่อง',
  changedBy: (name: string) => `โดย ${name}`,
  empty: 'ไม่พบเรื่องตามที่กรอง',
  emptyHint: 'ลองล้างตัวกรอง หรือเขียนเรื่องใหม่',
  write: 'เขียนเรื่องใหม่',
  versions: (title: string) => `รุ่นของ ${title}`,
  actions: {
    HIDE: 'ซ่อน',
    SHOW: 'แสดง',
    DELETE: 'ลบ',
    RESTORE: 'กู้คืน',
    UNPIN: 'เลิกปักหมุด',
    MOVE: 'ย้ายหมวด',
  },
  chosen: (number: number) => `เลือกไว้ ${count(number)} เรื่อง`,
  bulk: 'ทำกับเรื่องที่เลือก',
  action: 'สิ่งที่จะทำ',
  run: 'ทำกับเรื่องที่เลือก',
  target: 'ย้ายไปหมวด',
  confirm: (action: string, number: number) => `${action} ${count(number)} เรื่อง`,
  confirmDelete: 'เรื่องที่ลบจะหายจากเว็บไซต์ทันที และกู้คืนได้จากสถานะ “ลบแล้ว”',
  confirmOther: 'ผลจะเห็นบนเว็บไซต์ทันที',
  yes: 'ยืนยัน',
  busy: 'กำลังทำ',
  cancel: 'ยกเลิก',
  refused: 'ทำไม่สำเร็จ',
  done: (action: string, number: number) => `${action}แล้ว ${count(number)} เรื่อง`,
} as const;

export const newText = {
  title: 'เขียนเรื่องใหม่',
  sub: 'เริ่มเป็นฉบับร่าง ผู้อ่านยังไม่เห็นจนกว่าจะเผยแพร่',
  name: 'หัวเรื่อง',
  category: 'หมวด',
  choose: 'เลือกหมวด',
  noCategory: 'กรุณาเลือกหมวด',
  noName: 'กรุณาใส่หัวเรื่อง',
  begin: 'เริ่มเขียน',
  refused: 'เริ่มเขียนไม่สำเร็จ',
} as const;
