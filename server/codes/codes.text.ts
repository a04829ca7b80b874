/** What the messages with codes say, and what is said of codes that do not fit. */
import type { CodePurpose } from '../../core/codes/code-purpose.ts';

const purposes: Readonly<Record<CodePurpose, string>> = {
  register: 'สมัครใช้งาน',
  forget: 'ตั้งรหัสผ่านใหม่',
  new_device: 'เข้าสู่ระบบด้วยเครื่องใหม่',
  unlock: 'ปลดล็อกการเข้าสู่ระบบ',
  password: 'เปลี่ยนรหัสผ่าน',
  phone_new: 'ยืนยันเบอร์โทรศัพท์ใหม่',
  phone_old: 'เปลี่ยนเบอร์โทรศัพท์',
};

const minutes = (seconds: number) => Math.ceil(seconds / 60);
const inAWhile = (seconds: number) => {
  if (seconds < 60) return `${seconds} วินาที`;
  return seconds < 3600 ? `${minutes(seconds)} นาที` : `${Math.ceil(seconds / 3600)} ชั่วโมง`;
};

interface Sms {
  readonly otp: string;
  readonly reference: string;
  readonly purpose: CodePurpose;
  readonly host: string | undefined;
}

export const codeText = {
  /** The last line binds the code to the site, so that telephones offer it there alone. */
  sms: ({ otp, reference, purpose, host }: Sms) =>
    `รหัส OTP ${otp} (อ้างอิง ${reference}) เพื่อ${purposes[purpose]} ใช้ได้ 5 นาที ห้ามบอกผู้อื่น` +
    (host === undefined ? '' : `\n\n@${host} #${otp}`),
  wrong: (attemptsLeft: number) => `รหัสไม่ถูกต้อง กรอกได้อีก ${attemptsLeft} ครั้ง`,
  tried: 'กรอกรหัสผิดครบ 5 ครั้งแล้ว กรุณาขอรหัสใหม่',
  /** Whether the messages asked for before get through is known in so many seconds. */
  pending: (seconds: number) =>
    `ยังไม่ทราบผลการส่ง SMS ที่ขอไว้ก่อนหน้านี้ กรุณารอ ${seconds} วินาที แล้วลองอีกครั้ง`,
  tooMany: (seconds: number) => `ขอรหัสหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${inAWhile(seconds)}`,
};
