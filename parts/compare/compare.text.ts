export const compareText = {
  title: 'ชื่อเอกสาร',
  body: 'ข้อความ',
  lineByLine: 'ดูที่เปลี่ยนทีละบรรทัด',
  loading: 'กำลังโหลดฉบับก่อน',
  failed: 'โหลดฉบับก่อนไม่สำเร็จ',
  failedHint: 'ฉบับนี้อ่านได้ตามปกติ กรุณาลองอีกครั้ง',
  picture: (alt: string) => `[รูป: ${alt}]`,
  link: (words: string, href: string) => `${words} (${href})`,
  gone: 'ตัดออก',
  new: 'เพิ่ม',
  none: 'สองฉบับนี้เหมือนกัน',
  legend: 'บรรทัดที่ขึ้นต้นด้วย − ตัดออก บรรทัดที่ขึ้นต้นด้วย + เพิ่มเข้ามา',
} as const;
