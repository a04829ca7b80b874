import { expect, test } from 'vitest';
import { RateLimit, RateLimited } from './rate-limit.ts';

/** How many attempts are taken with this one, or the error. */
function attempt(limit: RateLimit, key: string): unknown {
  try {
    return limit.consume(key);
  } catch (error) {
    return error;
  }
}

test('T11 attempts end, the error says until when, and a refused one costs nothing', () => {
  const limit = new RateLimit(2);
  expect([limit.consume('a'), limit.consume('a')]).toEqual([1, 2]);
  for (let round = 0; round < 5; round += 1) {
    const error = attempt(limit, 'a');
    expect(error).toBeInstanceOf(RateLimited);
    expect(error).toMatchObject({ minutes: 10 });
  }
  expect(limit.consume('b')).toBe(1);
  limit.giveBack('a');
  expect(limit.consume('a')).toBe(2);
});

test('T11 the window begins with the first attempt and ends whatever comes after', () => {
  let now = 1000;
  const limit = new RateLimit(1, 60, { now: () => now });
  limit.consume('a');
  now += 59_000;
  limit.count('a');
  expect(attempt(limit, 'a')).toMatchObject({ seconds: 1, minutes: 1 });
  expect(limit.waitOf('a')).toBe(1000);
  now += 1000;
  expect([limit.waitOf('a'), limit.consume('a')]).toEqual([0, 1]);
});

test('T11 of attempts at once as many are taken as there are', () => {
  const limit = new RateLimit(5);
  const all = Array.from({ length: 20 }, () => attempt(limit, 'a'));
  expect(all.filter((one) => typeof one === 'number')).toEqual([1, 2, 3, 4, 5]);
});

test('what is given back or cleared is as if it had never been', () => {
  const limit = new RateLimit(1);
  limit.giveBack('a');
  limit.consume('a');
  limit.giveBack('a');
  expect(limit.consume('a')).toBe(1);
  limit.clear('a');
  expect(limit.consume('a')).toBe(1);
});

test('T11 the memory of it is bounded: the key that was quiet longest goes', () => {
  const limit = new RateLimit(1, 60, { mostKeys: 2, now: () => 0 });
  const refused = ['a', 'b', 'a', 'c', 'b', 'a'].map((key) => attempt(limit, key) !== 1);
  expect(refused).toEqual([false, false, true, false, true, false]);
});
