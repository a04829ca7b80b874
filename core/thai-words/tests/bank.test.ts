import { expect, test } from 'vitest';
import { bankName, bankOf } from '../bank.ts';

// The table of part F, as it stands there.
test.each([
  ['006', 'กรุงไทย', 'KTB'],
  ['002', 'กรุงเทพ', 'BBL'],
  ['011', 'ทหารไทยธนชาต', 'TTB'],
  ['014', 'ไทยพาณิชย์', 'SCB'],
  ['071', 'ไทยเครดิต', 'TCRB'],
  ['024', 'ยูโอบี', 'UOB'],
  ['025', 'กรุงศรีอยุธยา', 'BAY'],
  ['073', 'แลนด์ แอนด์ เฮ้าส์', 'LHB'],
  ['067', 'ทิสโก้', 'TISCO'],
  ['022', 'ซีไอเอ็มบี ไทย', 'CIMBT'],
  ['030', 'ออมสิน', 'GSB'],
  ['034', 'ธ.ก.ส.', 'BAAC'],
  ['004', 'กสิกรไทย', 'KBANK'],
  ['033', 'อาคารสงเคราะห์', 'GHB'],
  ['069', 'เกียรตินาคินภัทร', 'KKP'],
])('part F bank %s is %s, %s', (code, name, short) => {
  expect(bankOf(code)).toEqual({ name, short });
  expect(bankName(code)).toBe(name);
});

test('part F bank 065 is ธนชาต, of the past', () => {
  expect(bankOf('065')).toEqual({ name: 'ธนชาต', short: 'TBANK', legacy: true });
});

test.each(['012', '000', '999', '', '6', '06', 'toString', '__proto__'])(
  'part F code %j has no name',
  (code) => {
    expect(bankName(code)).toBeUndefined();
    expect(bankOf(code)).toBeUndefined();
  },
);
