/** Words of the cooperative, in the order in which a member meets them. */
import { type Explanation, explained } from '../../../parts/glossary/explained.text.ts';

interface WordGroup {
  readonly id: string;
  readonly title: string;
  /** By the place on the page, which an explanation elsewhere leads to. */
  readonly words: Readonly<Record<string, Explanation>>;
}

const shares: WordGroup = {
  id: 'shares',
  title: 'หุ้นและเงินปันผล',
  words: {
    shareCapital: {
      word: 'ทุนเรือนหุ้น',
      also: 'หุ้นสะสม',
      meaning: 'เงินค่าหุ้นทั้งหมดที่คุณส่งไว้กับสหกรณ์',
      advice: 'เป็นเงินของคุณ และเป็นฐานที่ใช้คิดเงินปันผล',
    },
    suspended: {
      word: 'งดส่งค่าหุ้น',
      meaning: 'หยุดส่งค่าหุ้นรายเดือนชั่วคราว หุ้นที่มีอยู่ยังเท่าเดิม',
    },
    pledged: explained.pledged,
    dividend: {
      word: 'เงินปันผล',
      meaning: 'กำไรที่สหกรณ์แบ่งให้ตามจำนวนหุ้น ปีละครั้ง ตามอัตราที่ประชุมใหญ่อนุมัติ',
    },
    refund: {
      word: 'เงินเฉลี่ยคืน',
      meaning: 'กำไรที่สหกรณ์คืนให้ผู้กู้ ตามดอกเบี้ยเงินกู้ที่ชำระในปีนั้น',
    },
  },
};

const deposits: WordGroup = {
  id: 'deposits',
  title: 'เงินฝาก',
  words: {
    accrued: {
      word: 'ดอกเบี้ยสะสม',
      meaning: 'ดอกเบี้ยเงินฝากที่คิดไว้แล้วถึงวันที่ของข้อมูล และยังไม่ได้นำเข้าบัญชี',
    },
    slip: {
      word: 'ใบฝาก',
      meaning: 'เงินฝากแต่ละก้อนในบัญชีเดียวกัน มีวันฝาก อัตราดอกเบี้ย และวันครบกำหนดของตนเอง',
    },
    available: explained.available,
    held: explained.held,
  },
};

const loans: WordGroup = {
  id: 'loans',
  title: 'เงินกู้และการค้ำประกัน',
  words: {
    principal: {
      word: 'เงินต้น',
      meaning: 'เงินกู้ส่วนที่ยังต้องคืน ไม่รวมดอกเบี้ย',
    },
    equalPrincipal: {
      word: 'ต้นเท่ากันทุกงวด',
      also: 'คงต้น',
      meaning: 'คืนเงินต้นเท่ากันทุกงวด บวกดอกเบี้ยของงวดนั้น ยอดที่จ่ายจึงลดลงเรื่อย\u00a0ๆ',
    },
    equalInstalment: {
      word: 'ชำระเท่ากันทุกงวด',
      also: 'คงยอด',
      meaning: 'จ่ายเท่ากันทุกงวด รวมทั้งเงินต้นและดอกเบี้ย',
    },
    revolving: {
      word: 'วงเงินหมุนเวียน',
      meaning: 'เงินกู้ที่คืนแล้วเบิกใหม่ได้ ภายในวงเงินที่อนุมัติ',
    },
    payoff: {
      word: 'ยอดปิดเงินกู้',
      meaning: 'เงินที่ต้องจ่ายเพื่อปิดสัญญาในวันที่เลือก คือเงินต้นที่เหลือและดอกเบี้ยถึงวันนั้น',
    },
    collateral: {
      word: 'หลักประกัน',
      meaning: 'สิ่งที่ค้ำเงินกู้ไว้ เช่น บุคคล หุ้น เงินฝาก หรือที่ดิน',
    },
    guaranteed: {
      word: 'วงเงินค้ำ',
      meaning: 'จำนวนเงินมากที่สุดที่ผู้ค้ำประกันรับผิดชอบในสัญญานั้น ไม่รวมดอกเบี้ย',
    },
    exposure: {
      word: 'ภาระคงเหลือ',
      meaning: 'ส่วนของเงินต้นที่เหลืออยู่ ซึ่งเป็นของผู้ค้ำประกันคนหนึ่ง',
      advice: 'ลดลงเมื่อผู้กู้ผ่อนชำระ',
    },
    refinanced: {
      word: 'รวมหนี้',
      meaning: 'ปิดสัญญาเดิมด้วยเงินกู้สัญญาใหม่',
    },
    restructured: {
      word: 'ปรับโครงสร้างหนี้',
      meaning: 'ตกลงเงื่อนไขการผ่อนใหม่กับสหกรณ์',
    },
    writtenOff: {
      word: 'ตัดหนี้สูญ',
      meaning: 'สหกรณ์นำหนี้ออกจากบัญชีลูกหนี้ ไม่ใช่การชำระหนี้ หนี้ตามสัญญายังอยู่',
    },
  },
};

const collections: WordGroup = {
  id: 'collections',
  title: 'เรียกเก็บรายเดือนและใบเสร็จ',
  words: {
    period: {
      word: 'งวด',
      meaning: 'ครั้งที่ต้องส่งค่าหุ้นหรือผ่อนเงินกู้ ปกติเดือนละหนึ่งงวด',
    },
    billed: {
      word: 'เรียกเก็บ',
      meaning: 'สหกรณ์แจ้งยอดของเดือนให้หน่วยงานหักจากเงินเดือน',
    },
    pending: explained.pending,
    posted: {
      word: 'ผ่านรายการ',
      meaning: 'สหกรณ์ตรวจเงินที่ได้รับแล้วลงบัญชีให้สมาชิกแต่ละคน',
      advice: 'ใบเสร็จออกหลังจากนี้',
    },
    partial: {
      word: 'หักได้บางส่วน, หักไม่ได้',
      meaning: 'เงินเดือนของเดือนนั้นหักได้ไม่พอ หรือหักไม่ได้เลย',
      advice: 'ส่วนที่ขาด กรุณาชำระที่สหกรณ์ก่อนสิ้นเดือน',
    },
    toRefund: {
      word: 'เงินรอจ่ายคืน',
      meaning: 'เงินที่เก็บมาเกิน สหกรณ์จะคืนให้ ไม่รวมอยู่ในยอดเรียกเก็บ',
    },
    bill: {
      word: 'ใบแจ้งหนี้, ใบเสร็จรับเงิน',
      meaning: 'ใบแจ้งหนี้บอกยอดที่เรียกเก็บ ยังไม่ใช่หลักฐานการจ่าย ใบเสร็จออกเมื่อสหกรณ์ได้รับเงินแล้ว',
    },
  },
};

const benefits: WordGroup = {
  id: 'benefits',
  title: 'ฌาปนกิจและสวัสดิการ',
  words: {
    cremation: {
      word: 'ฌาปนกิจสงเคราะห์',
      meaning: 'สมาคมที่สมาชิกช่วยกันออกเงินค่าจัดการศพและช่วยครอบครัวของสมาชิกที่เสียชีวิต',
    },
    toCollect: explained.toCollect,
    balanceAfter: explained.balanceAfter,
    beneficiary: {
      word: 'ผู้รับโอนประโยชน์',
      meaning: 'ผู้ที่คุณระบุไว้ให้รับเงินจากสหกรณ์เมื่อคุณเสียชีวิต',
    },
  },
};

const agencies: WordGroup = {
  id: 'agencies',
  title: 'สำหรับหน่วยงาน',
  words: {
    cover: explained.cover,
    letter: {
      word: 'หนังสือนำส่ง',
      meaning: 'หนังสือที่สหกรณ์ขอให้หน่วยงานหักเงินเดือน พร้อมยอดรวมและวันครบกำหนด',
    },
    opening: explained.opening,
    remit: {
      word: 'นำส่งเงิน',
      meaning: 'หน่วยงานโอนเงินที่หักได้ทั้งหมดให้สหกรณ์',
    },
    difference: {
      word: 'ส่วนต่าง',
      meaning: 'ยอดที่โอนกับยอดที่หักได้ไม่เท่ากัน',
      advice: 'ชี้แจงสาเหตุก่อนส่งผล',
    },
  },
};

/** Where a group stands on the page. */
export const groupPlace = (id: string): string => `group-${id}`;

export const groups = [shares, deposits, loans, collections, benefits, agencies];

export const glossaryText = {
  title: 'คำศัพท์สหกรณ์',
  about: 'ความหมายของคำที่พบในหน้าสมาชิก ใบเสร็จ และเอกสารของสหกรณ์ เป็นภาษาง่าย\u00a0ๆ',
  jump: 'ไปที่เรื่อง',
} as const;
