export const amountText = {
  baht: 'บาท',
  hidden: 'ซ่อนอยู่',
  mask: '••••••',
  unknown: 'ไม่มีข้อมูล',
} as const;
