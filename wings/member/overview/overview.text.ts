/** Every word of the overview. */
import type { DataOf } from '../../../api/endpoint.ts';
import type { IdDocument } from '../../../core/id-document.ts';
import type { readStatus } from './overview.api.ts';

type Status = DataOf<typeof readStatus>;
type Collection = NonNullable<Status['cards']['collection']>;

/** By the core system's code (A.2), where the cooperative has no word of its own. */
export const statusWords = {
  '0': 'ปกติ',
  '1': 'โอนย้าย',
  '2': 'เสียชีวิต',
  '3': 'ลาออก',
  '4': 'ให้ออก',
  '5': 'เกษียณ (คงสมาชิกภาพ)',
} as const;

/** By the class, where the cooperative has no word of its own. */
export const typeWords = { ORDINARY: 'สมาชิกสามัญ', ASSOCIATE: 'สมาชิกสมทบ' } as const;

/** What a member without a national ID shows instead. */
export const documentWords: Readonly<Record<IdDocument, string>> = {
  PASSPORT: 'หนังสือเดินทาง',
  MONK_CERTIFICATE: 'หนังสือสุทธิ',
  OTHER: 'เอกสารแสดงตน',
};

export const billWords: Readonly<Record<Collection['status'], string>> = {
  PENDING: 'รอนำส่ง',
  FULL: 'หักได้ครบ',
  PARTIAL: 'หักได้บางส่วน',
  NONE: 'หักไม่ได้',
};

const groups: Readonly<Record<Collection['groups'][number]['group'], string>> = {
  SHARE: 'ค่าหุ้น',
  LOAN: 'เงินกู้',
  DEPOSIT: 'เงินฝาก',
  CREMATION: 'ฌาปนกิจสงเคราะห์',
  INSURANCE: 'ประกัน',
  FEE: 'ค่าธรรมเนียม',
  GUARANTEE: 'ชำระหนี้ค้ำประกัน',
  OTHER: 'อื่น ๆ',
  REFUND: 'เงินรอจ่ายคืน',
};

export const text = {
  hello: (name: string) => `สวัสดี คุณ${name}`,
  onDay: 'ณ',
  cards: 'ยอดของคุณ',
  share: {
    title: 'ทุนเรือนหุ้น',
    count: 'จำนวนหุ้น',
    shares: (count: string) => `${count} หุ้น`,
    monthly: 'ส่งหุ้นเดือนละ',
    suspended: 'งดส่งค่าหุ้น',
    period: 'งวดล่าสุด',
    none: '–',
    more: 'ดูรายการหุ้น',
    empty: 'คุณยังไม่มีหุ้น ยอดสะสมจะแสดงที่นี่เมื่อส่งค่าหุ้นงวดแรก',
  },
  deposit: {
    title: 'เงินฝาก',
    type: (name: string, accounts: number) => (accounts > 1 ? `${name} ${accounts} บัญชี` : name),
    more: 'ดูบัญชีเงินฝาก',
    empty: 'คุณยังไม่มีเงินฝาก ยอดเงินจะแสดงที่นี่เมื่อเปิดบัญชีกับสหกรณ์',
  },
  loan: {
    title: 'เงินกู้คงเหลือ',
    /** `total` 0: none was agreed. */
    period: (last: number, total: number) =>
      total === 0 ? `งวดที่ ${last}` : `งวดที่ ${last} จาก ${total}`,
    rest: (count: number) => `อีก ${count} สัญญา`,
    paid: 'ชำระต้นแล้ว',
    paidOfOthers: 'ชำระต้นแล้ว (ไม่รวมวงเงินหมุนเวียน)',
    percent: (percent: string) => `${percent} %`,
    payoff: (type: string) => `ยอดปิด${type}`,
    more: 'ดูสัญญาเงินกู้',
    empty: 'คุณไม่มีเงินกู้คงเหลือ สัญญาที่ยังผ่อนอยู่จะแสดงที่นี่',
  },
  collection: {
    group: (group: keyof typeof groups, count: number) => {
      if (group === 'LOAN' && count > 1) return `${groups.LOAN} ${count} สัญญา`;
      if (group === 'DEPOSIT' && count > 1) return `${groups.DEPOSIT} ${count} บัญชี`;
      return groups[group];
    },
  },
  person: {
    title: 'ข้อมูลส่วนบุคคล',
    name: 'ชื่อ-สกุล',
    number: 'เลขทะเบียนสมาชิก',
    type: 'ประเภทสมาชิก',
    nationalId: 'เลขบัตรประชาชน',
    noNationalId: 'ไม่มี',
    born: 'วันเกิด',
    age: (age: string) => `(อายุ ${age})`,
    joined: 'วันที่เป็นสมาชิก',
    span: (span: string) => `(${span})`,
    agency: 'หน่วยงาน',
    position: 'ตำแหน่ง',
    salary: 'เงินเดือน',
    salaryBaht: (amount: string) => `${amount} บาท`,
    address: 'ที่อยู่ปัจจุบัน',
    phone: 'โทรศัพท์',
    email: 'อีเมล',
    consent: 'ยินยอมให้หักเงินเดือน',
    noConsent: 'ไม่มีหนังสือยินยอมในระบบ',
    unknown: 'ไม่มีในระบบ',
    wrong: 'หากข้อมูลไม่ถูกต้อง กรุณาแจ้งแก้ไขที่สหกรณ์ พร้อมบัตรประชาชน',
    call: 'หรือโทร',
  },
  services: {
    title: 'บริการอื่น',
    kepcrem: { name: 'ฌาปนกิจสงเคราะห์', about: 'สมาชิกภาพและยอดเรียกเก็บ' },
    welfare: { name: 'สวัสดิการ', about: 'ที่ได้รับ คำขอ และสิทธิ' },
    certificate: { name: 'หนังสือรับรองยอด', about: 'หุ้น เงินฝาก และเงินกู้' },
    security: { name: 'ความปลอดภัยของบัญชี', about: 'เบอร์โทรศัพท์ เครื่องที่ใช้ และใครเข้าดู' },
  },
  loading: 'กำลังโหลดข้อมูลของคุณ',
  failed: 'โหลดข้อมูลของคุณไม่สำเร็จ',
  safe: 'เงินและข้อมูลของคุณไม่ได้รับผลกระทบ ระบบเพียงแสดงข้อมูลไม่ได้ชั่วคราว',
} as const;
