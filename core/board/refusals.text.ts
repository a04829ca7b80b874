/** What form and server say of a post that the board does not take. */
import type { PrivateNumber } from './private-numbers.ts';

const everybody = 'ทุกคนอ่านกระดานนี้ได้';

export const refusals = {
  empty: 'กรุณากรอกช่องนี้',
  short: (least: number) => `ต้องยาวอย่างน้อย ${least} ตัวอักษร`,
  word: (word: string) => `มีคำที่กระดานนี้ไม่รับ (“${word}”) กรุณาแก้แล้วส่งใหม่`,
  official: 'ชื่อนี้อาจทำให้เข้าใจว่าเป็นเจ้าหน้าที่ของสหกรณ์ กรุณาใช้ชื่ออื่น',
  numberInName: 'อย่าลงตัวเลขยาวในชื่อที่แสดง',
  /** 429: how often a member may write. */
  tooMany: (seconds: number) => `เขียนได้ 3 ครั้งใน 10 นาที กรุณารออีก ${waitOf(seconds)} ข้อความของคุณยังอยู่`,
  /** 429: how often a post may be sent, refused ones too. */
  tooOften: (seconds: number) => `ส่งหลายครั้งเกินไป กรุณารออีก ${waitOf(seconds)} ข้อความของคุณยังอยู่`,
  number: {
    member: `อย่าลงเลขทะเบียนสมาชิก ${everybody}`,
    id: `อย่าลงเลขประจำตัวประชาชน ${everybody}`,
    phone: `อย่าลงเบอร์โทรศัพท์ ${everybody}`,
    account: `อย่าลงเลขบัญชีหรือเลขเอกสาร ${everybody}`,
  } satisfies Record<PrivateNumber, string>,
} as const;

function waitOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} วินาที`;
  return rest === 0 ? `${minutes} นาที` : `${minutes} นาที ${rest} วินาที`;
}
