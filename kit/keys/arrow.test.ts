import { expect, test } from 'vitest';
import { arrowTarget } from './arrow.ts';

test('arrows go round the ends of a row', () => {
  expect(arrowTarget('ArrowRight', 'row', 2, 3)).toBe(0);
  expect(arrowTarget('ArrowLeft', 'row', 0, 3)).toBe(2);
  expect(arrowTarget('ArrowDown', 'column', 0, 3)).toBe(1);
});

test('Home and End go to the ends', () => {
  expect(arrowTarget('Home', 'row', 2, 5)).toBe(0);
  expect(arrowTarget('End', 'column', 2, 5)).toBe(4);
});

test('keys across the axis, other keys and empty rows lead nowhere', () => {
  expect(arrowTarget('ArrowDown', 'row', 0, 3)).toBeUndefined();
  expect(arrowTarget('Tab', 'row', 0, 3)).toBeUndefined();
  expect(arrowTarget('Home', 'row', 0, 0)).toBeUndefined();
});
