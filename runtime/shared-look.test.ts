import { expect, test, vi } from 'vitest';
import { sharedLook } from './shared-look.ts';

test('all who ask while it runs, and soon after, get the same look', async () => {
  const clock = { at: 0 };
  const look = vi.fn(async () => clock.at);
  const ask = sharedLook(look, 1_000, () => clock.at);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([0, 0, 0]);
  clock.at = 999;
  expect(await ask()).toBe(0);
  clock.at = 1_000;
  expect(await ask()).toBe(1_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('a look that takes longer than it counts is not begun twice', async () => {
  const clock = { at: 0 };
  const { promise, resolve } = Promise.withResolvers<string>();
  const look = vi.fn(() => promise);
  const ask = sharedLook(look, 1_000, () => clock.at);
  const first = ask();
  clock.at = 5_000;
  const second = ask();
  resolve('seen');
  expect([await first, await second]).toEqual(['seen', 'seen']);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a look that failed is forgotten', async () => {
  const look = vi.fn(async () => 'seen');
  look.mockRejectedValueOnce(new Error('away'));
  const ask = sharedLook(look, 1_000);
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('seen');
});
