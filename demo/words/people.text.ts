/** Titles and positions of members. */
export const prefixes = {
  mister: 'นาย',
  mistress: 'นาง',
  miss: 'นางสาว',
  lieutenant: 'ว่าที่ ร.ต.',
  monk: 'พระ',
} as const;

/** Of members from abroad, as the register spells them. */
export const foreigners = {
  man: { prefix: 'นาย', firstName: 'เดวิด', lastName: 'มิลเลอร์' },
  woman: { prefix: 'นางสาว', firstName: 'มาเรีย', lastName: 'ซานโตส' },
} as const;

/** What this cooperative calls kinds of members. */
export const memberTypeNames = {
  ordinary: 'สมาชิกสามัญ',
  associate: 'สมาชิกสมทบ',
  family: 'สมาชิกสมทบ (ครอบครัว)',
} as const;

/** … and what has become of them; '' where it has no word of its own. */
export const statusNames = {
  '0': '',
  '1': 'โอนไปสหกรณ์อื่น',
  '2': 'ถึงแก่กรรม',
  '3': 'ลาออก',
  '4': 'ให้ออกจากสหกรณ์',
  '5': 'สมาชิกบำนาญ',
} as const;

/** Below fifteen. */
export const childPrefixes = { girl: 'เด็กหญิง', boy: 'เด็กชาย' } as const;

/** By unit; the first third is for the young, the last for the old. */
export const positions = {
  school: [
    'ครูผู้ช่วย',
    'ครู',
    'ครู วิทยฐานะครูชำนาญการ',
    'ครู วิทยฐานะครูชำนาญการพิเศษ',
    'รองผู้อำนวยการโรงเรียน',
    'ผู้อำนวยการโรงเรียน',
  ],
  hospital: [
    'พยาบาลวิชาชีพปฏิบัติการ',
    'นักวิชาการสาธารณสุข',
    'พยาบาลวิชาชีพชำนาญการ',
    'เจ้าพนักงานเภสัชกรรม',
    'นักเทคนิคการแพทย์ชำนาญการ',
    'พยาบาลวิชาชีพชำนาญการพิเศษ',
  ],
} as const;

export const retired = 'ข้าราชการบำนาญ';
