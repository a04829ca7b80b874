export const staffNames = {
  admin: 'อำนวย จัดการดี',
  support: 'ปรานี ช่วยเหลือ',
} as const;

export const staffRolesTold = {
  admin: 'เจ้าหน้าที่ ผู้ดูแลระบบและผู้ตรวจสอบ',
  support: 'เจ้าหน้าที่ ช่วยสมาชิก',
} as const;
