/** People and units of an agency that exists for tests and measurements alone. */

/** Prefix, first name, last name; the last one is longer than any column. */
export const people = [
  ['นาง', 'สมหญิง', 'ใจดี'],
  ['นาย', 'ประเสริฐ', 'มั่นคง'],
  ['นางสาว', 'วิภา', 'สุขสวัสดิ์'],
  ['นางสาว', 'รุ่งนภา', 'ใจกว้าง'],
  ['ว่าที่ร้อยตรีหญิง', 'กิตติศักดิ์ชัยวัฒนา', 'ทองดีศรีสุวรรณภูมิรัตนโกสินทร์'],
] as const;

export const loans = {
  emergency: 'เงินกู้ฉุกเฉิน',
  ordinary: 'เงินกู้สามัญ',
  special: 'เงินกู้พิเศษ',
} as const;

export const school = {
  number: '1001',
  name: 'โรงเรียนตัวอย่างวิทยา',
  headName: 'นายสมศักดิ์ ศรีสุข',
  headPosition: 'ผู้อำนวยการโรงเรียน',
} as const;

export const house = { coop: 'สหกรณ์ตัวอย่าง จำกัด', address: '1 ถนนตัวอย่าง' } as const;
