/** Words of the filters over a ledger, and of what they find; files say the same. */
import { ledgerWords } from '../../../core/ledger/address.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import type { Span } from './periods.ts';

export const filterText = {
  label: 'เลือกรายการ',
  oftenUsed: 'ช่วงเวลาที่ใช้บ่อย',
  otherSpans: 'ช่วงเวลาอื่น',
  periods: {
    all: 'ทั้งหมด',
    month: 'เดือนนี้',
    months3: '3 เดือน',
    months6: '6 เดือน',
    months12: '12 เดือน',
    year: 'ปีนี้',
    lastYear: 'ปีก่อน',
  },
  year: 'ปี พ.ศ.',
  anyYear: 'เลือกปี',
  noYears: 'โหลดรายชื่อปีไม่สำเร็จ ใส่วันที่แทนได้',
  find: 'ค้นหารายการหรือจำนวนเงิน',
  look: 'ค้นหา',
  clear: 'ล้างคำค้น',
  found: 'พบ',
  foundCount: (count: string) => `${count} รายการ`,
  announce: (count: string) => `พบ ${count} รายการ`,
  announceShown: (days: string, came: string, went: string) =>
    `แสดงรายการ ${days}: ${came} ${went}`,
  nothingHint: (q: string) =>
    `ไม่มีรายการหรือจำนวนเงินที่ตรงกับ “${q}” ในช่วงเวลาที่เลือก ลองใช้คำอื่น หรือล้างคำค้น`,
  shown: 'แสดงรายการ',
  tools: 'เครื่องมือของรายการ',
  sums: 'สรุปยอด',
} as const;

/** The chosen days in words: `1 ก.ย. 2568 – 28 พ.ย. 2568`. */
export function daysInWords({ from, to }: Span): string {
  if (from && to) return `${thaiDateShort(from)} – ${thaiDateShort(to)}`;
  if (from) return `ตั้งแต่ ${thaiDateShort(from)}`;
  if (to) return `ถึง ${thaiDateShort(to)}`;
  return 'ทุกช่วงเวลา';
}

/** What a ledger shows, in words: its days and what is looked for; a blank search is none. */
export function filterInWords({ q, ...span }: Span & { readonly q?: string | undefined }): string {
  const words = ledgerWords(q ?? '');
  return words === undefined ? daysInWords(span) : `${daysInWords(span)} · ค้นหา “${words}”`;
}
