import type { Category, Status } from './case.ts';

export const categoryNames: Readonly<Record<Category, string>> = {
  SERVICE: 'บริการ',
  LOAN: 'เงินกู้',
  DEPOSIT: 'เงินฝาก',
  WELFARE: 'สวัสดิการ',
  WEBSITE: 'เว็บไซต์',
  OTHER: 'อื่น ๆ',
};

export const statusNames: Readonly<Record<Status, string>> = {
  RECEIVED: 'รับเรื่อง',
  IN_PROGRESS: 'กำลังดำเนินการ',
  ANSWERED: 'ตอบแล้ว',
  CLOSED: 'ยุติ',
};
