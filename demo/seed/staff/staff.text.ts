export const staffNames = {
  admin: 'อำนวย จัดการดี',
  finance: 'วิไล บัญชีดี',
  support: 'ปรานี ช่วยเหลือ',
} as const;

export const staffRoleTexts = {
  admin: 'เจ้าหน้าที่ ผู้ดูแลระบบและผู้ตรวจสอบ',
  finance: 'เจ้าหน้าที่ การเงิน ตรวจผลการหักของหน่วยงาน',
  support: 'เจ้าหน้าที่ ช่วยสมาชิก',
} as const;
