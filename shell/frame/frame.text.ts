export const frameText = {
  skip: 'ข้ามไปเนื้อหา',
} as const;
