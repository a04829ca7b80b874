/** Words of the list of sessions, in every portal; a portal adds its own for what only it has. */
export const sessionsText = {
  title: 'เครื่องที่เข้าสู่ระบบอยู่',
  here: 'เครื่องนี้',
  remembered: 'จดจำไว้ 7 วัน',
  began: 'เข้าเมื่อ',
  seen: 'ใช้ล่าสุด',
  alone: 'ตอนนี้มีเครื่องนี้เครื่องเดียวที่เข้าสู่ระบบอยู่',
  count: (count: number) => `ตอนนี้มี ${count} เครื่องที่เข้าสู่ระบบอยู่ รวมเครื่องนี้`,
  address: (address: string) => `เครือข่าย ${address}`,
  /** Names of a browser; undefined where neither is known. */
  agentName: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} บน ${system}` : (browser ?? system ?? undefined),
  agent: (browser: string | null, system: string | null): string =>
    sessionsText.agentName(browser, system) ?? 'เครื่องที่ระบบไม่รู้จัก',
  end: 'ให้ออกจากระบบ',
  endOf: (name: string) => `ให้ออกจากระบบ: ${name}`,
  endOthers: 'ให้เครื่องอื่นออกทั้งหมด',
  ask: {
    one: (name: string) => `ให้ ${name} ออกจากระบบ`,
    others: 'ให้เครื่องอื่นออกจากระบบทั้งหมด',
    note: 'กรอกรหัสผ่านเพื่อยืนยัน เครื่องนี้ยังใช้งานต่อได้ หากสงสัยว่าผู้อื่นรู้รหัสผ่าน กรุณาเปลี่ยนรหัสผ่านด้วย',
    staffNote: 'เครื่องนี้ยังใช้งานต่อได้ หากสงสัยว่าผู้อื่นรู้รหัสผ่าน กรุณาเปลี่ยนรหัสผ่านและแอปยืนยันตัวตนในหน้านี้ด้วย',
    cancel: 'ยกเลิก',
    yesOne: 'ให้ออกจากระบบ',
    yesOthers: 'ให้ออกทั้งหมด',
    busy: 'กำลังให้ออก',
    failed: 'ให้ออกจากระบบไม่สำเร็จ',
  },
} as const;
