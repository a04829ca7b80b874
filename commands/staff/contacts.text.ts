/** Words of the commands that keep agencies' people. */
export const contactsText = {
  list: 'รายชื่อผู้แทนของหน่วยงาน',
  add: 'เพิ่มผู้แทนหน่วย แสดงรหัสผ่านแรกครั้งเดียว',
  reset: 'ออกรหัสผ่านใหม่ให้ผู้แทน ทุกเครื่องออกจากระบบทันที',
  unlock: 'ปลดการพักเข้าสู่ระบบของผู้แทน ใช้รหัสผ่านเดิมได้จากทุกเครื่อง ตรวจตัวบุคคลก่อน',
  end: 'ให้พ้นจากการเป็นผู้แทน ทุกเครื่องออกจากระบบทันที',
  role: 'เปลี่ยนสิทธิ์ของผู้แทน: admin รายงานผลหักได้ viewer ดูและพิมพ์อย่างเดียว',
  agencyNo: 'รหัสหน่วยงาน เช่น 01011001',
  login: 'รหัสหน่วยงานที่ผู้แทนใช้เข้าสู่ระบบ เช่น 01011001 หรือ 01011001-2',
  name: 'ชื่อและนามสกุลพร้อมคำนำหน้า',
  roleOf: 'admin หรือ viewer',
  badName: 'ชื่อต้องยาว 1 ถึง 120 ตัวอักษร',
  unfitName: 'ชื่อมีอักขระที่มองไม่เห็นหรือใช้ไม่ได้ กรุณาลบแล้วพิมพ์ใหม่',
  badRole: (text: string) => `สิทธิ์ต้องเป็น admin หรือ viewer ไม่ใช่ ${text}`,
  badLogin: (text: string) => `รหัสหน่วยงานไม่ถูกต้อง: ${text}`,
  noAgency: (agencyNo: string) => `ไม่มีหน่วยงานรหัส ${agencyNo} ในทะเบียน`,
  full: (agencyNo: string) => `หน่วยงาน ${agencyNo} มีผู้แทนครบ 99 คนแล้ว`,
  nobody: (login: string) => `ไม่มีผู้แทนที่ใช้รหัสหน่วยงาน ${login} หรือพ้นไปแล้ว`,
  none: (agencyNo: string) => `หน่วยงาน ${agencyNo} ยังไม่มีผู้แทน`,
  row: (login: string, name: string, role: string) => `${login.padEnd(18)}${name}  ${role}`,
  since: (at: string) => `                  พ้นจากการเป็นผู้แทนเมื่อ ${at}`,
  stopped: (login: string, at: string) =>
    [
      `                  พักการเข้าสู่ระบบตั้งแต่ ${at} เข้าได้เฉพาะเครื่องที่เคยใช้`,
      `                  ปลดด้วย contact-unlock ${login}`,
    ].join('\n'),
  unlocked: (login: string) => `ปลดการพักของ ${login} แล้ว ใช้รหัสผ่านเดิมได้จากทุกเครื่อง`,
  notStopped: (login: string) => `${login} ไม่ได้ถูกพัก ไม่มีอะไรเปลี่ยนแปลง`,
  left: (agencyNo: string, contacts: number, admins: number) =>
    contacts === 0
      ? `หน่วยงาน ${agencyNo} ไม่เหลือผู้แทน`
      : `หน่วยงาน ${agencyNo} เหลือผู้แทน ${contacts} คน เป็น admin ${admins} คน`,
  noAdmin: (agencyNo: string) =>
    `คำเตือน: ไม่มีใครรายงานผลหักของหน่วยงาน ${agencyNo} ได้ เพิ่มด้วย contact-add หรือ contact-role`,
  added: (name: string, login: string) =>
    `เพิ่ม ${name} แล้ว เข้าระบบที่ /membergroup/logon ด้วยรหัสหน่วยงาน ${login}`,
  wasReset: (login: string) => `ออกรหัสผ่านใหม่ให้ ${login} แล้ว ทุกเครื่องออกจากระบบแล้ว`,
  ended: (login: string) => `${login} พ้นจากการเป็นผู้แทนแล้ว ทุกเครื่องออกจากระบบแล้ว`,
  roleSet: (login: string, role: string) => `${login}: ${role}`,
  mustChange: 'ต้องตั้งรหัสผ่านใหม่เมื่อเข้าระบบครั้งแรก',
} as const;
