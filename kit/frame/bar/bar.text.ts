export const barText = {
  backToPage: 'กลับไปหน้าที่อ่านอยู่',
  closeMenu: 'ปิดเมนู',
  /** R033: the specification's sentence. */
  noEntries: 'ยังไม่พบเมนู',
  publicMenu: 'เมนูหลัก',
  user: 'ผู้ใช้งาน',
} as const;
