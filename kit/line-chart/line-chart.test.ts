import { expect, test } from 'vitest';
import { plotDays } from './line-chart-days.ts';
import { plotShape } from './line-chart-shape.ts';

const three = [
  { on: '2025-09-01', baht: 30_000 },
  { on: '2025-09-11', baht: 60_000 },
  { on: '2025-09-16', baht: 45_000 },
];

test('a balance stands until the next movement and on to the right edge', () => {
  const shape = plotShape(three, 'step', '2025-09-01', '2025-09-21');
  expect(shape?.line).toBe('M0,50L500,50L500,0L750,0L750,25L1000,25');
  expect(shape?.area.startsWith('M0,50')).toBe(true);
  expect(shape?.area.endsWith('Z')).toBe(true);
  expect(shape?.end).toEqual({ x: 1000, y: 25 });
});

test('a growing balance runs straight from point to point', () => {
  const shape = plotShape(three, 'line', '2025-09-01', '2025-09-16');
  expect(shape?.line).toBe('M0,50L666.667,0L1000,25');
  expect(shape?.end).toEqual({ x: 1000, y: 25 });
});

test('amounts at the edge are round, from nothing to above the highest', () => {
  const shape = plotShape(three, 'step', '2025-09-01', '2025-09-21');
  expect(shape?.amounts).toEqual(
    [
      { at: 60_000, percent: 0 },
      { at: 40_000, percent: 100 / 3 },
      { at: 20_000, percent: 200 / 3 },
      { at: 0, percent: 100 },
    ].map(({ at, percent }) => ({ at, percent: expect.closeTo(percent) })),
  );
});

test('one point is a level line, none is no plot, nothing but nought has a ground', () => {
  const one = [{ on: '2025-09-01', baht: 0 }];
  expect(plotShape(one, 'step', '2025-09-01', '2025-09-01')?.line).toBe('M0,100L1000,100');
  expect(plotShape([], 'step', '2025-09-01', '2025-09-02')).toBeUndefined();
});

test('names the months of a season at their beginnings', () => {
  const days = plotDays('2025-09-01', '2025-11-27');
  expect(days.unit).toBe('month');
  expect(days.ticks.map(({ at }) => at)).toEqual(['2025-09-01', '2025-10-01', '2025-11-01']);
  expect(days.ticks[1]?.percent).toBeCloseTo((30 / 87) * 100);
});

test('a month that ends at once yields its name to the next one', () => {
  const { ticks } = plotDays('2025-09-28', '2025-11-27');
  expect(ticks.map(({ at }) => at)).toEqual(['2025-10-01', '2025-11-01']);
});

test('names years over long times, at most six and none over the edge', () => {
  const { unit, ticks } = plotDays('2010-06-30', '2025-10-31');
  expect(unit).toBe('year');
  expect(ticks.length).toBeLessThanOrEqual(6);
  expect(ticks.every(({ percent }) => percent >= 0 && percent <= 93)).toBe(true);
  expect(ticks.every(({ at }) => at.endsWith('-01-01'))).toBe(true);
});
