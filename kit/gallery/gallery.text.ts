export const galleryText = {
  open: (alt: string) => `ดูภาพใหญ่: ${alt}`,
  viewer: 'ดูภาพ',
  before: 'ภาพก่อน',
  after: 'ภาพถัดไป',
  close: 'ปิด',
  at: (at: number, of: number) => `ภาพที่ ${at} จาก ${of}`,
} as const;
