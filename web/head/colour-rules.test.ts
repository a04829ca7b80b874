import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from '../../kit/colour/contrast.ts';
import { pairs, themeColours } from '../../kit/colour/pairs.ts';
import { readTokens } from '../../kit/colour/read-tokens.ts';
import { colourRules } from './colour-rules.ts';

const css = readFileSync(new URL('../../kit/tokens.css', import.meta.url), 'utf8');
const usual = {
  primary: '#0b4ea2',
  secondary: '#0f766e',
  warning: '#b45309',
  success: '#15803d',
  danger: '#b91c1c',
};

/** The tokens that the rules set in one of their two blocks. */
function setIn(rules: string, theme: 'high' | 'dark'): Record<string, string> {
  const [, block = ''] = new RegExp(`data-colours=${theme}\\]\\)?\\{([^}]*)\\}`).exec(rules) ?? [];
  const lines = block.matchAll(/--([a-z]+):(#[0-9a-f]{6});/g);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

test('R187 the five theme colours come from the configuration; high contrast keeps its own', () => {
  const { primary, ...rest } = usual;
  const rules = colourRules({ ...rest, primary: '#112233' });
  expect(rules).toContain('@layer tokens{:root:not([data-colours=high]){--blue:#112233;--teal:#0f');
  const { secondary: teal, ...others } = rest;
  expect(setIn(rules, 'high')).toEqual({ blue: '#112233', teal, ...others });
  expect(primary).toBe('#0b4ea2');
});

test('R187 on a screen in the dark the usual colours are the tokens that are written', () => {
  const dark = readTokens(css, 'dark');
  for (const [name, value] of Object.entries(setIn(colourRules(usual), 'dark'))) {
    expect([name, value]).toEqual([name, dark[name]]);
  }
  expect(colourRules(usual)).toContain('@media screen{:root[data-colours=dark]{--blue:');
});

test('R187 any colours that the office may set read well in the dark', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  // The office refuses fainter ones.
  const settable = fc.oneof(
    colour.filter((one) => contrastRatio(one, '#ffffff') >= 4.5),
    fc.constantFrom('#000000', '#757575', '#ff0000', '#0000ff', '#7f00ff', '#008000'),
  );
  const names = Object.values(themeColours);
  const concerned = pairs.filter((pair) =>
    [pair.colour, pair.ground].some((one) => one === 'band' || names.some((name) => name === one)),
  );
  expect(concerned.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(settable, (value) => {
      const colours = Object.fromEntries(Object.keys(usual).map((name) => [name, value]));
      const tokens = { ...readTokens(css, 'dark'), ...setIn(colourRules(colours), 'dark') };
      const ratio = (one: string, other: string) =>
        contrastRatio(tokens[one] ?? '', tokens[other] ?? '');
      const faint = concerned.filter((pair) => ratio(pair.colour, pair.ground) < pair.least);
      expect(faint).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('what is no colour cannot write other rules', () => {
  expect(colourRules({ primary: '#fff}body{display:none' })).not.toContain('body');
});
