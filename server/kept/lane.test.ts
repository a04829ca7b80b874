import { expect, test } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { openLane } from './lane.ts';

test('T27 so much at once, so much waiting, the rest is turned away at once', async () => {
  const lane = openLane({ atOnce: 2, waiting: 3, retryAfterSeconds: 2 });
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
    return 'done';
  };
  const taken = Array.from({ length: 5 }, () => lane(work));
  await expect(lane(work)).rejects.toThrow(Problem);
  await expect(lane(work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  gate.resolve();
  expect(await Promise.all(taken)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
  expect(await lane(async () => 'again')).toBe('again');
});

test('work that fails leaves its place, too', async () => {
  const lane = openLane({ atOnce: 1, waiting: 1, retryAfterSeconds: 2 });
  const broken = lane(() => Promise.reject(new Error('broken')));
  const next = lane(async () => 'next');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
