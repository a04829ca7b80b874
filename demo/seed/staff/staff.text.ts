export const staffNames = {
  admin: 'อำนวย จัดการดี',
  content: 'นารี ข่าวสาร',
  registry: 'สมพร ทะเบียนดี',
  finance: 'วิไล บัญชีดี',
  support: 'ปรานี ช่วยเหลือ',
} as const;

export const staffRoleTexts = {
  admin: 'เจ้าหน้าที่ ผู้ดูแลระบบและผู้ตรวจสอบ',
  content: 'เจ้าหน้าที่ ข่าวและเนื้อหาของเว็บไซต์',
  registry: 'เจ้าหน้าที่ ทะเบียนสมาชิก',
  finance: 'เจ้าหน้าที่ การเงิน ตรวจผลการหักของหน่วยงาน',
  support: 'เจ้าหน้าที่ ช่วยสมาชิก',
} as const;
