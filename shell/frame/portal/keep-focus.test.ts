import { expect, test } from 'vitest';
import { nextStop } from './keep-focus.ts';

test('R081 Tab goes round, both ways', () => {
  expect(nextStop(0, 3, false)).toBe(1);
  expect(nextStop(2, 3, false)).toBe(0);
  expect(nextStop(0, 3, true)).toBe(2);
});

test('R081 from outside Tab leads to the first stop', () => {
  expect(nextStop(-1, 3, false)).toBe(0);
});
