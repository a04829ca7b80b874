/** What is wrong with an entry, right below its control. */
export const entryFaults = {
  noAmount: 'กรอกจำนวนที่หักได้',
  negative: 'จำนวนเงินติดลบไม่ได้',
  noFigure: 'กรอกเป็นตัวเลข เช่น 1,234.50',
  tooMuch: 'มากกว่ายอดเรียกเก็บ',
  allOfIt: 'เท่ายอดเรียกเก็บ เลือกหักได้ครบ',
  nothing: 'ไม่มียอดที่หักได้ เลือกหักไม่ได้',
  noReason: 'เลือกเหตุผล',
} as const;
