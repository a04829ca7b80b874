import { expect, test } from 'vitest';
import { circleOf } from './no-circles.ts';

test('files that need each other are found, be it over a third', () => {
  expect(circleOf({ entry: ['a'], a: ['b', 'c'], b: [], c: ['d'], d: ['a'] })).toEqual([
    ...['a', 'c', 'd', 'a'],
  ]);
  expect(circleOf({ a: ['a'] })).toEqual(['a', 'a']);
});

test('two ways to one file are no circle', () => {
  expect(circleOf({ entry: ['a', 'b'], a: ['base'], b: ['a', 'base'], base: [] })).toBeUndefined();
});
