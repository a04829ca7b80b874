/** Jobs for the store: begun in order, done by whoever is free, none after a failure. */
import type pg from 'pg';
import { expect, test } from 'vitest';
import { type Job, JobQueue } from './job-queue.ts';

const session = (name: string) => ({ name }) as unknown as pg.Client;
const nameOf = (client: pg.Client): string => (client as unknown as { name: string }).name;

test('F11 one session does jobs in the order in which they come, late ones, too', async () => {
  const queue = new JobQueue();
  const done: string[] = [];
  const job =
    (name: string): Job =>
    async (client) => {
      done.push(`${name} by ${nameOf(client)}`);
    };
  const first = queue.add(job('first'));
  const work = queue.work(session('builder'));
  await first;
  await queue.add(job('second'));
  queue.add(job('third'));
  queue.close();
  await work;
  expect(done).toEqual(['first by builder', 'second by builder', 'third by builder']);
});

test('F11 a second session takes what the first has not begun, and may wait for it', async () => {
  const queue = new JobQueue();
  const done: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const keys = queue.add(async () => {
    await gate;
    done.push('keys');
  });
  queue.add(async (client) => {
    open();
    await keys;
    done.push(`tie by ${nameOf(client)}`);
  });
  queue.close();
  await Promise.all([queue.work(session('builder')), queue.work(session('reader'))]);
  expect(done).toEqual(['keys', 'tie by reader']);
});

test('F11 a failure is thrown where the session works, and nothing is begun after it', async () => {
  const queue = new JobQueue();
  const done: string[] = [];
  const failing = queue.add(async () => {
    throw new Error('the store is away');
  });
  queue.add(async () => {
    done.push('never');
  });
  await expect(queue.work(session('builder'))).rejects.toThrow('the store is away');
  await expect(failing).rejects.toThrow('the store is away');
  expect(queue.hasFailed).toBe(true);
  const late = queue.add(async () => {
    done.push('late');
  });
  await expect(late).rejects.toThrow('the store is away');
  await queue.work(session('reader'));
  expect(done).toEqual([]);
});
