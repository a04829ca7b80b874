import { expect, test } from 'vitest';
import { activationLetters, typedActivation, typedOtp } from './typed-code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['１２３４５６', '123456'],
  ['\u200b012345\ufeff', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['1e3456', undefined],
  ['', undefined],
])('D-03 the typed code %j is %j', (typed, code) => {
  expect(typedOtp(typed)).toBe(code);
});

test.each([
  ['ABCD-EFGH-JKMN', 'ABCDEFGHJKMN'],
  ['abcd efgh jkmn', 'ABCDEFGHJKMN'],
  ['OIL0-1234-5678', '011012345678'],
  ['๐๑๒๓-๔๕๖๗-๘๙AB', '0123456789AB'],
  ['ABCD-EFGH-JKMU', undefined],
  ['ABCD-EFGH-JKM', undefined],
  ['ABCD-EFGH-JKMNP', undefined],
])('T8 the typed code of the counter %j is %j', (typed, code) => {
  expect(typedActivation(typed)).toBe(code);
});

test('T8 every letter of the counter’s codes is read as itself', () => {
  expect(activationLetters).toHaveLength(32);
  for (const letter of activationLetters) {
    expect(typedActivation(letter.repeat(12))).toBe(letter.repeat(12));
  }
});
