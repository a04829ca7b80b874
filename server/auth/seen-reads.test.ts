import { expect, test, vi } from 'vitest';
import { rememberReads } from './seen-reads.ts';

test('a look is new once a minute for each session and thing', () => {
  let now = 1;
  const seen = rememberReads(10, () => now);
  expect(seen.isNew('one', 'share')).toBe(true);
  expect(seen.isNew('one', 'share')).toBe(false);
  expect(seen.isNew('two', 'share')).toBe(true);
  expect(seen.isNew('one', 'deposit')).toBe(true);
  now = 60_001;
  expect(seen.isNew('one', 'share')).toBe(false);
  now = 60_002;
  expect(seen.isNew('one', 'share')).toBe(true);
});

test('a clock that is set anew changes nothing, and a forgotten look is new again', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const seen = rememberReads(2);
  seen.isNew('one', 'share');
  vi.setSystemTime(0);
  expect(seen.isNew('one', 'share')).toBe(false);
  vi.useRealTimers();
  seen.isNew('two', 'share');
  seen.isNew('three', 'share');
  expect(seen.isNew('one', 'share')).toBe(true);
});
