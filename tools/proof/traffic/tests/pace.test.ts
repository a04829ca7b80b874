import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Answer } from '../client.ts';
import { closedLoop, openLoop } from '../pace.ts';
import { percentile, Tally } from '../tally.ts';

const answer: Answer = { status: 200, headers: {}, body: Buffer.of(), reason: '' };
const next = () => ({ request: { path: '/' }, judge: () => ({ verdict: 'right' as const }) });

/** A server that does one thing after the other, each in so many milliseconds. */
function oneByOne(milliseconds: number) {
  let before: Promise<unknown> = Promise.resolve();
  return {
    ask: async (): Promise<Answer> => {
      before = before.then(() => pause(milliseconds));
      await before;
      return answer;
    },
  };
}

test('time counts from the moment for which a visit was due, not from its sending', async () => {
  const tally = new Tally();
  // Twice as many are due as are carried: the last of forty waits for twenty others.
  await openLoop({ client: oneByOne(20), seconds: 0.4, perSecond: 100, next, tally });
  expect(tally.total).toBe(40);
  expect(tally.late(1)).toBeGreaterThan(300);
  expect(tally.late(0.5)).toBeGreaterThan(100);
});

test('what this program itself sends late is late as well', async () => {
  const tally = new Tally();
  const block = setTimeout(() => {
    const until = performance.now() + 200;
    while (performance.now() < until);
  }, 50);
  await openLoop({
    ...{ client: { ask: async () => answer }, seconds: 0.3, perSecond: 100, next, tally },
  });
  clearTimeout(block);
  expect(tally.total).toBe(30);
  expect(tally.late(1)).toBeGreaterThan(150);
});

test('a closed loop asks again only when answered, and has so many visitors', async () => {
  let [open, most] = [0, 0];
  const client = {
    ask: async () => {
      open += 1;
      most = Math.max(most, open);
      await pause(5);
      open -= 1;
      return answer;
    },
  };
  const tally = new Tally();
  await closedLoop({ client, seconds: 0.2, visitors: 7, next, tally });
  expect(most).toBe(7);
  expect(tally.count('right')).toBe(tally.total);
  expect(tally.total).toBeGreaterThan(7);
});

test('percentiles are those of the right answers, in their time', () => {
  const tally = new Tally();
  const began = performance.now();
  for (let at = 0; at < 100; at += 1) tally.add({ verdict: 'right' }, began + at, began + 2 * at);
  tally.add({ verdict: 'refused', why: '503' }, began, began + 9_000);
  expect(tally.late(0.99)).toBeCloseTo(98, 3);
  expect(tally.late(1)).toBeCloseTo(99, 3);
  expect(tally.count('refused')).toBe(1);
  expect(tally.reasons.get('refused: 503')).toBe(1);
  expect(percentile([], 0.99)).toBe(0);
});
