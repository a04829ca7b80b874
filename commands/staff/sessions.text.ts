/** Words of `npm run staff -- end-sessions`. */
import type { Ended } from './end-sessions.ts';

const counted = ({ members, contacts, staff, looks }: Ended): string =>
  `สมาชิก ${members} · ผู้แทนหน่วย ${contacts} · เจ้าหน้าที่ ${staff} · การเข้าดูแทนสมาชิก ${looks}`;

export const sessionsText = {
  about: 'ให้ทุกเครื่องของคนหนึ่ง หรือของทุกคน (all) ออกจากระบบทันที เช่น เมื่อสงสัยว่ามีผู้อื่นใช้บัญชี',
  whose: 'member (สมาชิก) contact (ผู้แทนหน่วย) staff (เจ้าหน้าที่) หรือ all (ทุกคน)',
  who: 'เลขทะเบียนสมาชิก รหัสหน่วยงานของผู้แทน หรือชื่อผู้ใช้ของเจ้าหน้าที่ ถ้าเป็น all ไม่ต้องระบุ',
  yes: 'ยืนยันล่วงหน้า จำเป็นสำหรับ all เมื่อไม่มีผู้ตอบคำถาม',
  badWhose: (whose: string) => `หลัง end-sessions ต้องเป็น member contact staff หรือ all ไม่ใช่ ${whose}`,
  noWho: (whose: string) => `กรุณาระบุว่าเป็นของใครหลัง ${whose}`,
  whoOfAll: (who: string) =>
    `all คือทุกคน จึงระบุ ${who} ด้วยไม่ได้ ถ้าหมายถึงคนเดียว ใช้ member contact หรือ staff`,
  noReason: 'กรุณาระบุเหตุผลด้วย --reason "…"',
  longReason: 'เหตุผลต้องยาวไม่เกิน 500 ตัวอักษร',
  noMember: (memberNo: string) => `สมาชิก ${memberNo} ไม่มีบัญชีออนไลน์`,
  ask: 'ทุกคนจะออกจากระบบทันทีและต้องเข้าสู่ระบบใหม่ ร่างที่ยังไม่บันทึกอาจหาย ทำต่อหรือไม่',
  needsYes: 'คำสั่งนี้ให้ทุกคนออกจากระบบ ให้เติม --yes เพื่อยืนยัน ไม่มีอะไรเปลี่ยนแปลง',
  cancelled: 'ยกเลิกแล้ว ไม่มีอะไรเปลี่ยนแปลง',
  ended: (ended: Ended) => `ให้ออกจากระบบแล้ว: ${counted(ended)}`,
  none: 'ไม่มีเครื่องใดเข้าสู่ระบบอยู่ ลงบันทึกการตรวจสอบแล้ว',
  stays: 'รหัสผ่านยังใช้ได้เหมือนเดิม ถ้าผู้อื่นรู้รหัสผ่าน ให้เปลี่ยนหรือออกใหม่ด้วย',
} as const;
