import { expect, test } from 'vitest';
import { maskedPhone, mobileNumber } from './phone.ts';

test.each([
  ['0812345678', '0812345678'],
  ['081-234-5678', '0812345678'],
  [' (06) 1234 5678 ', '0612345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
  ['０９１２３４５６７８', '0912345678'],
  ['0212345678', undefined],
  ['081234567', undefined],
  ['08123456789', undefined],
  ['+66812345678', undefined],
  ['', undefined],
])('D-03 mobile number %j is %j', (typed, number) => {
  expect(mobileNumber(typed)).toBe(number);
});

test('D-03 a number is shown by its ends alone', () => {
  expect(maskedPhone('0812344567')).toBe('08x-xxx-4567');
});
