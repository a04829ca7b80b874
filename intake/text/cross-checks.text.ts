/** Why files do not fit each other: reasons that only the staged tables can give. */
export const crossCheckReasons = {
  unknownCollection: 'ไม่มีใบแจ้งหนี้หรือใบเสร็จของรายการนี้ใน collections.csv',
  notInLedger: (file: string) => `เก็บได้แล้วแต่ไม่มีรายการของใบเสร็จนี้ใน ${file}`,
  ledgerDiffers: (file: string, expected: string) =>
    `ไม่ตรงกับรายการของใบเสร็จเดียวกันใน ${file} ซึ่งเป็น ${expected || 'ช่องว่าง'}`,
  notCollected: 'ใบเสร็จเลขที่นี้ของสมาชิกไม่มีรายการที่เก็บได้ใน collection_items.csv',
  receiptTwice: 'เลขที่ใบเสร็จซ้ำกับใบเสร็จอื่น',
  shareTotal: (expected: string) => `ไม่ตรงกับทุนเรือนหุ้น ณ ใบนี้ ${expected} ใน share_lines.csv`,
  interestYtd: (expected: string) => `ไม่ตรงกับดอกเบี้ยที่ชำระในปีปฏิทินถึงใบนี้ ${expected} ใน loan_lines.csv`,
  refinancedLater: (day: string) => `สัญญาใหม่ทำเมื่อ ${day} หลังวันที่ปิดสัญญานี้ (CLOSED_ON)`,
  billedClosed: (day: string) => `ยังเรียกเก็บของสัญญาที่ปิดแล้วเมื่อ ${day}`,
  heldBelowPledged: (expected: string) => `น้อยกว่ายอดที่ใช้ค้ำเงินกู้รวม ${expected} ใน guarantees.csv`,
  contractChanged: (contractNo: string) => `สัญญา ${contractNo} เปลี่ยนผู้กู้จากชุดที่แสดงอยู่`,
  enrolmentChanged: (cremationNo: string) => `เลขฌาปนกิจ ${cremationNo} เปลี่ยนสมาชิกจากชุดที่แสดงอยู่`,
  dividendChanged: (year: number) => `ปันผลปี ${year} อนุมัติแล้วแต่ต่างจากชุดที่แสดงอยู่`,
  dividendsMissing: (year: number, count: number) =>
    `ปันผลปี ${year} ซึ่งอนุมัติแล้วหายไป ${count} แถวเมื่อเทียบกับชุดที่แสดงอยู่`,
  yearMissing: (year: number) => `ปี ${year} ซึ่งอนุมัติแล้วหายไปเมื่อเทียบกับชุดที่แสดงอยู่`,
  yearReopened: (year: number) => `ปี ${year} อนุมัติแล้วในชุดที่แสดงอยู่ แต่ชุดนี้ไม่ใช่ APPROVED`,
} as const;
