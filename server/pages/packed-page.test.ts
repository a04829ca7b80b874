import { expect, test } from 'vitest';
import { matchesEtag } from './packed-page.ts';

test('what the browser holds is one name of a list, or not', () => {
  expect(matchesEtag('W/"a"', 'W/"a"')).toBe(true);
  expect(matchesEtag('W/"a"', '"x" ,  W/"a"\t, "y"')).toBe(true);
  expect(matchesEtag('W/"a"', 'W/"ab", "a"')).toBe(false);
  expect(matchesEtag('W/"a"', undefined)).toBe(false);
});

test('T19 a long header costs no time, however it is filled', () => {
  const begun = performance.now();
  for (const filling of [' ', '\t', ' ,', ', ', 'a ']) {
    for (let i = 0; i < 10; i += 1) matchesEtag('W/"a"', `a${filling.repeat(15_000)}x`);
  }
  expect(performance.now() - begun).toBeLessThan(500);
});
