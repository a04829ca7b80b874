export const historyText = {
  title: 'ประวัติการแก้ไข',
  none: 'ยังไม่มีการแก้ไขจากหน้านี้',
  made: 'เพิ่ม',
  changed: 'แก้ไข',
  removed: 'ลบ',
  moved: 'ย้ายลำดับ',
  by: (name: string) => `โดย ${name}`,
  was: 'เดิม',
  is: 'เป็น',
  restore: (name: string) => `กู้คืน “${name}”`,
  more: (count: string) => `ดูก่อนหน้าอีก ${count} รายการ`,
} as const;
