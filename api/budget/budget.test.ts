import { expect, test } from 'vitest';
import { keysOf, openBudget, Spent } from './budget.server.ts';

test('T11 a budget ends, says until when, and a refused try costs nothing', async () => {
  const budget = openBudget(2);
  expect([await budget.take('a'), await budget.take('a')]).toEqual([1, 2]);
  for (let turn = 0; turn < 5; turn += 1) {
    const spent = await budget.take('a').catch((error: unknown) => error);
    expect(spent).toBeInstanceOf(Spent);
    expect(spent).toMatchObject({ minutes: 10 });
  }
  expect(await budget.take('b')).toBe(1);
  await budget.giveBack('a');
  expect(await budget.take('a')).toBe(2);
});

test('T11 tries in parallel do not slip through', async () => {
  const budget = openBudget(5);
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => budget.take('a')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('T11 another address of an IPv6 network is the same browser; another agent is not', () => {
  const one = keysOf({ address: '2001:db8:7::1', agent: 'a' });
  expect(keysOf({ address: '2001:db8:7:0:9::2', agent: 'a' })).toEqual(one);
  expect(keysOf({ address: '2001:db8:7::1', agent: 'b' })).toEqual({
    network: one.network,
    browser: expect.not.stringMatching(one.browser),
  });
});
