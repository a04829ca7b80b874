import { expect, test } from 'vitest';
import { measurePressure } from './pressure.ts';

function measured() {
  let now = 1_000_000;
  const pressure = measurePressure(() => now);
  const many = (times: number, outcome: 'right' | 'wrong') => {
    for (let round = 0; round < times; round += 1) pressure.note(outcome);
  };
  return { pressure, many, wait: (minutes: number) => (now += minutes * 60_000) };
}

test.each([
  [0, 0, 0],
  [19, 0, 0],
  [20, 0, 1],
  [99, 0, 1],
  [100, 0, 2],
  [499, 0, 2],
  [500, 0, 3],
  [100, 100, 2],
  [100, 101, 0],
] as const)('S5 T11 %i failures beside %i right ones: level %i', (wrong, right, level) => {
  const { pressure, many } = measured();
  many(wrong, 'wrong');
  many(right, 'right');
  expect(pressure.level()).toBe(level);
});

test('S5 what is long past does not count any more', () => {
  const { pressure, many, wait } = measured();
  many(500, 'wrong');
  wait(6);
  expect(pressure.level()).toBe(3);
  wait(5);
  expect(pressure.level()).toBe(0);
  many(20, 'wrong');
  wait(60);
  expect(pressure.level()).toBe(0);
});
