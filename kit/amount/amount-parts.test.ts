import { expect, test } from 'vitest';
import { amountParts, movementSign } from './amount-parts.ts';

test('R182 takes an amount apart into thousands and satang', () => {
  expect(amountParts('46212.95')).toEqual({ sign: '', baht: '46,212', satang: '.95' });
  expect(amountParts(123456750n)).toEqual({ sign: '', baht: '1,234,567', satang: '.50' });
  expect(amountParts('0.00')).toEqual({ sign: '', baht: '0', satang: '.00' });
});

test('writes a true minus sign before a negative amount', () => {
  expect(amountParts('-0.50')).toEqual({ sign: '−', baht: '0', satang: '.50' });
  expect(amountParts(-100000n)).toEqual({ sign: '−', baht: '1,000', satang: '.00' });
});

test('what is no amount is a failure: no nought and no blank stands in its place', () => {
  expect(() => amountParts('')).toThrow(RangeError);
  expect(() => amountParts('1,000.00')).toThrow(RangeError);
});

test('R183 prints a sign beside the colour', () => {
  const signs = (value: string) => ([1, 0, -1] as const).map((sign) => movementSign(sign, value));
  expect(signs('12.50')).toEqual(['+', '', '−']);
  expect(signs('0.00')).toEqual(['', '', '']);
});
