/** \u2060 and \u00a0 tie words that a line must not part. */
export const homeText = {
  motto: 'ออมทุกเดือน มั่นคงทุกวัย',
  loading: 'กำลังโหลดเนื้อหาหน้าแรก',
  failed: 'โหลดเนื้อหาหน้าแรกไม่สำเร็จ',
  failedAbout: 'เมนู การเข้าสู่ระบบสมาชิก และข้อมูลติดต่อยังใช้งานได้ตามปกติ ลองใหม่อีกครั้ง',
  slides: { label: 'ป้ายประชาสัมพันธ์', before: 'ป้ายก่อนหน้า', next: 'ป้ายถัดไป' },
  signIn: {
    title: 'เข้าสู่ระบบสมาชิก',
    about: 'ดูหุ้นและเงินฝากของคุณได้ทุกวัน ด้วย\u2060เลข\u2060ทะเบียน\u2060สมาชิกและรหัสผ่าน',
    button: 'เข้าสู่ระบบสมาชิก',
    forget: 'ลืมรหัสผ่าน',
    register: 'สมัครใช้งานครั้งแรก',
  },
  welcome: {
    title: (name: string) => `สวัสดี คุณ${name}`,
    number: 'เลขทะเบียนสมาชิก',
    about: 'คุณเข้าสู่ระบบอยู่ เลือกดูข้อมูลของ\u2060คุณ\u2060ได้เลย',
    share: 'ดูทุนเรือนหุ้น',
    deposit: 'ดูเงินฝาก',
  },
  care: { title: 'สหกรณ์ไม่ขอรหัสผ่านหรือ OTP', about: 'ไม่ว่าทางโทรศัพท์ LINE หรือ SMS' },
  news: { title: 'ข่าวสาร', more: 'ข่าวทั้งหมด', pinned: 'ปักหมุด', none: 'ยังไม่มีข่าวประกาศ' },
  rates: {
    title: 'อัตราดอกเบี้ยและเงินปันผล',
    since: 'มีผลตั้งแต่',
    deposit: 'เงินฝาก',
    loan: 'เงินกู้',
    kind: 'ประเภท',
    perYear: 'ร้อยละต่อปี',
    none: 'ยังไม่ประกาศอัตราดอกเบี้ย',
    dividend: 'เงินปันผลย้อนหลัง',
    ofShares: 'ร้อยละต่อปีของทุนเรือนหุ้น',
    refund: (year: number, rate: string) => `ปี ${year} เงินเฉลี่ยคืนร้อยละ ${rate} ของดอกเบี้ยเงินกู้`,
    history: (years: number) => `ตารางย้อนหลัง ${years} ปี`,
    year: 'ปี พ.ศ.',
    dividendRate: 'ปันผล',
    refundRate: 'เฉลี่ยคืน',
    noDividend: 'ยังไม่มีประวัติการจ่ายเงินปันผล',
  },
  calendar: { title: 'ปฏิทินสหกรณ์', until: 'ถึง', none: 'ยังไม่มีกำหนดการที่จะถึง' },
  services: {
    title: 'บริการออนไลน์',
    loan: 'คำนวณเงินกู้',
    dividend: 'คำนวณเงินปันผล',
    demand: 'ร้องเรียนและเสนอแนะ',
    election: 'การเลือกตั้ง',
  },
  activities: {
    title: 'ภาพกิจกรรม',
    more: 'กิจกรรมทั้งหมด',
    pictures: (count: number) => `${count}\u00a0ภาพ`,
    none: 'ยังไม่มีภาพกิจกรรม',
  },
  regulations: {
    title: 'ข้อบังคับและระเบียบ',
    pick: 'เลือกหมวด',
    more: (name: string) => `ดูหมวด${name}ทั้งหมด`,
    none: 'ยังไม่มีข้อบังคับหรือระเบียบที่เผยแพร่',
  },
  cremation: { title: 'ข่าวฌาปนกิจ', more: 'ทั้งหมด', none: 'ยังไม่มีข่าวฌาปนกิจ' },
  procurement: { title: 'จัดซื้อจัดจ้าง', more: 'ทั้งหมด', none: 'ยังไม่มีประกาศจัดซื้อจัดจ้าง' },
  knowledge: { title: 'ความรู้ทางการเงิน', more: 'ทั้งหมด', none: 'ยังไม่มีบทความ' },
  board: {
    title: 'กระดานถามตอบล่าสุด',
    more: 'ไปที่กระดาน',
    answered: 'ตอบแล้ว',
    waiting: 'รอคำตอบ',
    answers: (count: number) => `${count}\u00a0คำตอบ`,
    none: 'ยังไม่มีคำถามในกระดาน',
  },
  downloads: { title: 'ดาวน์โหลด', more: 'เอกสารทั้งหมด', none: 'ยังไม่มีเอกสารให้ดาวน์โหลด' },
  bank: {
    title: 'บัญชีธนาคารของสหกรณ์',
    care: 'โอนเงินเข้าบัญชีชื่อสหกรณ์เท่านั้น สหกรณ์ไม่ใช้บัญชีส่วนตัวของผู้ใดรับเงิน',
    none: 'สอบถามบัญชีสำหรับโอนเงินได้ที่สำนักงานสหกรณ์',
  },
  links: { title: 'หน่วยงานที่เกี่ยวข้อง', none: 'ยังไม่มีลิงก์' },
} as const;

const fileKinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
};

/** Kind and size of a file: `PDF 184 kB`. */
export function fileNote(mediaType: string, bytes: number): string {
  const kind = fileKinds[mediaType] ?? 'ไฟล์';
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `${kind} ${size}`;
}
