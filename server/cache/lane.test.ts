import { expect, test } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { openLane } from './lane.ts';

const here = '192.0.2.1';

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
  const taken = Array.from({ length: 5 }, () => lane(work, here));
  await expect(lane(work, here)).rejects.toThrow(Problem);
  await expect(lane(work, here)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
  });
  gate.resolve();
  expect(await Promise.all(taken)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
  expect(await lane(async () => 'again', here)).toBe('again');
});

test('work that fails leaves its place, too', async () => {
  const lane = openLane({ atOnce: 1, waiting: 1, retryAfterSeconds: 2 });
  const broken = lane(() => Promise.reject(new Error('broken')), here);
  const next = lane(async () => 'next', here);
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('T27 networks take turns, and none fills the lane for the others', async () => {
  const lane = openLane({ atOnce: 1, waiting: 20, waitingEach: 3, retryAfterSeconds: 2 });
  const order: string[] = [];
  const ask = (name: string, address: string) =>
    lane(async () => void order.push(name), address).catch(() => void order.push(`${name} away`));
  const flood = Array.from({ length: 50 }, (_, i) => ask(`flood ${i}`, `2001:db8:7::${i + 1}`));
  const others = [ask('one', '2001:db8:8::1'), ask('two', '192.0.2.7')];
  await Promise.all([...flood, ...others]);
  const turns = order.filter((name) => !name.endsWith('away'));
  expect(turns).toEqual(['flood 0', 'flood 1', 'one', 'two', 'flood 2', 'flood 3']);
  expect(order).toHaveLength(52);
});
