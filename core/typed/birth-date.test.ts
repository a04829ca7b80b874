import { expect, test } from 'vitest';
import { readBirthDate } from './birth-date.ts';

test.each([
  '15/08/2508',
  '15/8/2508',
  '15-8-2508',
  '15.08.2508',
  '15 8 2508',
  ' 15 / 08 / 2508 ',
  '๑๕/๐๘/๒๕๐๘',
  '１５/０８/２５０８',
  '15 ส.ค. 2508',
  '15 สิงหาคม 2508',
  '1965-08-15',
])('D-20 R181 %s is a day of 1965', (text) => {
  expect(readBirthDate(text)).toBe('1965-08-15');
});

test.each([
  '',
  '15/08/1965',
  '15/08/08',
  '31/02/2508',
  '29/02/2506',
  '8/2508',
  '2508-08-15x',
  '15/08/2508/1',
  '15//2508',
  '01/01/2442',
  '1899-12-31',
  '1e1/08/2508',
])('D-20 %s is refused rather than guessed', (text) => {
  expect(readBirthDate(text)).toBeUndefined();
});

test('R181 a leap day of the Buddhist era is one', () => {
  expect(readBirthDate('29/02/2507')).toBe('1964-02-29');
});
