export const plotText = {
  balance: 'คงเหลือ (บาท)',
  day: 'วันที่',
  summary: (label: string, from: string, to: string) => `แผนภูมิ${label} ${from} ถึง ${to}`,
  ends: (first: string, last: string) => `เริ่มที่ ${first} บาท จบที่ ${last} บาท`,
} as const;
