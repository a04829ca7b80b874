/** Words that a sheet gets on paper, whatever room it comes from. */
export const sheetText = {
  asOf: (day: string) => `ข้อมูล ณ วันที่ ${day}`,
  forward: 'ยอดยกไป',
  brought: 'ยอดยกมา',
  empty: 'ไม่มีรายการ',
};
