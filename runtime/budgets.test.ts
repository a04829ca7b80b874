import { expect, test } from 'vitest';
import { LocalBudgets } from './budgets.ts';
import { Backoff, Limit, RateLimited, type Take } from './rate-limit.ts';

function setup(most: number, seconds?: number, mostKeys?: number) {
  let now = 1000;
  const budgets = new LocalBudgets(() => now, mostKeys);
  const limit = new Limit('test', most, seconds);
  /** How many attempts are taken with this one, or the error. */
  function attempt(key: string): unknown {
    try {
      return budgets.take([[limit, key]])[0];
    } catch (error) {
      return error;
    }
  }
  const pass = (milliseconds: number) => (now += milliseconds);
  return { budgets, limit, attempt, pass };
}

test('T11 attempts end, the error says until when, and a refused one costs nothing', () => {
  const { budgets, limit, attempt } = setup(2);
  expect([attempt('a'), attempt('a')]).toEqual([1, 2]);
  for (let round = 0; round < 5; round += 1) {
    const error = attempt('a');
    expect(error).toBeInstanceOf(RateLimited);
    expect(error).toMatchObject({ minutes: 10 });
  }
  expect(attempt('b')).toBe(1);
  budgets.giveBack([[limit, 'a']]);
  expect(attempt('a')).toBe(2);
});

test('T11 the window begins with the first attempt and ends whatever comes after', () => {
  const { budgets, limit, attempt, pass } = setup(2, 60);
  attempt('a');
  pass(59_000);
  attempt('a');
  expect(attempt('a')).toMatchObject({ seconds: 1, minutes: 1 });
  expect(budgets.waits([[limit, 'a']])).toEqual([1000]);
  pass(1000);
  expect(budgets.waits([[limit, 'a']])).toEqual([0]);
  expect(attempt('a')).toBe(1);
});

test('T11 of attempts at once as many are taken as there are', () => {
  const { attempt } = setup(5);
  const all = Array.from({ length: 20 }, () => attempt('a'));
  expect(all.filter((one) => typeof one === 'number')).toEqual([1, 2, 3, 4, 5]);
});

test('what is given back or cleared is as if it had never been', () => {
  const { budgets, limit, attempt } = setup(1);
  const takes: readonly Take[] = [[limit, 'a']];
  budgets.giveBack(takes);
  attempt('a');
  budgets.giveBack(takes);
  expect(attempt('a')).toBe(1);
  budgets.clear(takes);
  expect(attempt('a')).toBe(1);
});

test('T11 the memory of it is bounded: the key that was quiet longest goes', () => {
  const { attempt } = setup(1, 60, 2);
  const refused = ['a', 'b', 'a', 'c', 'b', 'a'].map((key) => attempt(key) !== 1);
  expect(refused).toEqual([false, false, true, false, true, false]);
});

test('T12 one of each is taken or none, and of a growing wait only the last step is lost', () => {
  const { budgets, limit, pass } = setup(3, 60);
  const backoff = new Backoff('test: waits');
  const takes: readonly Take[] = [
    [limit, 'a'],
    [backoff, 'a'],
  ];
  expect([budgets.take(takes), budgets.take(takes), budgets.take(takes)]).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(() => budgets.take(takes)).toThrow(RateLimited);
  expect(budgets.waits(takes)).toEqual([60_000, 2000]);
  pass(60_000);
  expect(budgets.take(takes)).toEqual([1, 4]);
  budgets.giveBack(takes);
  expect(budgets.waits(takes)).toEqual([0, 4000]);
  budgets.clear(takes);
  expect(budgets.take(takes)).toEqual([1, 1]);
});
