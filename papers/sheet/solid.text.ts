/** Compounds of the heads that a dictionary takes apart: they read badly over two lines. */
const compounds = [
  'เงินต้น|คงเหลือ|ร้อยละ|ต่อปี|วันนี้|ค้างชำระ|งวดที่|งวดละ|ใบเสร็จ|เรียกเก็บ|ผ่อนชำระ|วันที่',
  'หลักประกัน|ผู้ค้ำ|ผู้กู้|ทะเบียน|ล่าสุด|ตามสัญญา|หลังหัก|ศพผู้อื่น|ครบกำหนด|บัญชี|เงินฝาก',
  'เลขที่|ชื่อ-สกุล|เงื่อนไข|ความสัมพันธ์|สังกัด|รับสุทธิ|เก็บได้|เก็บไม่ได้|ถอนได้|ข้าพเจ้า',
].join('|');

/** A compound, a date with its month and year, what stands in brackets, `งวดที่ /`. */
export const solidPieces = new RegExp(
  `(?:${compounds})(?: /)?|\\d{1,2} [ก-๙.]+ \\d{4}|\\([^)]*\\)`,
  'g',
);
