import { expect, test } from 'vitest';
import { openBreaker } from '../breaker.ts';

function open() {
  let now = 1_000;
  const breaker = openBreaker(30_000, () => now);
  const fail = (times: number) => {
    for (let round = 0; round < times; round += 1) breaker.failed();
  };
  return { breaker, fail, wait: (milliseconds: number) => (now += milliseconds) };
}

test('F18 a way is shut by the third failure in a row, not by the second', () => {
  const { breaker, fail } = open();
  fail(2);
  expect(breaker.isOpen()).toBe(true);
  breaker.succeeded();
  fail(2);
  expect(breaker.isOpen()).toBe(true);
  fail(1);
  expect(breaker.isOpen()).toBe(false);
});

test('F18 after a rest one may try, and what comes of it counts', () => {
  const { breaker, fail, wait } = open();
  fail(3);
  wait(29_999);
  expect(breaker.isOpen()).toBe(false);
  wait(1);
  // Whoever only looks, as a page does, leaves the try to those who have something to send.
  expect([breaker.isOpen(), breaker.isOpen()]).toEqual([true, true]);
  breaker.began();
  expect(breaker.isOpen()).toBe(false);
  fail(1);
  wait(30_000);
  expect(breaker.isOpen()).toBe(true);
  breaker.succeeded();
  expect([breaker.isOpen(), breaker.isOpen()]).toEqual([true, true]);
});
