/** The names of the member's rooms: in the menu, the page's title and heading, and the history. */
export const roomNames = {
  status: 'ข้อมูลส่วนบุคคล',
  share: 'ทุนเรือนหุ้น',
  loan: 'เงินกู้',
  deposit: 'เงินฝาก',
  kep: 'รายการเรียกเก็บ',
  kepcrem: 'ฌาปนกิจสงเคราะห์',
  coll: 'การค้ำประกัน',
  gian: 'ผู้รับโอนประโยชน์',
  welfare: 'สวัสดิการ',
  dividend: 'ปันผล/เฉลี่ยคืน',
  certificate: 'หนังสือรับรองยอด',
  security: 'ความปลอดภัยของบัญชี',
} as const;

export type RoomName = keyof typeof roomNames;
