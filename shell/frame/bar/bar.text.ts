export const barText = {
  backToPage: 'กลับไปหน้าที่อ่านอยู่',
  closeMenu: 'ปิดเมนู',
  /** R033: the specification's sentence. */
  noEntries: 'ยังไม่พบเมนู',
  /** Leads to a parent's own page. */
  ownPage: (name: string) => `ไปหน้า${name}`,
  publicMenu: 'เมนูหลัก',
  reports: { name: 'รายงาน', nameEn: 'Reports' },
  user: 'ผู้ใช้งาน',
} as const;
