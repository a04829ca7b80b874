/** What is wrong with a file of fixed width that the settings describe. */
export const agencySettingsText = {
  pad: 'ต้องเป็นตัวอักษรตัวเดียวของ Windows-874',
  width: (of: string, least: number) => `${of} ต้องกว้างอย่างน้อย ${least}`,
  wordsAlone: 'มีได้เฉพาะ code และ text และสองอย่างนั้นต้องมี',
  textLong: 'ยาวเกินความกว้างของช่อง',
  textForeign: 'มีตัวอักษรที่ Windows-874 ไม่มี',
  cut: 'ตัดได้เฉพาะชื่อ',
  blank: 'เว้นว่างได้เฉพาะเลขพนักงาน (employee_no)',
  figureRight: 'เติมตัวเลขทางขวาไม่ได้ จะอ่านเป็นอีกจำนวนหนึ่ง',
  amountPad: 'จำนวนเงินเติมได้เฉพาะเว้นวรรคหรือ 0',
  twice: 'id ซ้ำกัน',
  layout: 'ต้องมี member_no หรือ employee_no และจำนวนเงินหนึ่งช่อง แต่ละช่องครั้งเดียว',
} as const;
