import { expect, test } from 'vitest';
import { type Nominee, nominationOf } from './nomination.ts';

const shares = (...percents: (string | null)[]): Nominee[] =>
  percents.map((sharePercent) => ({
    sharePercent,
    condition: 'SHARES',
    documentOn: '2024-02-29',
  }));

test('D-14 percentages are added exactly: thirds that make a hundred are no fault', () => {
  expect(nominationOf(shares('33.3333', '33.3333', '33.3334'), '2025-11-28')).toEqual({
    totalPercent: '100.00',
    warnings: [],
  });
  expect(nominationOf(shares('33.33', '33.33', '33.33'), '2025-11-28')).toEqual({
    totalPercent: '99.99',
    warnings: ['PERCENT'],
  });
  expect(nominationOf(shares('60', '40.0001'), '2025-11-28')).toEqual({
    totalPercent: '100.0001',
    warnings: ['PERCENT'],
  });
});

test('D-14 shares that nobody has said are a fault, a bare order is none', () => {
  expect(nominationOf(shares(null, null), '2025-11-28')).toEqual({
    totalPercent: null,
    warnings: ['PERCENT'],
  });
  const ordered = shares(null, null).map((one) => ({ ...one, condition: 'ORDER' as const }));
  expect(nominationOf(ordered, '2025-11-28')).toEqual({ totalPercent: null, warnings: [] });
  expect(nominationOf([], '2025-11-28')).toEqual({ totalPercent: null, warnings: [] });
});

test('D-14 five years after the newest document a look at it is asked for', () => {
  expect(nominationOf(shares('100.00'), '2029-02-28').warnings).toEqual([]);
  expect(nominationOf(shares('100.00'), '2029-03-01').warnings).toEqual(['REVIEW']);
  const renewed = [...shares('50.00'), { ...shares('50.00')[0], documentOn: '2026-01-01' }];
  expect(nominationOf(renewed as Nominee[], '2029-03-01').warnings).toEqual([]);
});

test('what is no percentage throws', () => {
  expect(() => nominationOf(shares('half'), '2025-11-28')).toThrow(RangeError);
});
