/** What stands in loan contracts, in their ledgers and on what secures them (A.3, D-07, D-08). */

export const productNames = {
  EMG: 'เงินกู้ฉุกเฉิน',
  ORD: 'เงินกู้สามัญ',
  ORC: 'เงินกู้สามัญรวมหนี้',
  HSG: 'เงินกู้พิเศษเพื่อที่อยู่อาศัย',
  EDU: 'เงินกู้พิเศษเพื่อการศึกษา',
  VEH: 'เงินกู้พิเศษเพื่อยานพาหนะ',
  DEP: 'เงินกู้พิเศษโดยใช้เงินฝากค้ำประกัน',
  SOL: 'เงินกู้พิเศษเพื่อพลังงานแสงอาทิตย์',
  MED: 'เงินกู้พิเศษเพื่อการรักษาพยาบาล',
  OCC: 'เงินกู้พิเศษเพื่อประกอบอาชีพ',
  BNK: 'เงินกู้พิเศษร่วมกับธนาคาร',
  STP: 'เงินกู้พิเศษอัตราขั้นบันได',
  REV: 'เงินกู้ฉุกเฉินหมุนเวียน',
} as const;

export type ProductCode = keyof typeof productNames;

const twoDigits = (yearBe: number): string => String(yearBe).slice(2);

/**
 * Contract numbers as cooperatives write them, at most 15 characters: a prefix of the product, a
 * running number and the Buddhist year; shapes differ as they do in old core systems.
 */
export const contractForms: Readonly<
  Record<ProductCode, (memberNo: string, nth: number, yearBe: number) => string>
> = {
  EMG: (memberNo, nth, yearBe) => `ฉฉ.${memberNo}${nth}/${yearBe}`,
  ORD: (memberNo, _, yearBe) =>
    `สม${twoDigits(yearBe)}${String(Number(memberNo)).padStart(5, '0')}`,
  ORC: (memberNo, _, yearBe) =>
    `รน${twoDigits(yearBe)}${String(Number(memberNo)).padStart(5, '0')}`,
  HSG: (memberNo, _, yearBe) => `พค.${memberNo}/${yearBe}`,
  EDU: (memberNo, _, yearBe) => `พศ.${memberNo}/${yearBe}`,
  VEH: (memberNo, _, yearBe) => `พย.${memberNo}/${yearBe}`,
  DEP: (memberNo, _, yearBe) => `พฝ.${memberNo}/${yearBe}`,
  SOL: (memberNo, _, yearBe) => `พส.${memberNo}/${yearBe}`,
  MED: (memberNo, _, yearBe) => `พร.${memberNo}/${yearBe}`,
  OCC: (memberNo, _, yearBe) => `พอ.${memberNo}/${yearBe}`,
  BNK: (memberNo, _, yearBe) => `คธ.${memberNo}/${yearBe}`,
  STP: (memberNo, _, yearBe) => `พบ.${memberNo}/${yearBe}`,
  REV: (memberNo, _, yearBe) => `ฉม.${memberNo}/${yearBe}`,
};

export const lineWords = {
  '01': 'รับเงินกู้',
  '02': 'ชำระรายเดือน',
  '03': 'ชำระหน้าเคาน์เตอร์',
  '04': 'ชำระปิดบัญชี',
  '05': 'หักกลบด้วยสัญญาใหม่',
  '07': 'ตัดหนี้สูญ',
} as const;

export const backingWords = {
  shares: 'ทุนเรือนหุ้นของผู้กู้',
  deposit: 'เงินฝากประจำของผู้กู้',
  sharesOf: (name: string) => `ทุนเรือนหุ้นของ${name}`,
  depositOf: (name: string) => `เงินฝากประจำของ${name}`,
  land: (titleNo: string) => `ที่ดินพร้อมสิ่งปลูกสร้าง โฉนดเลขที่ ${titleNo}`,
  insurance: 'ประกันสินเชื่อกลุ่ม',
} as const;
