/** What is typed into fields for passwords, none of which may be found anywhere. */
export const passwords = {
  wrong: 'แมวดำนอนบนหลังคาบ้าน',
  changed: 'ข้าวเหนียวมะม่วงหน้าร้อน',
  forced: 'ดอกบัวบานตอนเช้ามืด',
  unfit: 'สั้นไปนะ',
  registered: 'มะลิซ้อนริมรั้วบ้าน',
  recovered: 'เรือหางยาวกลางคลอง',
  ofAgency: 'นาขั้นบันไดบนดอย',
} as const;
