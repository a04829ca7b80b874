/** Every word of the results that are chosen beside the members. */
export const text = {
  result: (name: string) => `ผลการหักของ ${name}`,
  choose: 'เลือกผล',
  amount: (name: string) => `จำนวนที่หักได้ของ ${name}`,
  amountLabel: 'จำนวนที่หักได้ (บาท)',
  reason: (name: string) => `เหตุผลของ ${name}`,
  reasonLabel: 'เหตุผล',
  chooseReason: 'เลือกเหตุผล',
  newAgency: (name: string) => `หน่วยงานใหม่ของ ${name}`,
  newAgencyLabel: 'หน่วยงานใหม่ (ถ้าทราบ)',
  short: (baht: string) => `ขาด ${baht}`,
  got: (baht: string) => `หักได้ ${baht}`,
  notYet: 'ยังไม่รายงาน',
  changed: 'ยอดเรียกเก็บเปลี่ยนแล้ว กรุณาตรวจอีกครั้ง',
  overruled: (reported: string) => `หน่วยงานรายงาน ${reported}`,
  /** At a line's field, as the server says it. */
  answers: {
    noAmount: 'กรุณากรอกจำนวนเงินที่หักได้',
    needless: 'ยกเลิกผลการหักไม่ต้องมีจำนวนเงินหรือเหตุผล',
  },
  save: {
    never: 'ระบบบันทึกร่างให้อัตโนมัติ',
    saved: (time: string) => `บันทึกร่างอัตโนมัติเมื่อ ${time} น.`,
    savedBy: (time: string, name: string) => `บันทึกร่างเมื่อ ${time} น. โดย ${name}`,
    saving: 'กำลังบันทึกร่าง',
    faults: (count: string) => `มี ${count} รายการที่ต้องแก้ก่อนบันทึก`,
    failed: 'ยังบันทึกร่างไม่ได้ ที่กรอกไว้ยังอยู่ในหน้านี้',
    again: 'บันทึกอีกครั้ง',
    conflict: 'มีผู้บันทึกผลเดือนนี้ก่อนหน้า',
    refetch: 'โหลดข้อมูลล่าสุด และเก็บที่ฉันกรอกไว้',
  },
  rest: {
    open: 'ที่เหลือหักได้ครบ',
    title: 'บันทึกว่าที่เหลือหักได้ครบ',
    ask: (people: string, amount: string) =>
      `สมาชิก ${people} คนที่ยังไม่รายงาน รวม ${amount} บาท จะเป็นหักได้ครบ แก้ไขทีละคนภายหลังได้`,
    yes: 'ใช่ ที่เหลือหักได้ครบ',
    no: 'ยกเลิก',
  },
} as const;
