import { formatNumber } from '../../../core/thai-number.ts';

const count = (visits: number) => formatNumber(visits, 0);

export const frameText = {
  member: 'ระบบสมาชิก',
  agency: 'สำหรับหน่วยงาน',
  loanCalculator: 'คำนวณเงินกู้',
  dividendCalculator: 'คำนวณเงินปันผล',
  demand: 'ร้องเรียนและเสนอแนะ',
  rss: 'ติดตามข่าวทาง RSS',
  /** Before a name, for speech. */
  signedIn: 'เข้าสู่ระบบในชื่อ',
  inStead: 'เจ้าหน้าที่ดูแทนสมาชิก',
  memberNo: (number: string) => `เลขทะเบียน ${number}`,
  /** Where the answer about cookies is changed (D-19). */
  cookies: 'ตั้งค่าคุกกี้',
  policy: 'นโยบายความเป็นส่วนตัว',
  /** Counted without knowing anybody. */
  visits: (today: number, total: number) =>
    `ผู้เข้าชมวันนี้ ${count(today)} ครั้ง · ทั้งหมด ${count(total)} ครั้ง`,
};
