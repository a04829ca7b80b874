/** Every word of the security page. */
import type { EventKind, LookedAt } from './security.api.ts';

export const text = {
  title: 'ความปลอดภัยของบัญชี',
  sub: 'ดูว่าบัญชีถูกใช้ที่ใดบ้าง และให้ออกจากระบบได้ทันที',
  password: 'เปลี่ยนรหัสผ่าน',
  loading: 'กำลังโหลดข้อมูลความปลอดภัย',
  failed: 'โหลดข้อมูลความปลอดภัยไม่สำเร็จ',
  failedSay: 'กรุณาลองอีกครั้ง',
  failedAct: 'ทำรายการไม่สำเร็จ',
  /** Names of a browser; undefined where neither is known. */
  knownAgent: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} บน ${system}` : (browser ?? system ?? undefined),
  agent: (browser: string | null, system: string | null): string =>
    text.knownAgent(browser, system) ?? 'เครื่องที่ระบบไม่รู้จัก',
  address: (address: string) => `เครือข่าย ${address}`,
  sessions: {
    title: 'เครื่องที่เข้าสู่ระบบอยู่',
    here: 'เครื่องนี้',
    helped: 'การเข้าดูครั้งนี้',
    remembered: 'จดจำไว้ 7 วัน',
    staff: (name: string) => (name ? `เจ้าหน้าที่ ${name} กำลังเข้าดู` : 'เจ้าหน้าที่กำลังเข้าดู'),
    began: 'เข้าเมื่อ',
    seen: 'ใช้ล่าสุด',
    alone: 'ไม่มีเครื่องอื่นเข้าสู่ระบบอยู่',
    end: 'ให้ออกจากระบบ',
    endOf: (name: string) => `ให้ออกจากระบบ: ${name}`,
    endOthers: 'ให้เครื่องอื่นออกทั้งหมด',
    ask: 'ให้เครื่องอื่นออกจากระบบทั้งหมดใช่ไหม',
    askNote: 'เครื่องนี้ยังใช้งานต่อได้ หากสงสัยว่าผู้อื่นรู้รหัสผ่าน กรุณาเปลี่ยนรหัสผ่านด้วย',
    yes: 'ให้ออกทั้งหมด',
    no: 'ยกเลิก',
  },
  devices: {
    title: 'เครื่องที่จดจำไว้',
    about: 'เครื่องเหล่านี้เข้าสู่ระบบได้โดยไม่ต้องใช้รหัส OTP',
    here: 'เครื่องนี้',
    first: 'ใช้ครั้งแรก',
    last: 'ใช้ล่าสุด',
    helped: 'เจ้าหน้าที่ดูรายการเครื่องที่สมาชิกจดจำไว้ไม่ได้',
    none: 'ยังไม่มีเครื่องที่จดจำไว้',
    noneSay: 'เมื่อยืนยันด้วยรหัส OTP แล้ว เครื่องของคุณจะแสดงที่นี่',
    end: 'เลิกจดจำ',
    endOf: (name: string) => `เลิกจดจำ: ${name}`,
  },
  marketing: {
    title: 'ข่าวและข้อเสนอ',
    choice: 'รับข่าวและข้อเสนอของสหกรณ์ทาง SMS',
    about: 'ไม่มีผลต่อบริการอื่น ข้อความสำคัญเกี่ยวกับบัญชียังส่งถึงคุณตามปกติ',
    since: 'เลือกไว้เมื่อ',
  },
  history: {
    title: 'ประวัติการใช้งาน',
    filter: 'แสดงเฉพาะ',
    filters: {
      all: 'ทั้งหมด',
      sign_in: 'เข้าสู่ระบบ',
      password: 'รหัสผ่าน',
      staff: 'เจ้าหน้าที่',
    },
    list: 'รายการประวัติ',
    loading: 'กำลังโหลดประวัติ',
    failed: 'โหลดประวัติไม่สำเร็จ',
    none: {
      all: 'ยังไม่มีประวัติ',
      sign_in: 'ยังไม่มีประวัติการเข้าสู่ระบบ',
      password: 'ยังไม่มีการเปลี่ยนรหัสผ่านหรือเบอร์โทรศัพท์',
      staff: 'ยังไม่มีเจ้าหน้าที่เข้าดูข้อมูลของคุณ',
    },
    noneSay: 'เมื่อมีรายการ จะแสดงที่นี่พร้อมวันและเวลา',
    more: 'แสดงรายการก่อนหน้านี้',
    end: 'แสดงครบทุกรายการแล้ว',
    refused: 'ไม่สำเร็จ',
    notMe: 'หากมีรายการที่คุณไม่ได้ทำ กรุณาเปลี่ยนรหัสผ่าน แล้วโทรแจ้งสหกรณ์',
    by: (name: string) => (name ? `โดยเจ้าหน้าที่ ${name}` : 'โดยเจ้าหน้าที่สหกรณ์'),
  },
} as const;

/** What happened, in the member's words. */
export const eventNames: Readonly<Record<EventKind, string>> = {
  sign_in: 'เข้าสู่ระบบ',
  password_asked: 'ขอเปลี่ยนรหัสผ่าน',
  code_asked: 'ขอรหัส OTP',
  code_given: 'ยืนยันด้วยรหัส OTP',
  sign_out: 'ออกจากระบบ',
  register: 'เปิดใช้งานบัญชีออนไลน์',
  recover: 'ตั้งรหัสผ่านใหม่เพราะลืม',
  password: 'เปลี่ยนรหัสผ่าน',
  phone: 'เปลี่ยนเบอร์โทรศัพท์',
  phone_withdrawn: 'ยกเลิกเบอร์โทรศัพท์ที่แจ้งไว้',
  picture: 'เปลี่ยนรูปประจำตัว',
  terms: 'ยอมรับข้อตกลงการใช้บริการ',
  ended: 'ให้เครื่องอื่นออกจากระบบ',
  choice: 'เปลี่ยนความยินยอมรับข่าวสาร',
  staff_asked: 'เจ้าหน้าที่ขอเข้าดูข้อมูล',
  staff_begin: 'เจ้าหน้าที่เริ่มเข้าดูข้อมูล',
  staff_end: 'เจ้าหน้าที่เลิกเข้าดูข้อมูล',
  staff_look: 'เจ้าหน้าที่เข้าดูข้อมูล',
  staff_refused: 'เจ้าหน้าที่พยายามเปลี่ยนแปลง ระบบไม่ยอม',
  staff_other: 'เจ้าหน้าที่ดำเนินการกับบัญชี',
  other: 'รายการอื่นของบัญชี',
};

export const lookedAtNames: Readonly<Record<LookedAt, string>> = {
  share: 'ทุนเรือนหุ้น',
  deposit: 'เงินฝาก',
  statement: 'รายการเดินบัญชีเงินฝาก',
  election: 'การเลือกตั้ง',
  security: 'ความปลอดภัยของบัญชี',
  history: 'ประวัติการใช้งาน',
  draft: 'ร่างกระทู้',
};

/** What the handlers say. */
export const answers = {
  sessionEnded: 'ให้ออกจากระบบแล้ว',
  othersEnded: 'ให้เครื่องอื่นออกจากระบบทั้งหมดแล้ว',
  deviceEnded: 'เลิกจดจำเครื่องแล้ว',
  given: 'บันทึกแล้ว สหกรณ์จะส่งข่าวให้คุณ',
  taken: 'บันทึกแล้ว สหกรณ์จะไม่ส่งข่าวให้คุณ',
  noId: 'กรุณาเลือกรายการที่ต้องการ',
} as const;
