/** Menu and notices of the demo cooperative's public site. */
import { type Closing, closedOn } from '../moves/closings.text.ts';

interface SubEntry {
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

export interface MenuEntry {
  readonly nameEn: string;
  readonly name: string;
  readonly url: string;
  readonly icon: string;
  /** Undefined: a plain link. Empty: a parent that has nothing below it yet (R033). */
  readonly below?: readonly SubEntry[];
}

export const menuEntries: readonly MenuEntry[] = [
  { nameEn: 'Home', name: 'หน้าหลัก', url: '/home', icon: 'home' },
  {
    nameEn: 'About us',
    name: 'รู้จักสหกรณ์',
    url: '/list/about',
    icon: 'landmark',
    below: [
      {
        name: 'ประวัติสหกรณ์',
        url: '/list/history',
        description: 'ครูออมร่วมกันมาตั้งแต่ พ.ศ. 2502',
      },
      {
        name: 'คณะกรรมการดำเนินการ',
        url: '/list/committee',
        description: 'รายชื่อกรรมการและผู้ตรวจสอบกิจการ ปี {year 2025-11-28}',
      },
      {
        name: 'เจ้าหน้าที่สหกรณ์',
        url: '/list/staff',
        description: 'ฝ่ายงาน ผู้รับผิดชอบ และหมายเลขโทรศัพท์ภายใน',
      },
      {
        name: 'ข้อบังคับและระเบียบ',
        url: '/list/regulations',
        description: 'ข้อบังคับสหกรณ์และระเบียบที่ใช้อยู่',
      },
    ],
  },
  {
    nameEn: 'Loans',
    name: 'เงินกู้',
    url: '/list/loans',
    icon: 'hand-coins',
    below: [
      {
        name: 'เงินกู้ฉุกเฉิน',
        url: '/list/loan-emergency',
        description: 'กู้ได้ไม่เกิน 50,000 บาท ผ่อนไม่เกิน 12 งวด',
      },
      {
        name: 'เงินกู้สามัญ',
        url: '/list/loan-ordinary',
        description: 'ผ่อนได้ถึง 180 งวด ใช้ผู้ค้ำประกัน 2 ถึง 4 คน',
      },
      {
        name: 'เงินกู้พิเศษ',
        url: '/list/loan-special',
        description: 'ซื้อบ้านหรือที่ดิน ใช้ที่ดินเป็นหลักประกัน',
      },
      {
        name: 'คำนวณเงินกู้',
        url: '/loancal',
        description: 'ดูค่างวดและตารางผ่อนก่อนยื่นคำขอ',
      },
      {
        name: 'แบบฟอร์มเงินกู้',
        url: '/list/loan-forms',
        description: 'คำขอกู้ หนังสือค้ำประกัน และเอกสารที่ใช้',
      },
      {
        name: 'ระเบียบเงินกู้',
        url: '/list/loan-rules',
        description: 'หลักเกณฑ์ฉบับที่ใช้อยู่ พ.ศ. 2568',
      },
    ],
  },
  {
    nameEn: 'Deposits',
    name: 'เงินฝาก',
    url: '/list/deposits',
    icon: 'wallet',
    below: [
      {
        name: 'เงินฝากออมทรัพย์',
        url: '/list/deposit-savings',
        description: 'เปิดบัญชี 100 บาท ฝากถอนได้ทุกวันทำการ',
      },
      {
        name: 'เงินฝากออมทรัพย์พิเศษ',
        url: '/list/deposit-special',
        description: 'ถอนได้เดือนละครั้งโดยไม่เสียค่าธรรมเนียม',
      },
      {
        name: 'เงินฝากประจำ 12 เดือน',
        url: '/list/deposit-fixed',
        description: 'รับดอกเบี้ยเมื่อครบกำหนดทุก 12 เดือน',
      },
      {
        name: 'อัตราดอกเบี้ย',
        url: '/list/rates',
        description: 'อัตราเงินฝากและเงินกู้ที่ใช้อยู่',
      },
      {
        name: 'คำนวณเงินปันผล',
        url: '/caldividend',
        description: 'ประมาณเงินปันผลและเงินเฉลี่ยคืนของคุณ',
      },
    ],
  },
  { nameEn: 'Welfare', name: 'สวัสดิการ', url: '/list/welfare', icon: 'heart-handshake', below: [] },
  {
    nameEn: 'News and documents',
    name: 'ข่าวและเอกสาร',
    url: '/list/news',
    icon: 'newspaper',
    below: [
      {
        name: 'ข่าวสหกรณ์',
        url: '/list/news',
        description: 'ประกาศและกิจกรรมล่าสุด',
      },
      {
        name: 'ปฏิทินสหกรณ์',
        url: '/list/calendar',
        description: 'วันหยุด วันประชุม และวันปิดรับคำขอ',
      },
      {
        name: 'ภาพกิจกรรม',
        url: '/list/activities',
        description: 'สัมมนา ประชุม และงานเพื่อชุมชน',
      },
      {
        name: 'การสรรหาและเลือกตั้ง',
        url: '/election',
        description: 'ผู้สมัคร หน่วยเลือกตั้ง และผลการนับคะแนน',
      },
      {
        name: 'เอกสารดาวน์โหลด',
        url: '/list/downloads',
        description: 'แบบฟอร์มทุกประเภทสำหรับสมาชิก',
      },
      {
        name: 'จัดซื้อจัดจ้าง',
        url: '/list/procurement',
        description: 'ประกาศเชิญชวนและผลการพิจารณา',
      },
      {
        name: 'ข่าวฌาปนกิจ',
        url: '/list/cremation',
        description: 'ยอดเรียกเก็บและรายชื่อผู้เสียชีวิต',
      },
      {
        name: 'ร้องเรียนและเสนอแนะ',
        url: '/demand',
        description: 'แจ้งเรื่องถึงสหกรณ์และติดตามผล',
      },
    ],
  },
  { nameEn: 'Questions', name: 'กระดานถามตอบ', url: '/board', icon: 'messages-square' },
];

/** The marquee's notes: three short notices. */
export const notesOf = (next: Closing): readonly string[] => [
  `สหกรณ์ปิดทำการ${closedOn(next)} เนื่องใน${next.name}`,
  'สหกรณ์ไม่มีนโยบายส่งลิงก์ขอรหัสผ่านทาง SMS หรือ LINE',
  'รับคำขอกู้สามัญรอบ{monthname 2025-12-12}ถึงวันที่ {day 2025-12-12}',
];
