/** The named people of the demonstration. */
import { positions, prefixes, retired } from './people.text.ts';

export const castNames = {
  '000051': { prefix: prefixes.mister, firstName: 'บุญส่ง', lastName: 'แสงทอง' },
  '000111': { prefix: prefixes.miss, firstName: 'รุ่งนภา', lastName: 'ใจกว้าง' },
  '000123': { prefix: prefixes.mistress, firstName: 'สมหญิง', lastName: 'ใจดี' },
  '000222': { prefix: prefixes.mistress, firstName: 'อรุณี', lastName: 'พูนทรัพย์' },
  '000321': { prefix: prefixes.mister, firstName: 'ธนกร', lastName: 'จันทร์แก้ว' },
  '000456': { prefix: prefixes.mister, firstName: 'ประเสริฐ', lastName: 'มั่นคง' },
  '000654': { prefix: prefixes.mister, firstName: 'สมศักดิ์', lastName: 'ทองดี' },
  '000789': { prefix: prefixes.miss, firstName: 'วิภา', lastName: 'สุขสวัสดิ์' },
} as const;

export const castPositions = {
  '000051': retired,
  '000111': positions.school[0],
  '000123': positions.school[2],
  '000222': positions.hospital[5],
  '000321': positions.hospital[0],
  '000456': positions.school[3],
  '000654': retired,
  '000789': positions.school[1],
} as const;

const townAddress = (house: string) => `${house} ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000`;

export const castAddresses = {
  '000051': townAddress('12 หมู่ 6'),
  '000111': townAddress('8/2 หมู่ 3'),
  '000123': townAddress('123/4 หมู่ 5'),
  '000222': townAddress('45 หมู่ 1'),
  '000321': townAddress('77/1 หมู่ 9'),
  '000456': townAddress('16 หมู่ 2'),
  '000654': townAddress('201 หมู่ 7'),
  '000789': townAddress('39/5 หมู่ 4'),
} as const;
