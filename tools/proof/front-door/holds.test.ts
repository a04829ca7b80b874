import { expect, test } from 'vitest';
import { amountsIn, compareFigures } from './holds.ts';

test('figures that are the same are no fault, words are nobody’s business', () => {
  const computed = { sum: '1.50', on: '2025-11-28', list: [{ seq: 1 }], none: null };
  const actual = { sum: '1.5000', on: '2025-11-28', list: [{ seq: 1, name: 'ฝาก' }], none: null };
  expect(compareFigures(computed, actual)).toEqual({ compared: 4, faults: [] });
});

test('a satang, a missing figure, a figure too many: each is a fault with its place', () => {
  const fields = (computed: unknown, actual: unknown) =>
    compareFigures(computed, actual).faults.map(({ field }) => field);
  expect(fields({ a: { b: '1.00' } }, { a: { b: '1.01' } })).toEqual(['a.b']);
  expect(fields({ a: [1, 2] }, { a: [1] })).toEqual(['a.1']);
  expect(fields({}, { a: '7.00' })).toEqual(['a']);
  expect(fields({}, { a: '2025-01-01' })).toEqual(['a']);
  expect(fields({}, { a: 3 })).toEqual(['a']);
  expect(fields({ a: '7.00' }, { a: null })).toEqual(['a']);
  expect(fields({ a: '7.00' }, {})).toEqual(['a']);
  expect(fields({ a: null }, { a: { b: '1.00' } })).toEqual(['a.b']);
});

test('amounts are found wherever they lie, signs left out', () => {
  expect(amountsIn({ a: ['-1.00', { b: '+2.50', c: 'ฝาก', d: 7 }] })).toEqual(['1.00', '2.50']);
});
