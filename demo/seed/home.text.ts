/** Front page of the demo cooperative: rates by name, slides, calendar, accounts, links. */
import type { KindCode } from '../ledgers/deposit-kinds.ts';
import type { ProductCode } from '../words/loan.text.ts';

/** Deposits that members of the demo have, and two that are offered besides. */
export const depositRates: readonly { name: string; kind?: KindCode; rateText?: string }[] = [
  { name: 'ออมทรัพย์', kind: 'SAVINGS' },
  { name: 'ออมทรัพย์พิเศษ', kind: 'SPECIAL' },
  { name: 'ประจำ 3 เดือน', rateText: '2.00' },
  { name: 'ประจำ 12 เดือน', kind: 'FIXED' },
  { name: 'เกษียณสุข', rateText: '3.00' },
];

export const loanRates: readonly { name: string; product: ProductCode }[] = [
  { name: 'ฉุกเฉิน', product: 'EMG' },
  { name: 'สามัญ', product: 'ORD' },
  { name: 'พิเศษเพื่อที่อยู่อาศัย', product: 'HSG' },
  { name: 'พิเศษเพื่อการศึกษา', product: 'EDU' },
  { name: 'พิเศษเพื่อยานพาหนะ', product: 'VEH' },
];

export const slides = [
  {
    image: 'saving.svg',
    title: 'ฝากรายเดือนกับเกษียณสุข',
    body: 'เริ่มต้นเดือนละ 500 บาท รับดอกเบี้ยร้อยละ 3.00 ต่อปี',
    url: '/list/deposits',
  },
  {
    image: 'loan.svg',
    title: 'คำนวณค่างวดก่อนยื่นกู้',
    body: 'เลือกวงเงินและจำนวนงวด ดูตารางผ่อนได้ทันที',
    url: '/loancal',
  },
  {
    image: 'dividend.svg',
    title: 'ปันผลปีนี้ได้เท่าไร',
    body: 'ประมาณเงินปันผลและเงินเฉลี่ยคืนด้วยตัวเลขของคุณเอง',
    url: '/caldividend',
  },
] as const;

const office = 'สำนักงานสหกรณ์';

interface MonthlyEvent {
  readonly day: number;
  /** A day that the news have told: the event of its month is then. */
  readonly told?: string;
  readonly title: string;
  readonly place: string;
  readonly url: string | null;
}

/** What comes round every month: on this day, or on the working day next to it. */
export const monthlyEvents: readonly MonthlyEvent[] = [
  {
    ...{ day: 12, told: '2025-12-12', title: 'ปิดรับคำขอกู้สามัญประจำเดือน', place: office },
    url: '/list/loan-ordinary',
  },
  { day: 20, title: 'ประชุมคณะกรรมการดำเนินการประจำเดือน', place: 'ห้องประชุมสหกรณ์', url: null },
  { day: 27, title: 'หน่วยงานนำส่งเงินหัก ณ ที่จ่าย', place: office, url: null },
];

export const closedTitle = (name: string) => `ปิดทำการ ${name}`;

/** What happens once, near the demo's own day. */
export const singleEvents = [
  {
    startsOn: '2025-12-08',
    endsOn: '2025-12-19',
    title: 'รับคำขอทุนการศึกษาบุตรสมาชิก ประจำปี {year 2026-01-16}',
    place: office,
    url: '/show/402',
  },
  {
    startsOn: '2025-12-13',
    endsOn: '2025-12-13',
    title: 'อบรมสมาชิกใหม่ รุ่นที่ 2 ประจำปี {year 2025-12-13}',
    place: 'ห้องประชุมสหกรณ์ 09:00–15:00 น.',
    url: '/show/855',
  },
  {
    startsOn: '2026-01-24',
    endsOn: '2026-01-24',
    title: 'ประชุมใหญ่สามัญประจำปี {fiscal 2026-01-24} และเลือกตั้งกรรมการ',
    place: 'หอประชุมโรงเรียนตัวอย่างวิทยา',
    url: '/election',
  },
] as const;

export const dividendEvent = {
  title: 'จ่ายเงินปันผลและเงินเฉลี่ยคืน',
  place: 'โอนเข้าบัญชีสมาชิก',
  url: '/caldividend',
} as const;

const owner = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';

/** Numbers that no bank gives out. */
export const bankAccounts = [
  {
    bankCode: '006',
    accountNo: '0000123450',
    accountName: owner,
    branch: 'สาขาตัวอย่าง',
    purpose: 'ชำระหนี้เงินกู้และค่าหุ้น',
  },
  {
    bankCode: '030',
    accountNo: '000012345678',
    accountName: owner,
    branch: 'สาขาหน้าศาลากลาง',
    purpose: 'ชำระหนี้เงินกู้และค่าหุ้น',
  },
  {
    bankCode: '034',
    accountNo: '000098765432',
    accountName: owner,
    branch: 'สาขาตัวอย่าง',
    purpose: 'ฝากเงินเข้าบัญชีเงินฝากสหกรณ์',
  },
] as const;

export const links = [
  {
    name: 'กรมส่งเสริมสหกรณ์',
    url: 'https://www.cpd.go.th/',
    description: 'นายทะเบียนสหกรณ์และกฎหมายสหกรณ์',
  },
  {
    name: 'กรมตรวจบัญชีสหกรณ์',
    url: 'https://www.cad.go.th/',
    description: 'งบการเงินและการสอบบัญชี',
  },
  {
    name: 'ชุมนุมสหกรณ์ออมทรัพย์แห่งประเทศไทย',
    url: 'https://www.fsct.com/',
    description: 'เครือข่ายสหกรณ์ออมทรัพย์',
  },
] as const;
