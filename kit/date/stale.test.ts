import { expect, test } from 'vitest';
import { isStale } from './stale.ts';

test.each([
  ['the same day', '2025-11-28T05:00:00Z', false],
  ['seven days later, an hour before midnight in Bangkok', '2025-12-05T16:00:00Z', false],
  ['an hour after that midnight', '2025-12-05T18:00:00Z', true],
  ['a clock that is behind', '2025-11-01T05:00:00Z', false],
])('figures of 28 November, %s', (_when, now, stale) => {
  expect(isStale('2025-11-28', Date.parse(now))).toBe(stale);
});
