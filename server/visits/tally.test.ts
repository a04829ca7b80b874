import { expect, test, vi } from 'vitest';
import { openTally } from './count-visits.ts';

type Counts = ReadonlyMap<string, number>;

test('counts come together by day and topic, and are stored once', async () => {
  const clock = { now: Date.parse('2025-11-28T16:59:59Z') };
  const store = vi.fn(async (_days: Counts, _topics: Counts) => {});
  const tally = openTally(store, () => clock.now);
  await tally.flush();
  expect(store).not.toHaveBeenCalled();
  tally.visit();
  tally.visit();
  tally.view('501');
  clock.now += 1_000;
  tally.visit();
  await tally.flush();
  await tally.flush();
  expect(store.mock.calls).toEqual([
    [
      new Map([
        ['2025-11-28', 2],
        ['2025-11-29', 1],
      ]),
      new Map([['501', 1]]),
    ],
  ]);
});

test('what could not be stored is stored the next time, with what came meanwhile', async () => {
  const store = vi.fn(async (_days: Counts, _topics: Counts) => {});
  const tally = openTally(store, () => 0);
  const slow = Promise.withResolvers<void>();
  store.mockReturnValueOnce(slow.promise);
  tally.visit();
  tally.view('1');
  const failing = tally.flush();
  tally.visit();
  const next = tally.flush();
  slow.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await next;
  expect(store.mock.calls[1]).toEqual([new Map([['1970-01-01', 2]]), new Map([['1', 1]])]);
  expect(store).toHaveBeenCalledTimes(2);
});

test('however many topics are named while the store is away, only so many wait', async () => {
  const store = vi.fn(async (_days: Counts, _topics: Counts) => {});
  const tally = openTally(store);
  for (let id = 0; id < 20_000; id += 1) tally.view(`${id}`);
  await tally.flush();
  expect(store.mock.calls[0]?.[1].size).toBe(10_000);
});
