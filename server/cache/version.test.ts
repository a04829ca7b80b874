import { expect, test, vi } from 'vitest';
import { watchContent } from './version.ts';

function setup() {
  const clock = { now: Date.parse('2025-11-28T03:00:00Z') };
  const store = { version: '1', up: true };
  const read = vi.fn(async () => store.version);
  const content = watchContent({ read, isUp: () => store.up, now: () => clock.now });
  return { clock, store, read, content };
}

test('one look serves everybody for a fifth of a second, then a publish shows', async () => {
  const { clock, store, read, content } = setup();
  const all = await Promise.all([content.current(), content.current(), content.current()]);
  expect(new Set(all)).toEqual(new Set(['2025-11-28 1']));
  store.version = '2';
  clock.now += 199;
  expect(await content.current()).toBe('2025-11-28 1');
  expect(read).toHaveBeenCalledTimes(1);
  clock.now += 1;
  expect(await content.current()).toBe('2025-11-28 2');
  expect(read).toHaveBeenCalledTimes(2);
});

test('after a change of our own no earlier look counts, not even one on its way', async () => {
  const { read, content } = setup();
  const slow = Promise.withResolvers<string>();
  read.mockReturnValueOnce(slow.promise);
  const early = content.current();
  content.markStale();
  read.mockResolvedValueOnce('8');
  expect(await content.current()).toBe('2025-11-28 8');
  slow.resolve('7');
  await early;
  expect(await content.current()).toBe('2025-11-28 8');
});

test('while the database is away the last version stands, and nobody waits for it', async () => {
  const { clock, store, read, content } = setup();
  await content.current();
  clock.now += 1_000;
  read.mockRejectedValueOnce(new Error('away'));
  expect(await content.current()).toBe('2025-11-28 1');
  store.up = false;
  clock.now += 1_000;
  read.mockReturnValueOnce(new Promise(() => {}));
  expect(await content.current()).toBe('2025-11-28 1');
});

test('a look that hangs is waited for a second, not longer', async () => {
  const { read, content } = setup();
  read.mockReturnValueOnce(new Promise(() => {}));
  const begun = performance.now();
  await content.current();
  expect(performance.now() - begun).toBeLessThan(2_500);
});

test('a name after a change of our own is never an older one, however slow the look', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { read, content } = setup();
  const old = await content.current();
  content.markStale();
  const slow = Promise.withResolvers<string>();
  read.mockReturnValueOnce(slow.promise);
  const late = content.current();
  await vi.advanceTimersByTimeAsync(3_000);
  slow.resolve('2');
  expect(await late).toBe('2025-11-28 2');
  content.markStale();
  read.mockReturnValueOnce(new Promise(() => {}));
  const unsure = content.current();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await unsure).not.toBe('2025-11-28 2');
  expect(await unsure).not.toBe(old);
});

test('after a change a look that fails names nothing older; the next is not lost', async () => {
  const { read, content } = setup();
  await content.current();
  content.markStale();
  read.mockRejectedValueOnce(new Error('busy'));
  expect(await content.current()).not.toBe('2025-11-28 1');
  expect(await content.current()).not.toBe('2025-11-28 1');
  content.markStale();
  const slow = Promise.withResolvers<string>();
  read.mockReturnValueOnce(slow.promise);
  const first = content.current();
  content.markStale();
  slow.resolve('2');
  expect(await first).toBe('2025-11-28 2');
  read.mockResolvedValueOnce('3');
  expect(await content.current()).toBe('2025-11-28 3');
});

test('a new day in Bangkok is a new version', async () => {
  const { clock, content } = setup();
  clock.now = Date.parse('2025-11-28T16:59:59Z');
  expect(await content.current()).toBe('2025-11-28 1');
  clock.now += 1_000;
  expect(await content.current()).toBe('2025-11-29 1');
});
