import { formatNumber } from '../../core/thai-number.ts';

export const pagesText = {
  label: 'เลือกหน้า',
  page: (page: number) => `หน้า ${page}`,
  of: (page: number, last: number) => `หน้า ${page} จาก ${last}`,
  newer: 'หน้าก่อน',
  older: 'หน้าถัดไป',
  rows: (from: number, to: number, total: number) =>
    `รายการที่ ${formatNumber(from, 0)}–${formatNumber(to, 0)} จาก ${formatNumber(total, 0)}`,
} as const;
