import { expect, test } from 'vitest';
import { depositSignColour, loanSignColour, shareSignColour } from '../sign-colour.ts';

const strange = [2, -2, 0.5, Number.NaN, Number.POSITIVE_INFINITY];

test('R183 a share: neutral gray, in green, out red', () => {
  expect([0, 1, -1].map(shareSignColour)).toEqual(['gray', 'green', 'red']);
});

test('R183 a deposit: neutral gray, in green, out red', () => {
  expect([0, 1, -1].map(depositSignColour)).toEqual(['gray', 'green', 'red']);
});

test('R183 a loan: neutral gray, out red, whatever the type', () => {
  for (const type of ['01', '02', '']) {
    expect(loanSignColour(0, type)).toBe('gray');
    expect(loanSignColour(-1, type)).toBe('red');
  }
});

test('R184 a loan received is gray, any other 1 is red', () => {
  expect(loanSignColour(1, '01')).toBe('gray');
  for (const type of ['02', '1', '', '001']) expect(loanSignColour(1, type)).toBe('red');
});

test('R185 unknown signs are gray for loan and share, red for deposit', () => {
  for (const sign of strange) {
    expect(loanSignColour(sign, '01')).toBe('gray');
    expect(loanSignColour(sign, '02')).toBe('gray');
    expect(shareSignColour(sign)).toBe('gray');
    expect(depositSignColour(sign)).toBe('red');
  }
});
