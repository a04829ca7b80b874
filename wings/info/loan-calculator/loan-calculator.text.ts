import type { LoanTyped } from './fields.ts';

type RepaymentMethod = LoanTyped['way'];

/** หลักสิบบาท for 10 baht, else the number. */
const steps: Readonly<Record<number, string>> = {
  1: 'หลักบาท',
  10: 'หลักสิบบาท',
  100: 'หลักร้อยบาท',
  1000: 'หลักพันบาท',
};

const stepName = (step: number): string => steps[step] ?? `จำนวนเต็ม ${step} บาท`;

export const text = {
  title: 'คำนวณเงินกู้',
  sub: 'ลองปรับตัวเลข ดูค่างวดและดอกเบี้ยก่อนยื่นคำขอ',
  form: 'ข้อมูลเงินกู้',
  type: 'ประเภทเงินกู้',
  other: 'กำหนดเอง',
  amount: 'วงเงิน',
  by: 'กำหนดการผ่อนด้วย',
  periods: 'จำนวนงวด',
  payment: 'ชำระต่องวด',
  months: 'เดือน',
  baht: 'บาท',
  percent: '%',
  rate: 'ดอกเบี้ยต่อปี',
  from: 'วันรับเงิน',
  dayHint: 'วัน เดือน ปี พ.ศ. เช่น 5 ม.ค. 2569',
  salary: 'เงินเดือน (ถ้าต้องการตรวจ)',
  chooseMethod: 'เลือกวิธีผ่อน',
  method: { principal: 'ต้นเท่ากันทุกงวด', instalment: 'ชำระเท่ากันทุกงวด' },
  methodHint: { principal: 'ค่างวดลดลงเรื่อย\u00a0ๆ', instalment: 'จำง่าย วางแผนง่าย' },
  methodHintByPayment: {
    principal: (periods: number) => `ใน ${periods} งวดเท่ากัน`,
    instalment: () => 'ตามที่กำหนดต่องวด',
  },
  first: 'งวดแรก',
  each: 'งวดละ',
  last: 'งวดสุดท้าย',
  sooner: (step: number, periods: number) =>
    `ปัดค่างวดขึ้นเป็น${stepName(step)} จึงผ่อนหมดใน\u00a0${periods}\u00a0งวด`,
  interest: 'ดอกเบี้ยทั้งหมด',
  paid: 'รวมชำระ',
  impossible:
    'ผ่อนแบบนี้ไม่ได้ เพราะค่างวดไม่พอดอกเบี้ยของงวดแรก ' + 'ลดจำนวนงวด หรือเลือกวันรับเงินที่ใกล้วันครบกำหนดกว่านี้',
  cheaper: (method: RepaymentMethod) => `${text.method[method]} เสียดอกเบี้ยน้อยกว่า `,
  dearerFirst: ' แต่งวดแรก\u00a0ๆ ชำระมากกว่า',
  asDear: 'ทั้งสองวิธีเสียดอกเบี้ยเท่ากัน',
  afterHighest: 'หลังหักงวดที่สูงที่สุด ',
  salaryLeft: ' เงินเดือนคงเหลือ ',
  tooLittle: (percent: number) => ` ต่ำกว่าเกณฑ์ที่ต้องเหลืออย่างน้อย ${percent} % ลองลดวงเงินหรือเพิ่มงวด`,
  chart: 'เงินต้นและดอกเบี้ยแต่ละงวด',
  principal: 'เงินต้น',
  interestOf: 'ดอกเบี้ย',
  periodNo: (no: number) => `งวดที่ ${no}`,
  chartSummary: (periods: number, first: string, last: string) =>
    `แผนภูมิแท่งซ้อนของเงินต้นและดอกเบี้ย ${periods} งวด ${first} ${last}`,
  chartAt: (no: number, principal: string, interest: string) =>
    `งวดที่ ${no} เงินต้น ${principal} บาท ดอกเบี้ย ${interest} บาท`,
  year: 'ปี พ.ศ.',
  close: 'ปิดเงินกู้ก่อนกำหนด',
  closeOn: 'ปิดเงินกู้ ณ วันที่',
  closeHint: 'เมื่อชำระทุกงวดตรงเวลาจนถึงวันนั้น',
  closeTotal: (day: string) => `ยอดปิดเงินกู้ ณ ${day}`,
  closeAfter: (periods: number) => (periods === 0 ? 'ก่อนงวดแรก' : `หลังชำระงวดที่ ${periods}`),
  closeBalance: 'เงินต้นคงเหลือ',
  closeInterest: 'ดอกเบี้ยถึงวันปิดเงินกู้',
  closeNone: 'ชำระครบทุกงวดแล้วก่อนวันนี้',
  schedule: 'ตารางผ่อนชำระ',
  scheduleOf: (method: RepaymentMethod, periods: number) => `${text.method[method]} ${periods} งวด`,
  inPrint: (type: string, amount: string, rate: string, from: string) =>
    `${type} วงเงิน ${amount} บาท ดอกเบี้ย ${rate} % ต่อปี รับเงินวันที่ ${from}`,
  note: (actual: boolean, step: number) =>
    [
      'เป็นการประมาณการเท่านั้น ดอกเบี้ยคิดรายวันตามจำนวนวันจริง',
      actual ? 'ปีละ 365 หรือ 366 วันตามปฏิทิน' : 'ปีละ 365 วัน',
      `เงินต้นต่องวดของแบบต้นเท่ากัน และค่างวดของแบบชำระเท่ากัน ปัดขึ้นเป็น${stepName(step)}`,
    ].join(' '),
  announcement: (
    method: RepaymentMethod,
    periods: number,
    first: string,
    interest: string,
    paid: string,
  ) =>
    `${text.method[method]} ${periods} งวด งวดแรก ${first} บาท ` +
    `ดอกเบี้ยทั้งหมด ${interest} บาท รวมชำระ ${paid} บาท`,
  faultAnnouncement: (faults: string) => `ข้อมูลยังไม่ถูกต้อง ${faults}`,
  fileName: 'ตารางผ่อนชำระ',
} as const;
