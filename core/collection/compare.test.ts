import { expect, test } from 'vitest';
import { compareBills } from './compare.ts';
import { payLeft } from './pay.ts';

const item = (itemGroup: string, code: string, refNo: string | null, amountSatang: bigint) => ({
  ...{ itemGroup, code, refNo, amountSatang, collectedSatang: 0n },
  name: `${code} ${refNo ?? ''}`,
});

test('R047 a month beside the one before: new, gone, more, less and the same', () => {
  const before = [
    item('SHARE', 'SHR', null, 250_000n),
    item('LOAN', 'LON', 'สม1', 1_000_000n),
    item('LOAN', 'LON', 'สม2', 500_000n),
    item('CREMATION', 'CM1', '10001', 30_000n),
    item('REFUND', 'MRT', 'สม2', 99n),
  ];
  const now = [
    item('SHARE', 'SHR', null, 250_000n),
    item('LOAN', 'LON', 'สม1', 999_900n),
    { ...item('CREMATION', 'CM1', '10001', 30_050n), name: 'worded anew' },
    item('INSURANCE', 'INS', null, 6_000n),
  ];
  expect(
    compareBills(now, before).map((one) => [one.code, one.refNo, one.change, one.beforeSatang]),
  ).toEqual([
    ['SHR', null, 'same', 250_000n],
    ['LON', 'สม1', 'less', 1_000_000n],
    ['CM1', '10001', 'more', 30_000n],
    ['INS', null, 'new', 0n],
    ['LON', 'สม2', 'gone', 500_000n],
  ]);
});

test('R047 what is asked for twice under one number is taken together', () => {
  const twice = [item('LOAN', 'LON', 'A', 1n), item('LOAN', 'LON', 'A', 2n)];
  expect(compareBills(twice, [item('LOAN', 'LON', 'A', 3n)])).toMatchObject([
    { nowSatang: 3n, beforeSatang: 3n, change: 'same' },
  ]);
});

test('R047 all differences add up to that of the two bills', () => {
  const now = [item('SHARE', 'A', null, 7n), item('LOAN', 'B', '1', 11n)];
  const before = [item('LOAN', 'B', '1', 13n), item('FEE', 'C', null, 17n)];
  const all = compareBills(now, before);
  const difference = all.reduce((sum, one) => sum + one.nowSatang - one.beforeSatang, 0n);
  expect(difference).toBe(7n + 11n - 13n - 17n);
});

test('R047 what is left of the salary counts what came in; the percentage what is asked', () => {
  const bill = { posted: false, billedSatang: 1_931_906n, collectedSatang: 0n };
  expect(payLeft(4_500_000n, bill)).toEqual({
    leftSatang: 2_568_094n,
    billedBasisPoints: 4_293n,
  });
  const posted = { ...bill, posted: true, collectedSatang: 250_000n };
  expect(payLeft(4_500_000n, posted)?.leftSatang).toBe(4_250_000n);
  // 1/800 of the salary is 0.125 %: a half goes up.
  expect(payLeft(800n, { ...bill, billedSatang: 1n })?.billedBasisPoints).toBe(13n);
  expect(payLeft(null, bill)).toBeUndefined();
  expect(payLeft(0n, bill)).toBeUndefined();
});
