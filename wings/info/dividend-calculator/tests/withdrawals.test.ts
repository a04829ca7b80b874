import { describe, expect, test } from 'vitest';
import { csvRows } from '../csv-rows.ts';

import { d2, judge, read, resultOf } from './sample-input.ts';

describe('R026 B.3 withdrawals, and rounding line by line', () => {
  test('D2 is a satang more where every line is rounded', () => {
    expect(resultOf(`${d2}&rounding=each`).payout.dividendSatang).toBe(1_550_939n);
    expect(resultOf(`${d2}&rounding=once`).payout.dividendSatang).toBe(1_550_938n);
    const lines = resultOf(`${d2}&rounding=each`).payout.lines;
    expect(lines.reduce((sum, line) => sum + line.dividendSatang, 0n)).toBe(1_550_939n);
  });

  test('a withdrawal takes off what its time to the end of the year would have earned', () => {
    // 20,000 bought on 7 March and withdrawn on 8 March: 10/12 less 9/12 of 5.25 %.
    const both = resultOf(
      `${d2.split('&on=')[0]}&on=2025-03-07&extra=20000&off=8/3/2568&out=20000`,
    );
    const none = resultOf(d2.split('&on=')[0] ?? '');
    const more = both.payout.dividendSatang - none.payout.dividendSatang;
    expect(more).toBe(8_750n);
    const out = both.payout.lines.find(({ satang }) => satang < 0n);
    expect(out).toMatchObject({ on: '2025-03-08', satang: -2_000_000n, weight: 9n });
    expect(csvRows(both).find(([what]) => what === 'ถอนหุ้น')).toEqual([
      ...['ถอนหุ้น', '8 มี.ค. 2568', -2_000_000n, '9/12 เดือน', out?.dividendSatang],
    ]);
  });

  test('rounding line by line is never a debt: the lines add up to nought', () => {
    const tiny =
      'year=2568&method=daily&rate=5&refund=0&bf=0&every=0&on=1/1/2568&extra=0.09' +
      '&on=1/1/2568&extra=0.09&off=2/1/2568&out=0.18&rounding=each';
    const { payout } = resultOf(tiny);
    expect(payout).toMatchObject({ dividendSatang: 0n, netSatang: 0n });
    expect(payout.lines.map((line) => line.dividendSatang)).toEqual([0n, 0n, 0n, 0n]);
  });

  test('all may be withdrawn, and nothing beyond it: the fault stands at its withdrawal', () => {
    const bare = 'year=2568&bf=1000&every=0';
    expect(resultOf(`${bare}&off=1/6/2568&out=1000`).payout.dividendSatang).toBeGreaterThan(0n);
    const { faults } = judge(`${bare}&off=1/6/2568&out=400&off=2/6/2568&out=600.01`);
    expect(Object.keys(faults)).toEqual(['out-1']);
    expect(faults['out-1']).toContain('มากกว่าหุ้นที่มีอยู่');
    // Bought on the same day it is there to be withdrawn.
    const same = `${bare}&on=2/6/2568&extra=5&off=2/6/2568&out=1005`;
    expect(judge(same).faults).toEqual({});
  });

  test('without script the server gives a row for a withdrawal, too', () => {
    expect(read('more=out').outs).toEqual([{ id: 0, on: '', amount: '' }]);
    expect(read('more=out').extras).toEqual([]);
  });
});
