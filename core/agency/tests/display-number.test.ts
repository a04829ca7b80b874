import { expect, test } from 'vitest';
import { displayNumber } from '../display-number.ts';

test('R009 an agency is shown without the first four characters of its number', () => {
  expect(displayNumber('000101002')).toBe('01002');
  expect(displayNumber('01011001')).toBe('1001');
  expect(displayNumber('01011')).toBe('1');
});

test('R009 a number shorter than five characters is shown as it is', () => {
  expect(['', '1', '1001'].map(displayNumber)).toEqual(['', '1', '1001']);
});
