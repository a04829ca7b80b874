import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bahtToType,
  parseTypedBaht,
  parseTypedRate,
  parseTypedWhole,
  rateToType,
} from './typed-number.ts';

test.each([
  ['1,234.50', 123_450n],
  ['๑,๒๓๔.๕', 123_450n],
  [' 300 000 ', 30_000_000n],
  ['3,000,000', 300_000_000n],
  ['12.', 1_200n],
  ['0', 0n],
])('an amount typed as %j is read', (text, satang) => {
  expect(parseTypedBaht(text)).toBe(satang);
});

test.each([
  '',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '1.234',
  ',5',
  '.5',
  '1.2,3',
  '12,34',
  '10000,50',
  '3000,000',
  '1,2345',
  '1,,234',
  'สิบ',
  '1/2',
  '9'.repeat(16),
])('an amount typed as %j is none', (text) => {
  expect(parseTypedBaht(text)).toBeUndefined();
});

test('rates and whole numbers are read in either digits', () => {
  expect(parseTypedRate('๖.๒๕ %')).toBe(62_500n);
  expect(parseTypedRate('5.70')).toBe(57_000n);
  expect(parseTypedRate('5,75')).toBeUndefined();
  expect(parseTypedRate('5.12345')).toBeUndefined();
  expect(parseTypedRate('%')).toBeUndefined();
  expect(parseTypedWhole('๓๖')).toBe(36);
  expect(parseTypedWhole('36.5')).toBeUndefined();
  expect(parseTypedWhole('1234567')).toBeUndefined();
});

test('what a field shows is read back as it was', () => {
  expect(bahtToType(30_000_000n)).toBe('300,000');
  expect(bahtToType(123_450n)).toBe('1,234.50');
  expect(rateToType(60_000n)).toBe('6.00');
  expect(rateToType(51_250n)).toBe('5.125');
  expect(rateToType(5n)).toBe('0.0005');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (satang) => {
      expect(parseTypedBaht(bahtToType(satang))).toBe(satang);
    }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_999_999n }), (rate) => {
      expect(parseTypedRate(rateToType(rate))).toBe(rate);
    }),
  );
});
