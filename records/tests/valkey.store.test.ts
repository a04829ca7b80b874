/** Attempts of several servers that a Valkey counts, and what becomes of them when it is away. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Valkey as Client } from 'iovalkey';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Budgets } from '../../runtime/budgets.ts';
import { Backoff, Limit, RateLimited, type Take } from '../../runtime/rate-limit.ts';
import { needs } from '../../tools/check/needs.mjs';
import { startValkey, type TestValkey } from '../../tools/store/valkey.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { openValkey, type Valkey } from '../budgets/valkey/valkey.ts';
import { openBudgets } from '../budgets.ts';
import { openRecords, type Records, StoreUnavailable } from '../database.ts';
import { outcome, testCounting } from './budgets/counting.ts';

/** Nobody counts in a store that is not to be asked. */
const nowhere = { asVisitor: () => Promise.reject(new Error('the store was asked')) };

/** Milliseconds: what is counted is looked at here, never how soon on a machine that is busy. */
const countingPatience = 30_000;

/** Milliseconds that a take may last while the Valkey goes away, on a machine that is busy. */
const longestTake = 2_000;

/** All keys as they would be so many milliseconds later: these are many, and the seconds count. */
const olderScript = `
for _, key in ipairs(redis.call('KEYS', '*')) do
  local attempts, ends = string.match(redis.call('GET', key), '^(%d+) (%d+)$')
  local life = redis.call('PTTL', key) - ARGV[1]
  if life <= 0 then
    redis.call('DEL', key)
  else
    local row = string.format('%s %.0f', attempts, ends - ARGV[1])
    redis.call('SET', key, row, 'PX', string.format('%.0f', life))
  end
end`;

/** Waits until it answers, as a server that has run for a while finds it. */
async function untilUp(valkey: Valkey): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await valkey.answers()) return;
    await wait(50);
  }
  throw new Error('the Valkey of the test does not answer');
}

describe.runIf(needs.valkey.isMet())('attempts that a Valkey counts [needs valkey]', () => {
  let server: TestValkey;
  let client: Client;
  let clients: readonly Valkey[];
  beforeAll(async () => {
    server = await startValkey();
    client = new Client(server.url);
    clients = [1, 2].map(() => openValkey(server.url, undefined, countingPatience));
    await Promise.all(clients.map(untilUp));
  });
  afterAll(async () => {
    for (const one of clients) one.close();
    client.disconnect();
    await server.close();
  });

  const fresh = () =>
    clients.map((valkey) => openBudgets(nowhere, valkey)) as unknown as [Budgets, Budgets];
  const pass = (seconds: number) => client.eval(olderScript, 0, seconds * 1000);

  testCounting({ fresh, pass });

  test('T27 a key goes by itself when it no longer counts, and tells nobody whom', async () => {
    await client.flushall();
    const [here] = fresh();
    await here.take([
      [new Limit('test: life', 5, 60), '000123'],
      [new Backoff('test: waiting life'), '000123'],
    ]);
    const keys = await client.keys('*');
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatch(/^sahakon:\{budgets\}:[\w-]{43}$/);
      expect(await client.get(key)).toMatch(/^1 \d{13}$/);
    }
    const lives = await Promise.all(keys.map((key) => client.pttl(key)));
    lives.sort((one, other) => one - other);
    expect(lives[0]).toBeGreaterThan(50_000);
    expect(lives[0]).toBeLessThanOrEqual(60_000);
    expect(lives[1]).toBeGreaterThan(890_000);
    await pass(15 * 60);
    expect(await client.dbsize()).toBe(0);
  });

  test('T27 a script that it has forgotten is told it again', async () => {
    await client.script('FLUSH');
    const take: Take = [new Limit('test: forgotten script', 2, 60), 'a'];
    const [here, there] = fresh();
    expect([await here.take([take]), await there.take([take])]).toEqual([[1], [2]]);
  });

  test('T27 a key that is spent is refused without a question for a second', async () => {
    const [here] = fresh();
    const take: Take = [new Limit('test: flood', 1, 60), 'a'];
    await here.take([take]);
    const questions = async () => {
      const [, calls] = /cmdstat_evalsha:calls=(\d+)/.exec(await client.info('commandstats')) ?? [];
      return Number(calls);
    };
    const [before, began] = [await questions(), performance.now()];
    for (let at = 0; at < 1000; at += 1)
      expect(await outcome(here.take([take]))).toBeInstanceOf(RateLimited);
    const seconds = (performance.now() - began) / 1000;
    expect((await questions()) - before).toBeLessThanOrEqual(2 + seconds);
    await here.clear([take]);
    expect(await here.take([take])).toEqual([1]);
  });
});

describe.runIf(needs.valkey.isMet())('a Valkey that goes away [needs valkey]', () => {
  let store: Awaited<ReturnType<typeof openTestStore>>;
  let records: Records;
  let server: TestValkey;
  let valkey: Valkey;
  let changes: string[];
  beforeAll(async () => {
    store = await openTestStore({ holds: 'tables' });
    records = await openRecords(store.appUrl);
  });
  afterAll(async () => {
    await records.close();
    await store.close();
  });
  /** Without `patience` as servers open it: on a machine that is busy it may seem away at times. */
  async function open(patience?: number): Promise<void> {
    valkey?.close();
    changes = [];
    const note = (why?: string) => changes.push(why === undefined ? 'up' : 'away');
    valkey = openValkey(server.url, note, patience);
    await untilUp(valkey);
  }
  beforeEach(async () => {
    server = await startValkey();
    await open(countingPatience);
  });
  afterEach(async () => {
    valkey.close();
    await server.close();
  });

  test('F1 killed under takes the store goes on, and it counts again once it is back', async () => {
    const budgets = openBudgets(records, valkey);
    const limit = new Limit('test: killed', 1_000_000, 60);
    let ends = false;
    let slowest = 0;
    const taken: (readonly number[])[] = [];
    const takes = Array.from({ length: 8 }, async () => {
      while (!ends) {
        const began = performance.now();
        taken.push(await budgets.take([[limit, 'a']]));
        slowest = Math.max(slowest, performance.now() - began);
      }
    });
    await wait(300);
    await server.kill();
    const killedAt = taken.length;
    await expect.poll(() => taken.length, { timeout: longestTake }).toBeGreaterThan(killedAt + 8);
    expect(await valkey.answers()).toBe(false);
    // Another server counts with it in the store.
    const [here] = await openBudgets(records, valkey).take([[limit, 'a']]);
    expect(await openBudgets(records).take([[limit, 'a']])).not.toEqual([1]);
    expect(here).toBeGreaterThan(1);
    await server.start();
    await untilUp(valkey);
    ends = true;
    await Promise.all(takes);
    expect(await openBudgets(nowhere, valkey).take([[limit, 'b']])).toEqual([1]);
    expect(changes).toEqual(['up', 'away', 'up']);
    expect(slowest).toBeLessThan(longestTake);
  });

  test('F1 one that is silent is waited for once, then left alone until it speaks', async () => {
    await open();
    const budgets = openBudgets(records, valkey);
    const take: Take = [new Limit('test: frozen', 2, 60), 'a'];
    await budgets.take([take]);
    server.freeze();
    const began = performance.now();
    expect(await budgets.take([take])).toEqual([1]);
    const first = performance.now() - began;
    expect(await budgets.take([take])).toEqual([2]);
    expect(await outcome(budgets.take([take]))).toBeInstanceOf(RateLimited);
    const others = performance.now() - began - first;
    expect(first).toBeGreaterThan(200);
    expect(first + others).toBeLessThan(longestTake);
    expect(others).toBeLessThan(first + 1_000);
    server.thaw();
    await untilUp(valkey);
  });

  test('F2 one that takes no write is left to itself, and the store counts', async () => {
    const admin = new Client(server.url);
    await admin.config('SET', 'maxmemory', '1');
    const budgets = openBudgets(records, valkey);
    const take: Take = [new Limit('test: full', 2, 60), 'a'];
    expect([await budgets.take([take]), await budgets.take([take])]).toEqual([[1], [2]]);
    expect(await outcome(budgets.take([take]))).toBeInstanceOf(RateLimited);
    expect(changes).toEqual(['up', 'away']);
    expect(await valkey.answers()).toBe(false);
    admin.disconnect();
  });

  test('F1 what the store counted in its place goes back to the store', async () => {
    const budgets = openBudgets(records, valkey);
    const limit = new Limit('test: both lend', 2, 60);
    const tries = (): Take => [limit, 'a'];
    const [inValkey, inStore] = [tries(), tries()];
    await budgets.take([inValkey]);
    await server.kill();
    expect(await budgets.take([inStore])).toEqual([1]);
    // Nobody has that one any more, and the store never lent it.
    await budgets.giveBack([inValkey]);
    expect(await openBudgets(records).take([tries()])).toEqual([2]);
    await server.start();
    await untilUp(valkey);
    expect(await budgets.take([tries()])).toEqual([1]);
    await budgets.giveBack([inStore]);
    expect(await budgets.take([tries()])).toEqual([2]);
    expect(await openBudgets(records).take([tries()])).toEqual([2]);
  });

  test('F1 with the store away, too, each process counts for itself', async () => {
    await server.kill();
    const away = () => Promise.reject(new StoreUnavailable('gone', 'test'));
    const budgets = openBudgets({ asVisitor: away }, valkey);
    const take: Take = [new Limit('test: both', 1, 60), 'a'];
    expect(await budgets.take([take])).toEqual([1]);
    expect(await outcome(budgets.take([take]))).toMatchObject({ seconds: 60 });
  });
});

describe.runIf(needs.valkey.isMet())('a Valkey with a password [needs valkey]', () => {
  test('S8 what is told of a wrong one tells it nobody', async () => {
    const server = await startValkey(['--requirepass', 'right']);
    const notices: unknown[] = [];
    const valkey = openValkey(server.url.replace('//', '//:hush@'), (why) => notices.push(why));
    await expect.poll(() => notices).toEqual([expect.stringContaining('WRONGPASS')]);
    expect(JSON.stringify(notices)).not.toContain('hush');
    valkey.close();
    await server.close();
  });
});
