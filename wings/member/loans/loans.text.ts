/** Every word of the loan room. */
import { roomNames } from '../../../api/rooms.text.ts';
import type { InterestStep, Rounding } from '../../../core/loan/interest-rule.ts';

const roundingWords: Readonly<Record<Rounding, string>> = {
  HALF_UP: 'ปัดเศษครึ่งขึ้นไปเป็น ',
  UP: 'ปัดเศษขึ้นเป็น ',
  DOWN: 'ปัดเศษลงเป็น ',
};
const stepWords: Readonly<Record<InterestStep, string>> = {
  SATANG: '1 สตางค์',
  QUARTER: '25 สตางค์',
  BAHT: '1 บาท',
};

export const text = {
  title: roomNames.loan,
  status: { OPEN: 'กำลังผ่อนชำระ', CLOSED: 'ปิดเงินกู้แล้ว' },
  tabs: { label: 'สัญญาเงินกู้', open: 'สัญญาปัจจุบัน', closed: 'สัญญาที่ปิดแล้ว' },
  method: { EQUAL_PRINCIPAL: 'ต้นเท่ากันทุกงวด', EQUAL_INSTALMENT: 'ชำระเท่ากันทุกงวด' },
  total: 'เงินกู้คงเหลือรวม',
  countLabel: 'จำนวนสัญญา',
  count: (count: number) => `${count} สัญญา`,
  contractNo: 'เลขที่สัญญา',
  type: 'ประเภทเงินกู้',
  balance: 'เงินต้นคงเหลือ',
  balanceBaht: 'เงินต้นคงเหลือ (บาท)',
  approvedShort: 'วงเงินอนุมัติ',
  approved: 'วงเงินอนุมัติ (บาท)',
  disbursed: 'เงินกู้ที่รับ (บาท)',
  /** A contract that is drawn again and again up to its limit. */
  revolving: {
    approved: 'วงเงินหมุนเวียน (บาท)',
    available: 'วงเงินคงเหลือ (บาท)',
    disbursed: 'รับเงินกู้รวมทุกครั้ง (บาท)',
    note: 'เบิกเพิ่มได้ภายในวงเงินตามระเบียบของสหกรณ์',
    remark: (limit: string, left: string) => `วงเงินหมุนเวียน ${limit} บาท วงเงินคงเหลือ ${left} บาท`,
  },
  instalment: { EQUAL_PRINCIPAL: 'ชำระต้นงวดละ (บาท)', EQUAL_INSTALMENT: 'ชำระงวดละ (บาท)' },
  instalmentAny: 'ชำระงวดละ (บาท)',
  methodLabel: 'วิธีชำระ',
  period: 'งวดที่ / ทั้งหมด',
  /** `total` 0: none was agreed. */
  periods: (last: number, total: number) => (total === 0 ? String(last) : `${last} / ${total}`),
  rate: 'ดอกเบี้ยร้อยละต่อปี',
  ruleLabel: 'วิธีคิดดอกเบี้ย',
  rule: {
    ACT_365F: 'รายวันตามจริง หาร 365',
    ACT_ACT: 'รายวันตามจริง หารจำนวนวันของปี',
    THIRTY_360: 'เดือนละ 30 วัน หาร 360',
    MONTHLY: 'รายเดือน เศษของเดือนคิดรายวัน หาร 365',
    AS_DELIVERED: 'ตามที่ระบบของสหกรณ์แจ้ง',
  },
  rounded: (rule: string, step: InterestStep, rounding: Rounding) =>
    `${rule} ${roundingWords[rounding]}${stepWords[step]}`,
  delivered: 'ดอกเบี้ยตามที่ระบบของสหกรณ์แจ้ง ณ',
  deliveredOn: (day: string) => `ดอกเบี้ยตามที่ระบบของสหกรณ์แจ้ง ณ ${day} (บาท)`,
  deliveredNote: (day: string) =>
    `บางสัญญาสหกรณ์เป็นผู้คำนวณดอกเบี้ย จึงแสดงดอกเบี้ย ณ ${day} ตามที่ระบบของสหกรณ์แจ้ง ` +
    'ถามดอกเบี้ยถึงวันนี้และยอดปิดเงินกู้ของสัญญานั้นได้ที่สหกรณ์',
  interestUntil: 'ดอกเบี้ยถึงวันนี้',
  inBaht: '(บาท)',
  interestToday: (day: string) => `ดอกเบี้ยถึงวันนี้ ${day} (บาท)`,
  interestNote: (day: string) =>
    `ดอกเบี้ยถึงวันนี้เป็นการประมาณการ คิดจากเงินต้นคงเหลือ ณ ${day} ยังไม่รวมรายการหลังจากวันนั้น`,
  arrears: 'ค้างชำระ',
  principalArrears: 'ต้นค้าง (บาท)',
  interestArrears: 'ดอกเบี้ยค้าง (บาท)',
  lastPayment: 'ชำระล่าสุด',
  started: 'วันเริ่มสัญญา',
  firstDue: 'งวดแรก',
  maturity: 'งวดสุดท้าย',
  statusLabel: 'สถานะสัญญา',
  closedOn: 'ปิดเงินกู้เมื่อ',
  refinancedBy: 'ปิดด้วยสัญญา',
  writtenOffOn: 'ตัดหนี้สูญเมื่อ',
  writtenOff: 'เงินต้นที่ตัดหนี้สูญ (บาท)',
  debt: {
    since: (status: string, day: string) => `${status} ตั้งแต่ ${day}`,
    RESTRUCTURED: () => 'เงื่อนไขที่แสดงเป็นเงื่อนไขใหม่ตามที่ตกลงกับสหกรณ์',
    LAWSUIT: () =>
      'ยอดที่แสดงคำนวณตามสัญญาเงินกู้ ยอดที่ต้องชำระจริงเป็นไปตามคำพิพากษาหรือข้อตกลงในคดี ' +
      'จึงไม่มีตารางผ่อนชำระและยอดปิดเงินกู้ กรุณาติดต่อสหกรณ์เพื่อสอบถามยอดหรือตกลงการชำระ',
    WRITTEN_OFF: (baht: string) =>
      `สหกรณ์ตัดเงินต้น ${baht} บาท ออกจากบัญชีลูกหนี้ รายการนี้ไม่ใช่การชำระหนี้ ` +
      'และหนี้ตามสัญญายังไม่สิ้นสุด กรุณาติดต่อสหกรณ์เพื่อสอบถามยอดหรือตกลงการชำระ',
  },
  percent: '% การผ่อนชำระ',
  paid: (percent: string) => `ผ่อนชำระแล้ว ${percent} %`,
  securedBy: 'หลักประกัน / ผู้ค้ำ',
  unsecured: 'ไม่มีหลักประกันในระบบ',
  security: {
    kind: 'ชนิด',
    name: 'ชื่อ / รายละเอียด',
    ref: 'เลขที่',
    amount: 'วงเงินค้ำ (บาท)',
  },
  seeLines: 'ดูรายการเงินกู้',
  seeAhead: 'ดูรายการ ตารางผ่อน และยอดปิดเงินกู้',
  payoff: 'ยอดปิดเงินกู้วันนี้หรือวันอื่น',
  empty: { open: 'คุณไม่มีเงินกู้คงค้าง', closed: 'คุณยังไม่มีสัญญาที่ปิดแล้ว' },
  emptyHint: {
    open: 'เมื่อคุณมีสัญญาเงินกู้ ยอดคงเหลือ งวดผ่อน และหลักประกันจะแสดงที่นี่',
    closed: 'เมื่อคุณชำระเงินกู้ครบ สัญญานั้นจะย้ายมาแสดงที่นี่',
  },
  loading: 'กำลังโหลดสัญญาเงินกู้',
  failed: 'โหลดสัญญาเงินกู้ไม่สำเร็จ',
  safe: 'เงินและสัญญาของคุณไม่ได้รับผลกระทบ ระบบเพียงแสดงข้อมูลไม่ได้ชั่วคราว',
  file: { open: 'เงินกู้', closed: 'เงินกู้ที่ปิดแล้ว' },
} as const;
