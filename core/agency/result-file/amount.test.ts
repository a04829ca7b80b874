import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDtoBaht } from '../../satang.ts';
import { formatBaht } from '../../thai-number.ts';
import { readAmount, readSatang } from './amount.ts';

const number = (text: string) => readAmount({ is: 'number', text });

test.each([
  ['1,234.50', 123450n],
  ['1234.5', 123450n],
  ['1234', 123400n],
  ['0', 0n],
  ['0.00', 0n],
  ['๑,๒๓๔.๕๐', 123450n],
  [' 12.10 ', 1210n],
  ['12.100', 1210n],
  ['฿1,234.50', 123450n],
  ['1,234.50 ฿', 123450n],
  ['๑๐๐ บาท', 10000n],
  ['', undefined],
  ['  ', undefined],
])('part E an amount as text: %j', (text, satang) => {
  expect(readAmount(text)).toBe(satang);
});

test.each([
  ['1.23457E+09', 'scientific'],
  ['1e3', 'scientific'],
  ['-1.00', 'negative'],
  ['1.00-', 'negative'],
  ['(1,000.00)', 'negative'],
  ['−1', 'negative'],
  ['1.005', 'fraction'],
  ['1,23.00', 'amount'],
  ['12,34', 'amount'],
  ['1.2.3', 'amount'],
  ['1 000', 'amount'],
  ['หนึ่งร้อย', 'amount'],
  ['-', 'amount'],
  ['฿', 'amount'],
  ['$100', 'amount'],
  ['100 บาทถ้วน', 'amount'],
  ['100.-', 'negative'],
  ['1'.repeat(40), 'amount'],
])('part E an amount that is none: %j', (text, fault) => {
  expect(readAmount(text)).toEqual({ fault });
});

test.each([
  ['2450.0700000000002', 245007n],
  ['0.30000000000000004', 30n],
  ['0.1', 10n],
  ['4000', 400000n],
  ['999999999.99', 99999999999n],
  ['1234567890123.12', 123456789012312n],
  ['19.999999999999996', 2000n],
])('part E a number of a workbook: %s', (text, satang) => {
  expect(number(text)).toBe(satang);
});

test.each([
  ['1.005', 'fraction'],
  ['33.333333333333336', 'fraction'],
  ['-5', 'negative'],
  ['1E+20', 'scientific'],
  ['TRUE', 'amount'],
])('part E a number of a workbook that is no amount: %s', (text, fault) => {
  expect(number(text)).toEqual({ fault });
});

test('part E every amount reads back as text, as number, and as digits alone', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_99n }), (satang) => {
      expect(readAmount(toDtoBaht(satang))).toBe(satang);
      expect(readAmount(formatBaht(satang))).toBe(satang);
      expect(number(String(Number(toDtoBaht(satang))))).toBe(satang);
      expect(number(Number(toDtoBaht(satang)).toPrecision(17))).toBe(satang);
      expect(readSatang(satang.toString().padStart(15, '0'))).toBe(satang);
    }),
  );
});
