export const downloadText = {
  label: 'พิมพ์และบันทึกไฟล์',
  save: 'บันทึก',
  print: 'พิมพ์',
  making: 'กำลังจัดทำ',
  formats: { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' },
  csv: 'ไฟล์ CSV',
  certificate: 'หนังสือรับรอง',
} as const;
