import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divideHalfUp,
  orNothing,
  parseBaht,
  readBaht,
  SumsByKey,
  sumBaht,
  sumOf,
  sumOfPresent,
  toDtoBaht,
  wholeBaht,
} from '../satang.ts';

describe('parseBaht', () => {
  test.each([
    ['0', 0n],
    ['0.01', 1n],
    ['0.1', 10n],
    ['1234.5', 123450n],
    ['1234.50', 123450n],
    ['-1234.50', -123450n],
    ['-0.00', 0n],
    ['000123.45', 12345n],
    ['999999999999999.99', 99999999999999999n],
  ])('C.0 reads %s', (text, satang) => {
    expect(parseBaht(text)).toBe(satang);
  });

  test.each([
    '',
    ' ',
    '1,234.50',
    '1234.567',
    '1234.',
    '.50',
    '+1.00',
    '1234.5-',
    '(1.00)',
    '1e3',
    '1.23457E+09',
    '๑๒.๐๐',
    ' 1.00',
    '1.00\n',
    '--1',
    '1000000000000000.00',
    'NaN',
  ])('part E refuses %j instead of guessing', (text) => {
    expect(parseBaht(text)).toBeUndefined();
  });
});

describe('toDtoBaht', () => {
  test.each([
    [0n, '0.00'],
    [1n, '0.01'],
    [-1n, '-0.01'],
    [-99n, '-0.99'],
    [100n, '1.00'],
    [-123450n, '-1234.50'],
    [99999999999999999n, '999999999999999.99'],
  ])('D-01 writes %s satang', (satang, text) => {
    expect(toDtoBaht(satang)).toBe(text);
  });

  test('C.0 what is written is read back, whatever the amount', () => {
    const limit = 10n ** 17n - 1n;
    fc.assert(
      fc.property(fc.bigInt({ min: -limit, max: limit }), (satang) => {
        expect(parseBaht(toDtoBaht(satang))).toBe(satang);
      }),
    );
  });
});

describe('divideHalfUp', () => {
  test.each([
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [1n, -2n, -1n],
    [-1n, -2n, 1n],
    [4n, 3n, 1n],
    [5n, 3n, 2n],
    [-4n, 3n, -1n],
    [-5n, 3n, -2n],
    [0n, 7n, 0n],
    [249n, 100n, 2n],
    [250n, 100n, 3n],
    [1550937500n, 100000n, 15509n],
    // D2 of B.3: 15,509.375 baht is 1,550,937.5 satang and becomes 1,550,938.
    [15509375n, 10n, 1550938n],
  ])('part B rounds %s / %s to %s', (numerator, denominator, rounded) => {
    expect(divideHalfUp(numerator, denominator)).toBe(rounded);
  });

  test('part B refuses a denominator of zero', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
  });

  const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const notZero = whole.filter((value) => value !== 0n);

  test('part B is never further than a half away', () => {
    fc.assert(
      fc.property(whole, notZero, (numerator, denominator) => {
        const off = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator);
        const size = denominator < 0n ? -denominator : denominator;
        expect(off <= size && off >= -size).toBe(true);
      }),
    );
  });

  test('part B sends an exact half away from zero', () => {
    fc.assert(
      fc.property(whole, (base) => {
        const expected = base >= 0n ? base + 1n : base;
        expect(divideHalfUp(2n * base + 1n, 2n)).toBe(expected);
      }),
    );
  });

  test('part B treats a debt as the mirror of a credit', () => {
    fc.assert(
      fc.property(whole, notZero, (numerator, denominator) => {
        expect(divideHalfUp(-numerator, denominator)).toBe(-divideHalfUp(numerator, denominator));
      }),
    );
  });
});

test('what cannot be read passes for no amount at all', () => {
  expect(readBaht('-1234.50')).toBe(-123_450n);
  for (const text of ['', '1,234.50', 'ยอด', '1e3'])
    expect(() => readBaht(text)).toThrow(RangeError);
});

test('C.0 amounts are added up; of nothing the sum is nothing', () => {
  expect(sumOf([{ due: 1n }, { due: -3n }], ({ due }) => due)).toBe(-2n);
  expect(sumOf([], () => 1n)).toBe(0n);
  expect(sumBaht(['0.10', '-1234.50', '0.05'])).toBe('-1234.35');
  expect(() => sumBaht(['0.10', 'ยอด'])).toThrow(RangeError);
  expect([orNothing(null), orNothing(undefined), orNothing(-5n)]).toEqual([0n, 0n, -5n]);
});

test('amounts that are not there add nothing, and make no sum of their own', () => {
  expect(sumOfPresent([null, 5n, undefined, -7n])).toBe(-2n);
  expect([sumOfPresent([null, undefined]), sumOfPresent([])]).toEqual([null, null]);
});

test('amounts are added up by key', () => {
  const sums = new SumsByKey<string>();
  for (const [key, satang] of [
    ['a', 5n],
    ['b', 1n],
    ['a', -2n],
  ] as const)
    sums.add(key, satang);
  expect([...sums]).toEqual([
    ['a', 3n],
    ['b', 1n],
  ]);
  expect([sums.of('a'), sums.of('c'), sums.has('c')]).toEqual([3n, 0n, false]);
});

test('whole baht are whole', () => {
  expect([wholeBaht(0), wholeBaht(500), wholeBaht(-1)]).toEqual([0n, 50_000n, -100n]);
  expect(() => wholeBaht(0.5)).toThrow(RangeError);
});
