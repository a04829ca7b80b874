import { expect, test } from 'vitest';
import { Closeness } from './closeness.ts';

test('close is who has repeated what the primary had written five seconds ago', () => {
  const closeness = new Closeness();
  expect(closeness.isClose(0)).toBe(false);
  for (const second of [0, 1, 2, 3, 4, 5, 6]) closeness.note(100 * second, 1000 * second);
  expect([99, 100, 600].map((position) => closeness.isClose(position))).toEqual([
    ...[false, true, true],
  ]);
});

test('where nobody writes nothing is behind, and another primary begins anew', () => {
  const closeness = new Closeness();
  closeness.note(700, 0);
  closeness.note(700, 900_000);
  expect(closeness.isClose(700)).toBe(true);
  closeness.note(300, 901_000);
  expect(closeness.isClose(300)).toBe(true);
  closeness.forget();
  expect(closeness.isClose(700)).toBe(false);
});
