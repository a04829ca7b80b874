import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deriveKeys, fixedRing } from '../keys/key-ring.ts';
import { Crowded, checkPassword, hashPassword, queueOwnerOf } from './passwords.ts';

const keys = fixedRing(deriveKeys(1, 'a secret of nobody, and long enough for it'));
/** Seconds of work, so that whoever comes next waits. */
const slow = { argonMemoryKib: 16_384, argonPasses: 60, keys };
const quick = { argonMemoryKib: 1_024, argonPasses: 1, keys };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('T27 whoever has waited ten seconds for a hash is told, and others get in', async () => {
  // More than run at a time on any machine of a test.
  const running = Array.from({ length: 64 }, (_, at) =>
    hashPassword('a walk', slow, queueOwnerOf(`${at}`)).catch((error: unknown) => error),
  );
  const waiting = hashPassword('a walk', quick, queueOwnerOf('late'));
  const outcome = waiting.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_900);
  await vi.advanceTimersByTimeAsync(200);
  expect(await outcome).toBeInstanceOf(Crowded);
  const ended = await Promise.all(running);
  expect(ended.some((end) => typeof end === 'string')).toBe(true);
  const stored = await hashPassword('a walk', quick, queueOwnerOf('next'));
  const checked = await checkPassword('a walk', stored, quick, queueOwnerOf('next'));
  expect(checked).toEqual({ right: true, outdated: false });
});
