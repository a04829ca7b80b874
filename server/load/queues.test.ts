import { expect, test } from 'vitest';
import { openFileQueue, openReadQueue } from './queues.ts';

test('T27 four calls of one member are answered at a time, the others wait', async () => {
  const queue = openReadQueue();
  const order: number[] = [];
  let running = 0;
  let mostRunning = 0;
  const barrier = Promise.withResolvers<void>();
  const calls = Array.from({ length: 44 }, (_, at) =>
    queue.run('000123', async () => {
      order.push(at);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await barrier.promise;
      running -= 1;
    }),
  );
  await expect(queue.run('000123', async () => 'one more')).rejects.toMatchObject({
    code: 'overloaded',
    retryAfterSeconds: 2,
  });
  await expect(queue.run('000456', async () => 'another')).resolves.toBe('another');
  expect(order).toEqual([0, 1, 2, 3]);
  barrier.resolve();
  await Promise.all(calls);
  expect(order).toEqual(Array.from({ length: 44 }, (_, at) => at));
  expect(mostRunning).toBe(4);
});

test('T27 two files of one person are made at a time, a third is asked to come again', async () => {
  const queue = openFileQueue();
  const never = () => new Promise<never>(() => {});
  void queue.run('000123', never);
  void queue.run('000123', never);
  await expect(queue.run('000123', async () => 'file')).rejects.toMatchObject({
    code: 'too_many_files',
    retryAfterSeconds: 5,
  });
  await expect(queue.run('000456', async () => 'file')).resolves.toBe('file');
});

test('a turn ends with the call or the file, also with one that failed', async () => {
  for (const queue of [openReadQueue(), openFileQueue()]) {
    for (let made = 0; made < 60; made += 1) {
      const fails = queue.run('000123', () => Promise.reject(new Error('no')));
      await expect(fails).rejects.toThrow('no');
    }
    await expect(queue.run('000123', async () => 'yes')).resolves.toBe('yes');
  }
});
