import { expect, test } from 'vitest';
import { openReadTurns } from './read-turns.ts';

test('T27 four calls of one member are answered at a time, the others wait', async () => {
  const turns = openReadTurns();
  const order: number[] = [];
  let running = 0;
  let mostRunning = 0;
  const gate = Promise.withResolvers<void>();
  const asked = Array.from({ length: 44 }, (_, at) =>
    turns.take('000123', async () => {
      order.push(at);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await gate.promise;
      running -= 1;
    }),
  );
  await expect(turns.take('000123', async () => 'one more')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
  });
  await expect(turns.take('000456', async () => 'another')).resolves.toBe('another');
  expect(order).toEqual([0, 1, 2, 3]);
  gate.resolve();
  await Promise.all(asked);
  expect(order).toEqual(Array.from({ length: 44 }, (_, at) => at));
  expect(mostRunning).toBe(4);
});

test('a turn ends with the call, also with one that failed', async () => {
  const turns = openReadTurns();
  for (let made = 0; made < 60; made += 1) {
    await expect(turns.take('000123', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  await expect(turns.take('000123', async () => 'yes')).resolves.toBe('yes');
});
