/** Cases of the pretend cooperative. What the public reads never names anybody. */
export interface DemoEvent {
  readonly on: string;
  readonly status: 'RECEIVED' | 'IN_PROGRESS' | 'ANSWERED' | 'CLOSED';
  readonly note: string;
}

export interface DemoCase {
  readonly category: 'SERVICE' | 'LOAN' | 'DEPOSIT' | 'WELFARE' | 'WEBSITE' | 'OTHER';
  readonly topic: string;
  /** As the public reads it; of a private case as it was written. */
  readonly body: string;
  readonly answer?: string;
  /** In how many days an answer was promised; left out: by the setting. */
  readonly promisedDays?: number;
  readonly events: readonly DemoEvent[];
}

export interface DemoPrivateCase extends DemoCase {
  readonly contact?: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly memberNo: string;
  };
}

const received = (on: string): DemoEvent => ({ on, status: 'RECEIVED', note: '' });
const working = (on: string, note: string): DemoEvent => ({ on, status: 'IN_PROGRESS', note });
const answered = (on: string, note = ''): DemoEvent => ({ on, status: 'ANSWERED', note });
const closed = (on: string, note: string): DemoEvent => ({ on, status: 'CLOSED', note });

/** In how many days a category is answered since November; the others by the setting. */
export const complaintTargets = {
  SERVICE: 7,
  LOAN: 30,
  DEPOSIT: 10,
  WELFARE: 20,
  WEBSITE: 7,
} as const;

/** Oldest first. */
export const publishedCases: readonly DemoCase[] = [
  {
    category: 'SERVICE',
    topic: 'ขอให้เปิดเคาน์เตอร์ช่วงพักกลางวัน',
    body: [
      'ครูออกจากโรงเรียนได้เฉพาะช่วงพักกลางวัน แต่เคาน์เตอร์ปิดพักพร้อมกันทุกช่อง',
      'ขอให้สลับกันพักอย่างน้อยหนึ่งช่อง',
    ].join(' '),
    answer: [
      'สหกรณ์จัดเจ้าหน้าที่สลับพัก เปิดเคาน์เตอร์ 2 ช่องในช่วง 12:00–13:00 น. ตั้งแต่วันที่ {date 2025-10-01}',
      'เป็นต้นไป ขอบคุณสำหรับข้อเสนอแนะ',
    ].join(' '),
    events: [
      received('2025-09-03'),
      working('2025-09-05', 'ส่งเรื่องให้ฝ่ายการเงินจัดเวรเจ้าหน้าที่'),
      answered('2025-09-12'),
      closed('2025-10-01', 'เริ่มเปิดเคาน์เตอร์ช่วงพักกลางวันแล้ว'),
    ],
  },
  {
    category: 'LOAN',
    topic: 'คำขอกู้สามัญใช้เอกสารซ้ำกับที่เคยส่ง',
    body: [
      'กู้สามัญครั้งที่สองภายในหนึ่งปี ต้องส่งสำเนาทะเบียนบ้านและหนังสือรับรองเงินเดือนใหม่ทั้งหมด',
      'ทั้งที่ข้อมูลไม่เปลี่ยน ขอให้ใช้เอกสารเดิมได้',
    ].join(' '),
    answer: [
      'คณะกรรมการเงินกู้เห็นชอบให้ใช้สำเนาทะเบียนบ้านเดิมได้ภายใน 1 ปีถ้าข้อมูลไม่เปลี่ยน',
      'ส่วนหนังสือรับรองเงินเดือนยังต้องเป็นปัจจุบัน ปรับรายการเอกสารในแบบคำขอแล้ว',
    ].join(' '),
    events: [
      received('2025-09-08'),
      working('2025-09-10', 'เสนอคณะกรรมการเงินกู้พิจารณา'),
      answered('2025-09-25'),
    ],
  },
  {
    category: 'WEBSITE',
    topic: 'ตัวอักษรบนหน้าเว็บเล็กเกินไปสำหรับผู้สูงอายุ',
    body: 'สมาชิกเกษียณอ่านตัวเลขยอดเงินบนโทรศัพท์ลำบาก ขอให้ขยายตัวอักษรได้',
    answer: [
      'เว็บไซต์ใหม่มีปุ่ม ก- ก ก+ ที่มุมขวาบนทุกหน้า เลือกได้สามขนาด และเลือกสีของหน้าจอได้',
      'ระบบจำค่าที่เลือกไว้ในเครื่องของคุณ',
    ].join(' '),
    events: [received('2025-09-15'), answered('2025-09-18')],
  },
  {
    category: 'DEPOSIT',
    topic: 'ขอทราบเหตุผลที่ดอกเบี้ยเงินฝากพิเศษลดลง',
    body: 'ดอกเบี้ยเงินฝากออมทรัพย์พิเศษลดลงตั้งแต่เดือนกรกฎาคม ประกาศที่เคาน์เตอร์ไม่ได้บอกเหตุผล',
    answer: [
      'อัตราดอกเบี้ยในตลาดลดลงและสหกรณ์มีสภาพคล่องเพียงพอ คณะกรรมการจึงปรับอัตราตามมติวันที่ 20 มิถุนายน',
      '{year 2025-06-20} ประกาศฉบับเต็มอยู่ในหน้าข่าวสาร และต่อไปจะแจ้งเหตุผลไว้ในประกาศทุกครั้ง',
    ].join(' '),
    events: [
      received('2025-09-22'),
      working('2025-09-23', 'ขอข้อมูลจากฝ่ายเงินฝาก'),
      answered('2025-09-30'),
    ],
  },
  {
    category: 'WELFARE',
    topic: 'ทุนการศึกษาบุตรประกาศผลช้ากว่ากำหนด',
    body: 'ประกาศรับสมัครระบุว่าจะประกาศผลภายในวันที่ {date 2025-09-30} แต่เลยกำหนดมาแล้วหนึ่งสัปดาห์',
    answer: [
      'ขออภัยที่ล่าช้า มีผู้สมัครมากกว่าปีก่อนและต้องตรวจเอกสารเพิ่ม ประกาศผลแล้วเมื่อวันที่ {date 2025-10-10}',
      'เงินทุนโอนเข้าบัญชีภายในวันที่ {date 2025-10-17}',
    ].join(' '),
    events: [
      received('2025-10-07'),
      working('2025-10-07', 'สอบถามคณะกรรมการศึกษาและสวัสดิการ'),
      answered('2025-10-10'),
      closed('2025-10-17', 'โอนเงินทุนครบทุกรายแล้ว'),
    ],
  },
  {
    category: 'SERVICE',
    topic: 'โทรศัพท์ติดต่อสหกรณ์ยากในวันสิ้นเดือน',
    body: 'โทรสอบถามยอดหักเงินเดือนในวันสิ้นเดือน สายไม่ว่างทั้งวัน ขอให้เพิ่มช่องทาง',
    answer:
      'เพิ่มคู่สายในสามวันทำการสุดท้ายของเดือนแล้ว และดูรายการเรียกเก็บได้เองที่ระบบสมาชิกตั้งแต่วันที่ 25 ของทุกเดือน',
    events: [
      received('2025-10-14'),
      working('2025-10-16', 'ประสานผู้ให้บริการโทรศัพท์'),
      answered('2025-10-28'),
    ],
  },
  {
    category: 'OTHER',
    topic: 'ที่จอดรถหน้าสำนักงานไม่พอ',
    body: 'วันประชุมและวันจ่ายเงินปันผลที่จอดรถเต็มตั้งแต่เช้า ขอให้จัดที่จอดเพิ่ม',
    answer: [
      'วันประชุมใหญ่และวันจ่ายเงินปันผลใช้สนามของโรงเรียนข้างสำนักงานเป็นที่จอดรถเพิ่มได้ 60 คัน',
      'มีเจ้าหน้าที่ดูแลตั้งแต่ 07:00 น.',
    ].join(' '),
    events: [
      received('2025-10-20'),
      working('2025-10-22', 'ขอใช้สนามของโรงเรียน'),
      answered('2025-11-03'),
    ],
  },
  {
    category: 'LOAN',
    topic: 'เสนอให้ยื่นคำขอกู้ฉุกเฉินทางออนไลน์',
    body: 'กู้ฉุกเฉินวงเงินไม่สูง แต่ต้องเดินทางมาสำนักงานครึ่งวัน ขอให้ยื่นทางออนไลน์ได้',
    promisedDays: complaintTargets.LOAN,
    events: [
      received('2025-11-05'),
      working(
        '2025-11-11',
        'คณะทำงานกำลังศึกษาระเบียบและความปลอดภัย จะรายงานในการประชุมเดือน{monthname 2025-12-20}',
      ),
    ],
  },
  {
    category: 'SERVICE',
    topic: 'ขอให้มีคิวสำหรับผู้สูงอายุและผู้พิการ',
    body: 'วันจ่ายเงินปันผลต้องยืนรอนานกว่าหนึ่งชั่วโมง ขอให้มีช่องทางหรือที่นั่งสำหรับผู้สูงอายุและผู้พิการ',
    promisedDays: complaintTargets.SERVICE,
    events: [received('2025-11-17'), working('2025-11-20', 'ฝ่ายธุรการกำลังจัดพื้นที่และบัตรคิว')],
  },
  {
    category: 'DEPOSIT',
    topic: 'ขอให้พิมพ์สมุดเงินฝากได้ที่หน่วยบริการ',
    body: 'หน่วยบริการที่โรงพยาบาลรับฝากได้แต่พิมพ์สมุดไม่ได้ ต้องเข้ามาสำนักงานอีกครั้ง',
    promisedDays: complaintTargets.DEPOSIT,
    events: [received('2025-11-26')],
  },
];

/** Seen by whoever holds the code, and by staff. The demo's tracking code opens the first. */
export const privateCases: readonly DemoPrivateCase[] = [
  {
    category: 'SERVICE',
    topic: 'เจ้าหน้าที่พูดไม่สุภาพ',
    body: [
      'วันที่ {daymonth 2025-11-18} เวลาประมาณ 10 โมง เจ้าหน้าที่ช่อง 3',
      'พูดไม่สุภาพเมื่อขอให้อธิบายยอดหักเงินเดือนอีกครั้ง',
    ].join(' '),
    answer: [
      'สหกรณ์ขออภัย หัวหน้าฝ่ายได้พูดคุยกับเจ้าหน้าที่และจัดอบรมการบริการแล้ว หากต้องการคำอธิบายยอดหัก',
      'โทรหาหัวหน้าฝ่ายการเงินได้โดยตรง',
    ].join(' '),
    promisedDays: complaintTargets.SERVICE,
    events: [
      received('2025-11-18'),
      working('2025-11-19', 'ส่งเรื่องให้หัวหน้าฝ่ายการเงินตรวจสอบ'),
      answered('2025-11-24'),
    ],
  },
  {
    category: 'LOAN',
    topic: 'ผู้กู้ที่ค้ำประกันไว้ไม่ชำระหนี้',
    body: 'ได้รับจดหมายแจ้งว่าผู้กู้ค้างชำระสองงวด ขอทราบยอดและทางออกของผู้ค้ำประกัน',
    contact: {
      name: 'สมหญิง ใจดี',
      phone: '0812345678',
      email: 'somying@example.com',
      memberNo: '000123',
    },
    promisedDays: complaintTargets.LOAN,
    events: [received('2025-11-24'), working('2025-11-25', 'นัดพบผู้จัดการ')],
  },
  {
    category: 'WEBSITE',
    topic: 'เข้าสู่ระบบด้วยเครื่องใหม่ไม่ได้',
    body: 'เปลี่ยนโทรศัพท์แล้วเข้าสู่ระบบไม่ได้ ขึ้นว่ารหัสผ่านไม่ถูกต้องทั้งที่ใช้รหัสเดิม',
    contact: {
      name: 'ประเสริฐ มั่นคง',
      phone: '0810004560',
      email: 'prasert@example.com',
      memberNo: '000456',
    },
    promisedDays: complaintTargets.WEBSITE,
    events: [received('2025-11-27')],
  },
];
