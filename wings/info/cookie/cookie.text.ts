/** What this site keeps in a browser: every name that our own code writes, and nothing else. */
interface Kept {
  readonly name: string;
  readonly where: string;
  readonly why: string;
  readonly howLong: string;
}

const cookie = 'คุกกี้';
const storage = 'ที่เก็บข้อมูลของเบราว์เซอร์';

const kept: readonly Kept[] = [
  {
    name: '__Host-member',
    where: cookie,
    why: 'ยืนยันการเข้าสู่ระบบสมาชิก อ่านได้เฉพาะเซิร์ฟเวอร์ของสหกรณ์',
    howLong: 'จนกว่าจะออกจากระบบหรือปิดเบราว์เซอร์ หรือ 7 วันเมื่อเลือกให้จดจำ',
  },
  {
    name: 'acceptCookie',
    where: cookie,
    why: 'จำคำตอบเรื่องคุกกี้ (Y ยอมรับ, N ปฏิเสธ)',
    howLong: ' 2 ปีเมื่อยอมรับ หรือจนกว่าจะปิดเบราว์เซอร์เมื่อปฏิเสธ',
  },
  {
    name: 'member, user',
    where: storage,
    why: 'เลขทะเบียน ชื่อ และกุญแจอีกครึ่งหนึ่งของการเข้าสู่ระบบ ไม่มียอดเงิน',
    howLong: 'จนกว่าจะออกจากระบบ',
  },
  {
    name: 'view',
    where: storage,
    why: 'จำขนาดตัวอักษร ความคมชัด และการซ่อนยอดเงินที่ท่านเลือก',
    howLong: 'จนกว่าท่านจะล้างข้อมูลเว็บไซต์',
  },
  {
    name: 'consentRefused',
    where: storage,
    why: 'ไม่ถามเรื่องคุกกี้ซ้ำในการเข้าชมครั้งเดียวกัน',
    howLong: 'จนกว่าจะปิดแท็บ',
  },
  {
    name: 'react-router-scroll-positions',
    where: storage,
    why: 'กลับมาที่เดิมของหน้าเมื่อกดย้อนกลับ',
    howLong: 'จนกว่าจะปิดแท็บ',
  },
];

export const cookieText = {
  title: 'นโยบายคุกกี้',
  version: 'ฉบับที่ 1 ใช้ตั้งแต่',
  from: '2025-11-28',
  lead: [
    'เว็บไซต์นี้เก็บเฉพาะสิ่งที่จำเป็นต่อการทำงานตามที่ท่านสั่ง',
    'ไม่มีคุกกี้โฆษณา ไม่มีการติดตาม และไม่เรียกสิ่งใดจากเว็บไซต์อื่น',
  ].join(' '),
  table: 'สิ่งที่เว็บไซต์นี้เก็บในเบราว์เซอร์ของท่าน',
  head: { name: 'ชื่อ', why: 'ใช้ทำอะไร เก็บนานเท่าใด' },
  howLong: (time: string) => `เก็บ${time}`,
  kept,
  choice: {
    title: 'การยอมรับหรือปฏิเสธ',
    about: [
      'ถ้าปฏิเสธ ท่านยังใช้เว็บไซต์ได้ครบทุกหน้า เพราะไม่มีคุกกี้ที่เลือกได้',
      'เว็บไซต์จะถามอีกครั้งในการเข้าชมครั้งถัดไป',
      'ถ้าต้องการเปลี่ยนคำตอบ ให้ลบคำตอบเดิมด้วยปุ่มนี้',
    ].join(' '),
    button: 'ลบคำตอบและถามใหม่',
  },
} as const;
