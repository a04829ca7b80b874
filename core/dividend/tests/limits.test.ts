import { describe, expect, test } from 'vitest';
import { dividendOf } from '../dividend.ts';
import { payoutOf } from '../payout.ts';
import type { DividendYear } from '../year.ts';
import { rate, year2568 } from './years.ts';

const year = (changes: Partial<DividendYear>): DividendYear => ({ ...year2568, ...changes });
const faultOf = (
  changes: Partial<DividendYear>,
  broughtForward = 0n,
  moves: { on: string; satang: bigint }[] = [],
) => {
  const paid = dividendOf(year(changes), broughtForward, moves);
  return typeof paid === 'string' ? paid : undefined;
};
const highest = 99_999_999_999n;

describe('limits of B.3', () => {
  test('B.3 a dividend rate of 0 to 10 %', () => {
    expect(faultOf({ dividendRate: 0n })).toBeUndefined();
    expect(faultOf({ dividendRate: rate('10') })).toBeUndefined();
    expect(faultOf({ dividendRate: rate('10.0001') })).toBe('DIVIDEND_RATE_OUT_OF_RANGE');
    expect(faultOf({ dividendRate: -1n })).toBe('DIVIDEND_RATE_OUT_OF_RANGE');
  });

  test('B.3 a refund rate of 0 to 100 %', () => {
    expect(faultOf({ refundRate: 0n })).toBeUndefined();
    expect(faultOf({ refundRate: rate('100') })).toBeUndefined();
    expect(faultOf({ refundRate: rate('100.0001') })).toBe('REFUND_RATE_OUT_OF_RANGE');
    expect(faultOf({ refundRate: -1n })).toBe('REFUND_RATE_OUT_OF_RANGE');
  });

  test('B.3 a rate of at most four decimals', () => {
    expect(rate('5.7525')).toBe(57_525n);
    expect(rate('5.75255')).toBe(-1n);
  });

  test('B.3 amounts of 0 to 999,999,999.99 baht', () => {
    expect(faultOf({}, highest)).toBeUndefined();
    expect(faultOf({}, highest + 1n)).toBe('AMOUNT_OUT_OF_RANGE');
    expect(faultOf({}, -1n)).toBe('AMOUNT_OUT_OF_RANGE');
    const move = (satang: bigint) => [{ on: '2025-05-31', satang }];
    expect(faultOf({}, 0n, move(highest))).toBeUndefined();
    expect(faultOf({}, 0n, move(highest + 1n))).toBe('AMOUNT_OUT_OF_RANGE');
    expect(faultOf({}, highest, move(-highest))).toBeUndefined();
    expect(faultOf({}, highest, move(-highest - 1n))).toBe('AMOUNT_OUT_OF_RANGE');
  });

  test('B.3 no more is withdrawn than is held at the close of a day, in whatever order', () => {
    const out = { on: '2025-05-31', satang: -300n };
    expect(faultOf({}, 300n, [out])).toBeUndefined();
    expect(faultOf({}, 299n, [out])).toBe('OVERDRAWN');
    expect(faultOf({}, 0n, [out, { on: '2025-05-31', satang: 300n }])).toBeUndefined();
    expect(faultOf({}, 0n, [out, { on: '2025-05-30', satang: 300n }])).toBeUndefined();
    expect(faultOf({}, 0n, [{ on: '2025-06-01', satang: 300n }, out])).toBe('OVERDRAWN');
  });

  test('B.3 a cut-off day of 0 to 31', () => {
    for (const cutoffDay of [0, 31]) expect(faultOf({ cutoffDay })).toBeUndefined();
    for (const cutoffDay of [-1, 32, 7.5, Number.NaN]) {
      expect(faultOf({ cutoffDay })).toBe('CUTOFF_OUT_OF_RANGE');
    }
  });

  test('B.3 moves lie within the year', () => {
    const on = (day: string) => faultOf({}, 0n, [{ on: day, satang: 1n }]);
    expect(on('2025-01-01')).toBeUndefined();
    expect(on('2025-12-31')).toBeUndefined();
    for (const day of ['2024-12-31', '2026-01-01', '2025-02-29', '2025-06-01T', 'x']) {
      expect(on(day)).toBe('DAY_OUTSIDE_YEAR');
    }
  });

  test('B.3 a fiscal year is twelve whole months', () => {
    const over = (startsOn: string, endsOn: string) => faultOf({ startsOn, endsOn });
    expect(over('2024-03-01', '2025-02-28')).toBeUndefined();
    expect(over('2023-03-01', '2024-02-29')).toBeUndefined();
    for (const [startsOn, endsOn] of [
      ['2023-03-01', '2024-02-28'],
      ['2025-01-01', '2025-12-30'],
      ['2025-01-02', '2025-12-31'],
      ['2025-02-01', '2025-12-31'],
      ['2024-01-01', '2025-12-31'],
      ['2025-12-31', '2025-01-01'],
      ['2025-01-01', 'x'],
      ['x', '2025-12-31'],
      // Of the Buddhist era.
      ['2568-01-01', '2568-12-31'],
    ] as const) {
      expect(over(startsOn, endsOn)).toBe('YEAR_UNKNOWN');
    }
  });

  test('B.3 interest and deductions are amounts too', () => {
    const input = {
      broughtForwardSatang: 0n,
      moves: [],
      interestPaidSatang: highest,
      refundDropped: false,
      deductionsSatang: [highest],
    };
    expect(payoutOf(year2568, input)).toMatchObject({ dividendSatang: 0n });
    const fault = 'AMOUNT_OUT_OF_RANGE';
    expect(payoutOf(year2568, { ...input, interestPaidSatang: highest + 1n })).toBe(fault);
    expect(payoutOf(year2568, { ...input, interestPaidSatang: -1n })).toBe(fault);
    expect(payoutOf(year2568, { ...input, deductionsSatang: [0n, -1n] })).toBe(fault);
    expect(payoutOf(year2568, { ...input, broughtForwardSatang: -1n })).toBe(fault);
    expect(payoutOf(year({ cutoffDay: 32 }), input)).toBe('CUTOFF_OUT_OF_RANGE');
  });
});
