/** What a word of the cooperative's means, for whoever has never kept its books. */
export interface Explanation {
  /** As it stands on pages and papers. */
  readonly word: string;
  /** What else the same is called. */
  readonly also?: string;
  readonly meaning: string;
  /** What follows for the reader, or what becomes of it. */
  readonly advice?: string;
}

/**
 * Words that portals explain where they stand. The glossary page says the same, and has more;
 * those would only weigh on the portals.
 */
export const explained = {
  pledged: {
    word: 'ติดภาระค้ำประกัน',
    meaning: 'ส่วนของหุ้นที่ใช้ค้ำประกันเงินกู้อยู่ ไม่ว่าเงินกู้ของคุณเองหรือของผู้อื่น',
    advice: 'หุ้นยังเป็นของคุณ เมื่อหมดภาระค้ำประกัน ส่วนนี้จะกลับเป็นหุ้นที่ไม่มีภาระ',
  },
  held: {
    word: 'อายัด',
    meaning: 'เงินของคุณที่กันไว้ ยังถอนหรือรับไม่ได้ เช่น เงินฝากที่ใช้ค้ำเงินกู้ หรือเงินปันผลที่สหกรณ์พักการจ่าย',
    advice: 'เงินยังเป็นของคุณ สอบถามสาเหตุได้ที่สหกรณ์',
  },
  available: {
    word: 'ถอนได้',
    meaning:
      'ยอดที่ระบบของสหกรณ์แจ้งว่าถอนได้ อาจน้อยกว่ายอดคงเหลือ ' +
      'เพราะมียอดอายัด หรือมียอดที่ต้องคงไว้ในบัญชีตามระเบียบของสหกรณ์',
    advice: 'เงินฝากประจำที่ยังไม่ครบกำหนด สอบถามเงื่อนไขและดอกเบี้ยที่ได้รับที่สหกรณ์ก่อนถอน',
  },
  pending: {
    word: 'รอนำส่ง',
    meaning: 'ยอดที่สหกรณ์เรียกเก็บผ่านหน่วยงาน และยังไม่ได้ลงบัญชี อาจยังไม่ได้หัก หรือหักแล้วและกำลังนำส่ง',
    advice: 'เมื่อสหกรณ์ลงบัญชีแล้ว คำนี้จะเปลี่ยนเป็นผลการหัก และมีใบเสร็จ',
  },
  toCollect: {
    word: 'รอเรียกเก็บ',
    meaning: 'เงินสงเคราะห์ศพที่เรียกเก็บแล้วและยังไม่ได้รับ รวมทุกเดือนที่ยังเหลือ',
    advice: 'เมื่อเก็บได้ตามวิธีการชำระที่เลือกไว้ ยอดนี้จะลดลง',
  },
  balanceAfter: {
    word: 'ยอดคงเหลือหลังหัก',
    meaning: 'ยอดคงเหลือ บวกรอเรียกเก็บ ลบสงเคราะห์ศพผู้อื่น',
    advice: 'คือยอดที่จะเหลือเมื่อเก็บยอดรอเรียกเก็บได้ครบ และหักเงินสงเคราะห์ศพผู้อื่นแล้ว',
  },
  cover: {
    word: 'งบหน้าใบเรียกเก็บ',
    also: 'งบหน้า, ใบปะหน้า',
    meaning:
      'ตารางของหน่วยงานในหนึ่งเดือน บอกว่าต้องหักเงินสมาชิกคนใด เท่าใด แยกเป็นหุ้น เงินกู้ เงินฝาก และรายการอื่น',
    advice: 'หักเงินตามตารางนี้ แล้วรายงานผลของแต่ละคนในตารางเดียวกัน',
  },
  opening: {
    word: 'ลงรับ',
    meaning: 'การบันทึกว่าหน่วยงานได้รับหนังสือแล้ว ใครเปิดอ่าน วันและเวลาใด',
    advice: 'ระบบบันทึกให้เองเมื่อเปิดอ่านครั้งแรก ไม่ต้องกดอะไรเพิ่ม',
  },
} as const satisfies Record<string, Explanation>;

/** Where a word stands on the glossary page; a page has ids of its own besides. */
export const wordPlace = (key: string): string => `word-${key}`;

export type ExplainedWord = keyof typeof explained;

export const explainText = {
  ask: (word: string) => `${word} คืออะไร`,
  also: (names: string) => `หรือเรียกว่า ${names}`,
  close: 'ปิด',
  all: 'คำศัพท์ทั้งหมด',
} as const;
