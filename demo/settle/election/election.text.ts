/** Two elections of the demo cooperative: one that runs, one that is over. */
import type { Day } from '../../../core/days.ts';

type Code = 'CHAIR' | 'COMMITTEE' | 'AUDITOR' | 'DELEGATE';

export interface DemoCandidate {
  readonly code: Code;
  readonly number: number;
  readonly name: string;
  /** Left out: stands for all zones. */
  readonly zone?: number;
  readonly unit: string;
  readonly bio: string;
  /** Of the election that is over. */
  readonly votes?: number;
  readonly elected?: boolean;
}

export interface DemoElection {
  readonly year: number;
  readonly title: string;
  readonly status: 'CAMPAIGN' | 'RESULT';
  readonly note: string;
  readonly steps: readonly (readonly [from: Day, to: Day, text: string])[];
  readonly positions: readonly (readonly [code: Code, name: string, seats: number])[];
  readonly candidates: readonly DemoCandidate[];
  readonly turnouts?: readonly {
    readonly code: Code;
    readonly eligible: number;
    readonly ballots: number;
    readonly spoiled: number;
    readonly noVote: number;
  }[];
}

const mapAt = (latitude: string, longitude: string) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** Zones of both elections. Which agency belongs to which stands in `voters.ts`. */
export const zones = [
  {
    name: 'เขต 1 สำนักงานเขตพื้นที่และข้าราชการบำนาญ',
    place: 'สำนักงานสหกรณ์ ชั้น 1 ห้องประชุมใหญ่',
    map: mapAt('16.4322', '102.8236'),
  },
  {
    name: 'เขต 2 โรงเรียนในอำเภอเมือง',
    place: 'หอประชุมโรงเรียนตัวอย่างวิทยา',
    map: mapAt('16.4391', '102.8312'),
  },
  {
    name: 'เขต 3 โรงเรียนต่างอำเภอ',
    place: 'หอประชุมสำนักงานเขตพื้นที่การศึกษาประถมศึกษาตัวอย่าง เขต 1',
    map: mapAt('16.4277', '102.8410'),
  },
  {
    name: 'เขต 4 โรงพยาบาลและสาธารณสุข',
    place: 'ห้องประชุมโรงพยาบาลเมืองตัวอย่าง ชั้น 2',
    map: mapAt('16.4406', '102.8198'),
  },
] as const;

export const reasons = {
  associate: 'เป็นสมาชิกสมทบ ซึ่งข้อบังคับไม่ให้สิทธิออกเสียงเลือกตั้ง',
  left: 'พ้นจากสมาชิกภาพแล้ว',
} as const;

const hospital = 'โรงพยาบาลเมืองตัวอย่าง';
const school = 'โรงเรียนตัวอย่างวิทยา';

const running: DemoElection = {
  year: 2026,
  title: 'การเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 67 ประจำปี 2569',
  status: 'CAMPAIGN',
  note: 'ลงคะแนนในวันประชุมใหญ่สามัญประจำปี วันเสาร์ที่ 24 มกราคม 2569 เวลา 08:00 ถึง 12:00 น.',
  steps: [
    ['2025-10-15', '2025-10-31', 'รับสมัครผู้ประสงค์จะเป็นกรรมการ'],
    ['2025-11-03', '2025-11-07', 'ตรวจคุณสมบัติผู้สมัคร'],
    ['2025-11-14', '2025-11-14', 'ประกาศรายชื่อและหมายเลขผู้สมัคร'],
    ['2025-11-17', '2026-01-23', 'แนะนำตัวผู้สมัคร และเปิดให้ตรวจสอบสิทธิเลือกตั้ง'],
    ['2025-12-15', '2025-12-26', 'ยื่นขอเปลี่ยนหน่วยเลือกตั้ง'],
    ['2026-01-24', '2026-01-24', 'วันเลือกตั้ง'],
    ['2026-01-26', '2026-01-26', 'ประกาศผลการเลือกตั้ง'],
  ],
  positions: [
    ['CHAIR', 'ประธานกรรมการ', 1],
    ['COMMITTEE', 'กรรมการดำเนินการ', 4],
    ['AUDITOR', 'ผู้ตรวจสอบกิจการ', 1],
  ],
  candidates: [
    {
      code: 'CHAIR',
      number: 1,
      name: 'นายประสิทธิ์ มั่นคงดี',
      unit: school,
      bio: 'ข้าราชการครูบำนาญ อดีตผู้อำนวยการโรงเรียน เป็นกรรมการดำเนินการมาแล้ว 1 สมัย ตั้งใจรักษาเงินปันผลให้สม่ำเสมอ และเปิดเผยมติคณะกรรมการทุกเดือน',
    },
    {
      code: 'CHAIR',
      number: 2,
      name: 'นางวิไลลักษณ์ เพียรสุข',
      unit: 'สำนักงานสาธารณสุขจังหวัดตัวอย่าง',
      bio: 'นักวิชาการเงินและบัญชีชำนาญการพิเศษ ทำงานการเงินภาครัฐมา 27 ปี เสนอให้ลดขั้นตอนกู้ฉุกเฉินเหลือ 1 วันทำการ',
    },
    {
      code: 'COMMITTEE',
      number: 1,
      zone: 1,
      name: 'นางสาวอรพรรณ ศรีวงศ์',
      unit: 'สำนักงานเขตพื้นที่การศึกษาประถมศึกษาตัวอย่าง เขต 1',
      bio: 'ศึกษานิเทศก์ชำนาญการ ดูแลกองทุนสวัสดิการของหน่วยงานมา 8 ปี เสนอทุนการศึกษาบุตรให้ครอบคลุมระดับอาชีวศึกษา',
    },
    {
      code: 'COMMITTEE',
      number: 2,
      zone: 1,
      name: 'นายสมนึก ธนาวุฒิ',
      unit: 'ข้าราชการบำนาญ',
      bio: 'อดีตผู้จัดการธนาคารเพื่อการเกษตร สาขาในจังหวัด อยากให้สมาชิกเกษียณถอนเงินและทำธุรกรรมได้โดยไม่ต้องเดินทางมาสำนักงาน',
    },
    {
      code: 'COMMITTEE',
      number: 3,
      zone: 2,
      name: 'นายธีรยุทธ แก้วกล้า',
      unit: school,
      bio: 'ครูคณิตศาสตร์ วิทยฐานะชำนาญการพิเศษ สอนเรื่องการเงินส่วนบุคคลให้เพื่อนครู เสนอหลักสูตรจัดการหนี้สำหรับสมาชิกใหม่',
    },
    {
      code: 'COMMITTEE',
      number: 4,
      zone: 2,
      name: 'นางกาญจนา พูนผล',
      unit: 'โรงเรียนบ้านหนองบัว',
      bio: 'ครูชำนาญการ เลขานุการศูนย์เครือข่ายโรงเรียน ต้องการให้ผลการพิจารณาเงินกู้แจ้งเหตุผลเป็นลายลักษณ์อักษรทุกราย',
    },
    {
      code: 'COMMITTEE',
      number: 5,
      zone: 3,
      name: 'นายบุญส่ง ใจมั่น',
      unit: 'โรงเรียนวัดดอนแก้ว',
      bio: 'ผู้อำนวยการโรงเรียนขนาดเล็ก เสนอหน่วยบริการเคลื่อนที่ไปพบสมาชิกต่างอำเภอทุกไตรมาส',
    },
    {
      code: 'COMMITTEE',
      number: 6,
      zone: 4,
      name: 'นางสาวพิมพ์ชนก รุ่งเรืองกิจ',
      unit: hospital,
      bio: 'พยาบาลวิชาชีพชำนาญการ ทำงานเป็นกะ เสนอให้ยื่นคำขอและติดตามสถานะได้นอกเวลาราชการผ่านเว็บไซต์',
    },
    {
      code: 'AUDITOR',
      number: 1,
      name: 'นางจันทร์เพ็ญ ทองแท้',
      unit: 'สำนักงานสาธารณสุขจังหวัดตัวอย่าง',
      bio: 'ผู้สอบบัญชีสหกรณ์ ผ่านการอบรมผู้ตรวจสอบกิจการขั้นสูง จะรายงานผลตรวจสอบต่อสมาชิกทุก 6 เดือน',
    },
  ],
};

const past: DemoElection = {
  year: 2024,
  title: 'การเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 66 ประจำปี 2567',
  status: 'RESULT',
  note: 'ประกาศผลแล้ว ผู้ได้รับเลือกตั้งเข้ารับหน้าที่ตั้งแต่วันที่ 1 กุมภาพันธ์ 2567',
  steps: [
    ['2023-10-16', '2023-10-31', 'รับสมัครผู้ประสงค์จะเป็นกรรมการ'],
    ['2023-11-06', '2023-11-10', 'ตรวจคุณสมบัติผู้สมัคร'],
    ['2023-11-17', '2023-11-17', 'ประกาศรายชื่อและหมายเลขผู้สมัคร'],
    ['2023-11-20', '2024-01-19', 'แนะนำตัวผู้สมัคร และเปิดให้ตรวจสอบสิทธิเลือกตั้ง'],
    ['2024-01-20', '2024-01-20', 'วันเลือกตั้ง'],
    ['2024-01-22', '2024-01-22', 'ประกาศผลการเลือกตั้ง'],
  ],
  positions: [
    ['CHAIR', 'ประธานกรรมการ', 1],
    ['COMMITTEE', 'กรรมการดำเนินการ', 4],
    ['AUDITOR', 'ผู้ตรวจสอบกิจการ', 1],
  ],
  candidates: [
    {
      code: 'CHAIR',
      number: 1,
      name: 'นายสุรชัย วัฒนกุล',
      unit: 'ข้าราชการบำนาญ',
      bio: 'อดีตรองผู้อำนวยการเขตพื้นที่การศึกษา เป็นประธานกรรมการมาแล้ว 1 สมัย',
      votes: 412,
      elected: true,
    },
    {
      code: 'CHAIR',
      number: 2,
      name: 'นายประสิทธิ์ มั่นคงดี',
      unit: school,
      bio: 'ข้าราชการครูบำนาญ อดีตผู้อำนวยการโรงเรียน',
      votes: 238,
      elected: false,
    },
    {
      code: 'COMMITTEE',
      number: 1,
      zone: 1,
      name: 'นายอุดม เจริญผล',
      unit: 'ข้าราชการบำนาญ',
      bio: 'อดีตศึกษานิเทศก์ ดูแลงานฌาปนกิจสงเคราะห์มา 6 ปี',
      votes: 351,
      elected: true,
    },
    {
      code: 'COMMITTEE',
      number: 2,
      zone: 2,
      name: 'นางสาวสุภาพร ชื่นจิต',
      unit: school,
      bio: 'ครูชำนาญการพิเศษ หัวหน้างานแผนและงบประมาณของโรงเรียน',
      votes: 389,
      elected: true,
    },
    {
      code: 'COMMITTEE',
      number: 3,
      zone: 2,
      name: 'นายวรพล สืบสาย',
      unit: 'โรงเรียนบ้านหนองบัว',
      bio: 'ครูชำนาญการ ประธานชมรมครูผู้ช่วยสอนการเงิน',
      votes: 204,
      elected: false,
    },
    {
      code: 'COMMITTEE',
      number: 4,
      zone: 3,
      name: 'นางบังอร แสนดี',
      unit: 'โรงเรียนวัดดอนแก้ว',
      bio: 'ผู้อำนวยการโรงเรียน ผลักดันหน่วยบริการเคลื่อนที่',
      votes: 327,
      elected: true,
    },
    {
      code: 'COMMITTEE',
      number: 5,
      zone: 4,
      name: 'นายแพทย์กิตติ ศิริวัฒน์',
      unit: hospital,
      bio: 'รองผู้อำนวยการฝ่ายบริหารโรงพยาบาล',
      votes: 366,
      elected: true,
    },
    {
      code: 'AUDITOR',
      number: 1,
      name: 'นางจันทร์เพ็ญ ทองแท้',
      unit: 'สำนักงานสาธารณสุขจังหวัดตัวอย่าง',
      bio: 'ผู้สอบบัญชีสหกรณ์',
      votes: 431,
      elected: true,
    },
    {
      code: 'AUDITOR',
      number: 2,
      name: 'นายพงษ์ศักดิ์ นาคำ',
      unit: hospital,
      bio: 'นักวิชาการเงินและบัญชีของโรงพยาบาล',
      votes: 219,
      elected: false,
    },
  ],
  turnouts: [
    { code: 'CHAIR', eligible: 934, ballots: 676, spoiled: 11, noVote: 15 },
    { code: 'COMMITTEE', eligible: 934, ballots: 676, spoiled: 18, noVote: 9 },
    { code: 'AUDITOR', eligible: 934, ballots: 676, spoiled: 8, noVote: 18 },
  ],
};

export const demoElections = [running, past] as const;
