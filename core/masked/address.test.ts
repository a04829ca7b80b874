import { expect, test } from 'vitest';
import { maskedAddress, maskedNumber } from './address.ts';

test('D-14 house and village of an address are hidden, the places stay', () => {
  expect(maskedAddress('123/4 หมู่ 5 ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000')).toBe(
    'xx ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
  );
  expect(maskedAddress('9 ถ.สุขใจ แขวงดุสิต เขตดุสิต กทม.')).toBe('xx แขวงดุสิต เขตดุสิต กทม.');
  expect(maskedAddress('12/9 บ้านหนองแวง')).toBe('xx');
});

test('D-14 of a telephone number the ends stay, of a short one nothing', () => {
  expect(maskedNumber('0900007567')).toBe('09x-xxx-7567');
  expect(maskedNumber('๐๔๓-๐๐๐-๑๒๓')).toBe('04x-xxx-0123');
  expect(maskedNumber('1234')).toBe('xx');
  expect(maskedNumber('')).toBe('xx');
});
