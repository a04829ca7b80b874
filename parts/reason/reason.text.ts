export const reasonText = {
  reason: 'เหตุผล',
  short: (least: number) => `กรุณาบอกเหตุผลอย่างน้อย ${least} ตัวอักษร`,
  long: (most: number) => `เหตุผลยาวได้ไม่เกิน ${most} ตัวอักษร`,
  busy: 'กำลังบันทึก',
  cancel: 'ยกเลิก',
  refused: 'ยังทำรายการไม่ได้',
} as const;
