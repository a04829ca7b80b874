import type { CoverColumn, CoverGroup, MoneyPart, PersonColumn } from './columns.ts';

const persons: Readonly<Record<PersonColumn, string>> = {
  seq: 'ที่',
  membershipNo: 'ทะเบียน',
  name: 'ชื่อ-สกุล',
  employeeNo: 'รหัสพนักงาน',
  receiptNo: 'เลขที่ใบเสร็จ',
};
const groups: Readonly<Record<CoverGroup | 'total', string>> = {
  share: 'หุ้น',
  emergency: 'ฉุกเฉิน',
  ordinary: 'สามัญ',
  special: 'พิเศษ',
  deposit: 'เงินฝาก',
  cremation: 'ฌาปนกิจ',
  fee: 'ค่าธรรมเนียม',
  other: 'อื่น ๆ',
  guarantee: 'ชำระหนี้ค้ำประกัน',
  total: 'รวม',
};
const parts: Readonly<Record<MoneyPart, string>> = {
  period: 'งวด',
  amount: 'เงิน',
  principal: 'ต้น',
  interest: 'ดอก',
};

/** Group and column: `ฉุกเฉิน`, `ต้น`; a group of one column, or a person's, has one word alone. */
export function columnWords(
  column: CoverColumn,
  detail: 'full' | 'grouped' | 'total',
): readonly [group: string, name: string] {
  if (column.kind === 'person') return ['', persons[column.of]];
  const { group } = column;
  const isSplit =
    detail === 'full' && ['share', 'emergency', 'ordinary', 'special'].includes(group);
  if (!isSplit) return ['', groups[group]];
  return [groups[group], parts[column.kind === 'period' ? 'period' : column.part]];
}

export const groupWords = groups;
