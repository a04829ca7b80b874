/** Words of a schedule of instalments, on the page and in files (B.1). */
export const scheduleText = {
  caption: 'ตารางผ่อนชำระ จำนวนเงินเป็นบาท',
  columns: {
    no: 'งวดที่',
    due: 'ครบกำหนด',
    days: 'จำนวนวัน',
    opening: 'ต้นยกมา',
    principal: 'เงินต้น',
    interest: 'ดอกเบี้ย',
    payment: 'รวมชำระ',
    closing: 'คงเหลือ',
  },
  yearSum: (yearBe: number) => `รวมปี พ.ศ. ${yearBe}`,
  all: (periods: number) => `รวมทั้งหมด ${periods} งวด`,
} as const;
