import { expect, test } from 'vitest';
import { scaleOf } from './scale.ts';

test('the top is a round amount, marks go from it down to nothing', () => {
  const { up, amounts } = scaleOf([3, 987], 4);
  expect(amounts.map(({ at }) => at)).toEqual([1000, 800, 600, 400, 200, 0]);
  expect(amounts.map(({ percent }) => percent)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(up(500)).toBe(50);
});

test('heights below nothing have their place, and no heights at all have a ground', () => {
  const { up, amounts } = scaleOf([-50, 150], 4);
  expect(amounts.at(-1)).toEqual({ at: -50, percent: 100 });
  expect(up(150)).toBe(0);
  expect(scaleOf([], 3).amounts.at(-1)).toEqual({ at: 0, percent: 100 });
});
