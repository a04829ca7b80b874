import { expect, test } from 'vitest';
import { rememberReads } from './seen-reads.ts';

test('a look is new once a minute for each session and thing', () => {
  let now = 0;
  const seen = rememberReads(10, () => now);
  expect(seen.isNew('one', 'share')).toBe(true);
  expect(seen.isNew('one', 'share')).toBe(false);
  expect(seen.isNew('two', 'share')).toBe(true);
  expect(seen.isNew('one', 'deposit')).toBe(true);
  now = 59_999;
  expect(seen.isNew('one', 'share')).toBe(false);
  now = 60_000;
  expect(seen.isNew('one', 'share')).toBe(true);
});

test('a clock turned back hides nothing, and a forgotten look is new again', () => {
  let now = 100_000;
  const seen = rememberReads(2, () => now);
  seen.isNew('one', 'share');
  now = 0;
  expect(seen.isNew('one', 'share')).toBe(true);
  seen.isNew('two', 'share');
  seen.isNew('three', 'share');
  expect(seen.isNew('one', 'share')).toBe(true);
});
