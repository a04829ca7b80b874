import { expect, test } from 'vitest';
import { barsShape } from './bar-chart-shape.ts';

test('each series is one path, stacked from the ground up', () => {
  const shape = barsShape([
    [60, 40],
    [60, 20],
  ]);
  expect(shape?.paths).toEqual([
    'M75 40h350v60h-350zM575 40h350v60h-350z',
    'M75 0h350v40h-350zM575 20h350v20h-350z',
  ]);
  expect(shape?.amounts.map(({ at }) => at)).toEqual([100, 80, 60, 40, 20, 0]);
});

test('480 bars are still one path for each series, and touch', () => {
  const shape = barsShape(Array.from({ length: 480 }, () => [3, 1]));
  expect(shape?.paths).toHaveLength(2);
  expect(shape?.paths[0]?.match(/M/g)).toHaveLength(480);
  expect(shape?.paths[0]).toMatch(/^M0 /);
});

test('a part of nothing is not drawn, no bars are no chart, noughts have a ground', () => {
  expect(barsShape([[0, 5]])?.paths[0]).toBe('');
  expect(barsShape([])).toBeUndefined();
  expect(barsShape([[0, 0]])?.paths).toEqual(['', '']);
});
