import { formatNumber } from '../../../core/thai-number.ts';

interface Visits {
  readonly today: number;
  readonly total: number;
}

const count = (visits: number) => formatNumber(visits, 0);

export const frameText = {
  member: 'ระบบสมาชิก',
  agency: 'สำหรับหน่วยงาน',
  loanCalculator: 'คำนวณเงินกู้',
  dividendCalculator: 'คำนวณเงินปันผล',
  demand: 'ร้องเรียนและเสนอแนะ',
  signIn: 'เข้าสู่ระบบ',
  /** In its place for whoever is signed in. */
  account: 'บัญชีของฉัน',
  rss: 'ติดตามข่าวทาง RSS',
  /** Before a name, for speech. */
  signedIn: 'เข้าสู่ระบบในชื่อ',
  inStead: 'เจ้าหน้าที่ดูแทนสมาชิก',
  memberNo: (number: string) => `เลขทะเบียน ${number}`,
  /** Where the answer about cookies is changed (D-19). */
  glossary: 'คำศัพท์สหกรณ์',
  cookies: 'ตั้งค่าคุกกี้',
  policy: 'นโยบายความเป็นส่วนตัว',
  /** Counted without knowing anybody; what is nought is not worth a word. */
  visits({ today, total }: Visits): string | null {
    const inAll = `ทั้งหมด ${count(total)} ครั้ง`;
    if (today > 0) return `ผู้เข้าชมวันนี้ ${count(today)} ครั้ง · ${inAll}`;
    return total > 0 ? `ผู้เข้าชม${inAll}` : null;
  },
};
