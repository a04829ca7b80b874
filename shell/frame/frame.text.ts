export const frameText = {
  skip: 'ข้ามไปเนื้อหา',
  shortcut: 'ทางลัด',
} as const;
