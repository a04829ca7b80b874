export const shareText = {
  group: 'แบ่งปันหน้านี้',
  line: 'ส่งทาง LINE',
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
  failed: 'คัดลอกไม่ได้ กรุณาคัดลอกจากช่องที่อยู่ของเบราว์เซอร์',
  print: 'พิมพ์',
} as const;
