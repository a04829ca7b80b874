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
  idle: {
    title: 'ยังใช้งานอยู่หรือไม่',
    why: 'ไม่มีการใช้งานมาสักครู่ ระบบจะให้ออกจากสำนักงานในอีก',
    seconds: 'วินาที',
    stay: 'ใช้งานต่อ',
    leave: 'ออกจากระบบ',
  },
} as const;
