export const barText = {
  closeMenu: 'ปิดเมนู',
  home: 'หน้าหลัก',
  menu: 'เมนู',
  /** R033: the specification's sentence. */
  noEntries: 'ยังไม่พบเมนู',
  publicMenu: 'เมนูหลัก',
  user: 'ผู้ใช้งาน',
} as const;
