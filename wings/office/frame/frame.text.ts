export const text = {
  bar: 'สำนักงานสหกรณ์',
  roles: {
    content: 'ข่าวและเนื้อหา',
    support: 'ช่วยสมาชิก',
    registry: 'ทะเบียน',
    finance: 'การเงิน',
    auditor: 'ผู้ตรวจสอบ',
    admin: 'ผู้ดูแลระบบ',
  } as Readonly<Record<string, string>>,
  noRole: 'ยังไม่มีหน้าที่',
  signOut: 'ออกจากระบบ',
  signingOut: 'กำลังออกจากระบบ',
  toOffice: 'สำนักงาน',
} as const;
