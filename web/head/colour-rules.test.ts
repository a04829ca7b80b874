import { expect, test } from 'vitest';
import { colourRules } from './colour-rules.ts';

test('R187 the five theme colours come from the configuration', () => {
  const colours = {
    primary: '#112233',
    secondary: '#445566',
    warning: '#778899',
    success: '#aabbcc',
    danger: '#ddeeff',
  };
  expect(colourRules(colours)).toBe(
    '@layer tokens{:root:not([data-contrast="high"]){--blue:#112233;--teal:#445566;' +
      '--warning:#778899;--success:#aabbcc;--danger:#ddeeff}}',
  );
});

test('what is no colour cannot write other rules', () => {
  expect(colourRules({ primary: '#fff}body{display:none' })).not.toContain('body');
});
