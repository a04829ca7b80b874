import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRate } from '../rate.ts';
import { sumBaht, toDtoBaht } from '../satang.ts';
import { formatBaht, formatMove, formatNumber } from '../thai-number.ts';

describe('formatNumber', () => {
  test.each([
    [1234567.5, undefined, '1,234,567.50'],
    [0, undefined, '0.00'],
    [1000, undefined, '1,000.00'],
    [999.999, undefined, '1,000.00'],
    [-1234.5, undefined, '-1,234.50'],
    [42850, 0, '42,850'],
    [25, 2, '25.00'],
    [6.25, 1, '6.3'],
    [42850n, 0, '42,850'],
    [9007199254740993n, 0, '9,007,199,254,740,993'],
    [5n, undefined, '5.00'],
  ])('R182 %s with %s decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  test('R182 any figure reads as the figures of the language do', () => {
    const figures = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer().map((thousandths) => thousandths / 1000),
      fc.bigInt(),
    );
    fc.assert(
      fc.property(figures, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const format = new Intl.NumberFormat('en', { ...digits, signDisplay: 'negative' });
        expect(formatNumber(value, decimals)).toBe(format.format(value));
      }),
    );
  });

  test('R182 nothing is shown as minus nothing', () => {
    expect(formatNumber(-0.001)).toBe('0.00');
    expect(formatNumber(-0)).toBe('0.00');
  });
});

describe('formatBaht', () => {
  test.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '−0.05'],
    [99999n, '999.99'],
    [100000n, '1,000.00'],
    [123456750n, '1,234,567.50'],
    [-42850000n, '−428,500.00'],
    [99999999999999999n, '999,999,999,999,999.99'],
  ])('R182 %s satang is %s', (satang, text) => {
    expect(formatBaht(satang)).toBe(text);
  });

  test.each(['', '1,000.00', '1e3', 'NaN', '๑๐.๐๐', 'null'])(
    'R182 "%s" is no amount: it fails and is never 0.00',
    (text) => {
      expect(() => formatBaht(text)).toThrow(RangeError);
      expect(() => formatMove(text)).toThrow(RangeError);
      expect(() => sumBaht(['1.00', text])).toThrow(RangeError);
      expect(() => readRate(text)).toThrow(RangeError);
    },
  );

  test.each([
    ['1000.00', '+1,000.00'],
    ['-500.25', '−500.25'],
    ['0.00', '0.00'],
  ])('R183 %s moves %s', (amount, text) => {
    expect(formatMove(amount)).toBe(text);
  });

  test('R182 is the wire form with commas, to the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (satang) => {
        const text = formatBaht(satang);
        expect(text.replaceAll(',', '').replace('−', '-')).toBe(toDtoBaht(satang));
        expect(formatBaht(toDtoBaht(satang % 10n ** 17n))).toBe(formatBaht(satang % 10n ** 17n));
        expect(text).toMatch(/^−?\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });
});
