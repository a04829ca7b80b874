/** What the page says that stands in for one which could not be made. */
import type { ProblemCode } from '../../api/problem.ts';

export const sorryText = {
  title: 'ระบบขัดข้อง',
  ref: (ref: string) => `หากยังไม่ได้ กรุณาโทรหาเจ้าหน้าที่สหกรณ์ แล้วแจ้งรหัส ${ref}`,
};

export const sorryTitles: Readonly<Partial<Record<ProblemCode, string>>> = {
  unavailable: 'ระบบกำลังเริ่มทำงานใหม่',
  starting: 'ระบบกำลังเริ่มทำงาน',
  closing: 'ระบบกำลังปิดเพื่อเริ่มใหม่',
  overloaded: 'มีผู้ใช้งานจำนวนมาก',
  storage_full: 'พื้นที่เก็บข้อมูลเต็ม',
  store_read_only: 'ดูข้อมูลได้อย่างเดียว',
};
