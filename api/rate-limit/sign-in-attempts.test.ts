import { expect, test } from 'vitest';
import { RateLimited } from '../../runtime/rate-limit.ts';
import { localBudgets } from '../../tools/local-budgets.ts';
import { openSignInAttempts } from './sign-in-attempts.server.ts';

function setup() {
  let now = 1_000_000;
  const attempts = openSignInAttempts('member');
  const budgets = localBudgets(() => now);
  /** Seconds to wait, 0: the try was taken. */
  async function attempt(
    subject: string,
    address: string,
    how: { agent?: string; on?: string; inCrowd?: boolean } = {},
  ) {
    const facts = { address, agent: how.agent ?? 'browser' };
    try {
      await attempts.consume(budgets, {
        ...{ subject, facts, deviceId: how.on, inCrowd: how.inCrowd ?? false },
      });
      return 0;
    } catch (error) {
      expect(error).toBeInstanceOf(RateLimited);
      return (error as RateLimited).seconds;
    }
  }
  return { attempts, budgets, attempt, pass: (seconds: number) => (now += seconds * 1000) };
}

test('T12 waits grow with each failure and are never longer than ten seconds', async () => {
  const { attempt, pass } = setup();
  const waits: number[] = [];
  for (let at = 0; at < 9; at += 1) {
    expect(await attempt('000123', '192.0.2.1')).toBe(0);
    const wait = await attempt('000123', '192.0.2.1');
    pass(wait || 1);
    waits.push(wait);
  }
  // A try that is not taken costs nothing; where there is no wait it is one more.
  expect(waits).toEqual([0, 2, 4, 8, 10, 10, 10, 10, 10].slice(0, 9));
});

test('T12 whoever is attacked from elsewhere waits for nobody', async () => {
  const { attempt, pass } = setup();
  for (let at = 0; at < 400; at += 1) {
    await attempt('000321', `198.51.${at % 100}.${at % 7}`);
    pass(1);
  }
  expect(await attempt('000321', '192.0.2.2')).toBe(0);
  expect(await attempt('000111', '198.51.1.1')).toBe(0);
});

test('T12 strangers to one name wait together where it says so, and nobody else', async () => {
  const { attempt, pass } = setup();
  const crowd = { inCrowd: true };
  const waits: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    expect(await attempt('agency 1', `198.51.100.${at}`, crowd)).toBe(0);
    const wait = await attempt('agency 1', `203.0.113.${at}`, crowd);
    pass(wait || 1);
    waits.push(wait);
  }
  expect(waits).toEqual([0, 2, 4, 8, 10, 10, 10]);
  expect(await attempt('agency 1', '198.51.100.50', crowd)).toBe(0);
  expect(await attempt('agency 1', '198.51.100.51', crowd)).toBe(10);
  expect(await attempt('agency 1', '192.0.2.1')).toBe(0);
  expect(await attempt('agency 2', '198.51.100.51', crowd)).toBe(0);
});

test('T12 a known browser has five of its own, whatever strangers do around it', async () => {
  const { attempt, attempts, budgets, pass } = setup();
  for (let at = 0; at < 200; at += 1) await attempt(`${at}`.padStart(6, '0'), '192.0.2.3');
  expect(await attempt('000123', '192.0.2.3')).toBeGreaterThan(800);
  const on = { on: 'device' };
  for (let at = 0; at < 5; at += 1) expect(await attempt('000123', '192.0.2.3', on)).toBe(0);
  expect(await attempt('000123', '192.0.2.3', on)).toBe(900);
  pass(901);
  const trier = { subject: '000123', facts: { address: '192.0.2.3', agent: '' } };
  for (let at = 0; at < 4; at += 1) expect(await attempt('000123', '192.0.2.3', on)).toBe(0);
  const fifth = await attempts.consume(budgets, { ...trier, deviceId: 'device' });
  expect(await attempt('000123', '192.0.2.3', on)).toBe(900);
  await fifth.judge(async () => 'right');
  expect(await attempt('000123', '192.0.2.3', on)).toBe(0);
  pass(901);
  for (let at = 0; at < 5; at += 1) expect(await attempt('000123', '192.0.2.3', on)).toBe(0);
});

test('T12 the right password ends the row and gives the network its try back', async () => {
  const { attempts, budgets } = setup();
  const facts = { address: '192.0.2.4', agent: 'browser' };
  const trier = { subject: '000456', facts, deviceId: undefined };
  for (let at = 0; at < 300; at += 1) {
    const taken = await attempts.consume(budgets, trier);
    await taken.judge(async () => 'right');
  }
});

test('T11 a network has a hundred tries over all numbers, a look takes none', async () => {
  const { attempt, attempts, budgets } = setup();
  const facts = { address: '192.0.2.5', agent: 'browser' };
  for (let at = 0; at < 300; at += 1) {
    await attempts.look(budgets, { subject: '1', facts, deviceId: undefined });
  }
  const waits: number[] = [];
  for (let at = 0; at < 140; at += 1) waits.push(await attempt(`${at}`, '192.0.2.5'));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
  expect(await attempt('x', '2001:db8:1:1::1')).toBe(0);
});

test('T11 of 100,000 sprayed from one /24 at most 500 an hour are evaluated', async () => {
  const { attempt } = setup();
  let accepted = 0;
  for (let at = 0; at < 100_000; at += 1) {
    if ((await attempt(`${at}`.padStart(6, '0'), `203.0.113.${at % 256}`)) === 0) accepted += 1;
  }
  expect(accepted).toBe(500);
  // Whoever tries from elsewhere, or waits an hour, is not in that count.
  expect(await attempt('000001', '203.0.114.1')).toBe(0);
});
