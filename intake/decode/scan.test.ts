import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBaht } from '../../core/satang.ts';
import { scanAmount, scanDay, scanWhole } from './scan.ts';

const amount = /^-?(?:0|[1-9]\d{0,12})\.\d{2}$/;
const whole = /^(?:0|[1-9]\d{0,8})$/;
const day = /^\d{2}\/\d{2}\/\d{4}$/;

/** Texts that are nearly in a form: every letter of it, and its neighbours in the code. */
const nearly = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 16 }),
  fc.string({ unit: fc.constantFrom(...'0019-./: ,+eE๑'), maxLength: 16 }),
  fc
    .tuple(fc.constantFrom('', '-', '+'), fc.nat({ max: 10 ** 9 }), fc.nat({ max: 10 ** 6 }))
    .map(([sign, high, low]) => `${sign}${high}${low}.${String(low).slice(0, 2)}`),
  fc
    .tuple(fc.nat({ max: 99 }), fc.constantFrom('/', '-', '.'), fc.nat({ max: 9999 }))
    .map(([one, mark, year]) => {
      const two = String(one).padStart(2, '0');
      return `${two}${mark}${two}${mark}${String(year).padStart(4, '0')}`;
    }),
);

test('an amount is what its form says, to the satang, and nothing else is one', () => {
  fc.assert(
    fc.property(nearly, (text) => {
      expect(scanAmount(text)).toBe(amount.test(text) ? readBaht(text) : undefined);
    }),
    { numRuns: 20_000 },
  );
  expect(scanAmount('9999999999999.99')).toBe(999_999_999_999_999n);
  expect(scanAmount('-0.01')).toBe(-1n);
});

test('a whole number is what its form says, and nothing else is one', () => {
  fc.assert(
    fc.property(nearly, (text) => {
      expect(scanWhole(text)).toBe(whole.test(text) ? Number(text) : undefined);
    }),
    { numRuns: 20_000 },
  );
});

test('each written day has a number of its own, and nothing else has one', () => {
  fc.assert(
    fc.property(nearly, (text) => {
      const digits = text.replaceAll('/', '');
      expect(scanDay(text)).toBe(day.test(text) ? Number(digits) : undefined);
    }),
    { numRuns: 20_000 },
  );
});
