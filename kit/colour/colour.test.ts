import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio, longHex } from './contrast.ts';
import { pairs, themeColours } from './pairs.ts';
import { readTokens, themes } from './read-tokens.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

test('the ratio of known colours', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#ffffff', '#ffffff')).toBe(1);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#ffffff', '#0b4ea2')).toBeCloseTo(8.02, 1);
});

test('what is no colour has no ratio', () => {
  expect(() => contrastRatio('rgb(0 0 0)', '#ffffff')).toThrow(RangeError);
});

test('a short colour has a long form, anything else stays', () => {
  expect(['#fff', ' #0bE', '#0b4ea2', '2rem'].map(longHex)).toEqual([
    '#ffffff',
    '#00bbEE',
    '#0b4ea2',
    '2rem',
  ]);
});

test('a theme stands over the normal tokens and keeps the rest', () => {
  const sheet =
    ':root { --a: #111111; /* --x: 1; */ --b: 2rem; --c: var(--a); } ' +
    '[data-colours="high"] { --a: #000000; } @media screen { [data-colours="dark"] { --b: 1px; } }';
  expect(readTokens(sheet, 'normal')).toEqual({ a: '#111111', b: '2rem', c: '#111111' });
  expect(readTokens(sheet, 'high')).toEqual({ a: '#000000', b: '2rem', c: '#000000' });
  expect(readTokens(sheet, 'dark')).toEqual({ a: '#111111', b: '1px', c: '#111111' });
});

const cases = themes.flatMap((theme) => pairs.map((pair) => ({ theme, ...pair })));

test.each(cases)('R187 $theme: $colour on $ground reads at least $least', (pair) => {
  const tokens = readTokens(css, pair.theme);
  const ratio = contrastRatio(tokens[pair.colour] ?? '', tokens[pair.ground] ?? '');
  expect(ratio).toBeGreaterThanOrEqual(pair.least);
});

test('R187 the five colours of the theme', () => {
  const tokens = readTokens(css, 'normal');
  const values = Object.entries(themeColours).map(([name, token]) => [name, tokens[token]]);
  expect(Object.fromEntries(values)).toEqual({
    primary: '#0b4ea2',
    secondary: '#0f766e',
    warning: '#b45309',
    success: '#15803d',
    danger: '#b91c1c',
  });
});
