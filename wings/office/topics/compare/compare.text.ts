import { thaiDateLong, thaiDateTime } from '../../../../core/thai-date.ts';

const at = (instant: string): string => thaiDateTime(new Date(instant));

export const compareText = {
  title: 'หัวเรื่อง',
  category: 'หมวด',
  summary: 'สรุป',
  body: 'เนื้อหา',
  cover: 'รูปหน้าเรื่อง',
  facts: 'ข้อมูลสำคัญ',
  images: 'ภาพประกอบ',
  files: 'ไฟล์แนบ',
  times: 'เวลา',
  pictureAt: (words: string, url: string) => `${words} (${url.split('/').pop() ?? ''})`,
  publishedAt: (instant: string) => `เผยแพร่ ${at(instant)}`,
  expiresAt: (instant: string) => `หมดอายุ ${at(instant)}`,
  pinnedUntil: (instant: string | null) =>
    instant === null ? 'ปักหมุดจนกว่าจะเลิก' : `ปักหมุดถึง ${at(instant)}`,
  happens: (from: string, until: string | null) =>
    until === null
      ? `จัดวันที่ ${thaiDateLong(from)}`
      : `จัดวันที่ ${thaiDateLong(from)} ถึง ${thaiDateLong(until)}`,
} as const;
