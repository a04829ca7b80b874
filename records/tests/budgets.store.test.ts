/** Attempts of several servers on one store, which count together. */
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Budgets } from '../../runtime/budgets.ts';
import { Limit, RateLimited, type Take } from '../../runtime/rate-limit.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { openBudgets } from '../budgets.ts';
import { openRecords, type Records, StoreUnavailable } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { outcome, testCounting } from './budgets/counting.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let servers: readonly Records[];
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  servers = await Promise.all([openRecords(store.appUrl), openRecords(store.appUrl)]);
});
afterAll(async () => {
  await Promise.all(servers.map((records) => records.close()));
  await store.close();
});

/** Servers that have just begun, and remember no refusal. */
const fresh = () => servers.map((records) => openBudgets(records)) as [Budgets, Budgets];
const asKeeper = (text: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', (client) => client.query(text));
/** All that was counted is so many seconds older. */
const pass = (seconds: number) =>
  asKeeper(`UPDATE portal.budgets SET ends_at = ends_at - interval '${seconds} seconds',
    forgotten_at = forgotten_at - interval '${seconds} seconds'`);
const rows = async (where = 'true') =>
  (await asKeeper(`SELECT * FROM portal.budgets WHERE ${where}`)).rows;

testCounting({ fresh, pass });

test('T27 a key that is spent is refused without a question for a second', async () => {
  let questions = 0;
  const [records] = servers as [Records];
  const counting: Pick<Records, 'asVisitor'> = {
    asVisitor: (work) => {
      questions += 1;
      return records.asVisitor(work);
    },
  };
  const budgets = openBudgets(counting);
  const take: Take = [new Limit('test: flood', 1, 60), 'a'];
  await budgets.take([take]);
  const began = performance.now();
  for (let at = 0; at < 1000; at += 1)
    expect(await outcome(budgets.take([take]))).toBeInstanceOf(RateLimited);
  const seconds = (performance.now() - began) / 1000;
  expect(questions).toBeLessThanOrEqual(3 + seconds);
  await budgets.clear([take]);
  expect(await budgets.take([take])).toEqual([1]);
});

test('F1 while the store is away each server counts for itself', async () => {
  let isAway = true;
  const [records] = servers as [Records];
  const budgets = openBudgets({
    asVisitor: (work) =>
      isAway ? Promise.reject(new StoreUnavailable('gone', 'test')) : records.asVisitor(work),
  });
  const take: Take = [new Limit('test: away', 2, 60), 'a'];
  expect([await budgets.take([take]), await budgets.take([take])]).toEqual([[1], [2]]);
  expect(await outcome(budgets.take([take]))).toMatchObject({ seconds: 60 });
  await budgets.giveBack([take]);
  expect(await budgets.takeEach([take, take])).toEqual([0, expect.any(Number)]);
  isAway = false;
  expect(await budgets.take([take])).toEqual([1]);
});

/** A server whose store fails as the error says, as long as there is one. */
function failing() {
  const [records] = servers as [Records];
  const state: { error?: StoreUnavailable | undefined } = {};
  const budgets = openBudgets({
    asVisitor: (work) => (state.error ? Promise.reject(state.error) : records.asVisitor(work)),
  });
  return { budgets, state };
}
const refusing = (code?: string) =>
  new StoreUnavailable('refusing', 'test', code && Object.assign(new Error(), { code }));

test('T27 a store that is only busy is not away: what is spent stays spent', async () => {
  const { budgets, state } = failing();
  const take: Take = [new Limit('test: busy', 1, 60), 'a'];
  await budgets.take([take]);
  for (const error of [refusing(), refusing('57014'), refusing('53300')]) {
    state.error = error;
    await expect(budgets.take([take])).rejects.toBe(error);
    await expect(budgets.look([take])).rejects.toBe(error);
    await expect(budgets.takeEach([take])).rejects.toBe(error);
  }
  // Whoever was right is not refused over what cannot be given back.
  await budgets.giveBack([take]);
  await budgets.clear([take]);
  state.error = undefined;
  expect(await outcome(budgets.take([take]))).toBeInstanceOf(RateLimited);
});

test('T27 takes and returns of the same keys at once meet no deadlock', async () => {
  const limit = new Limit('test: deadlock', 1000, 60);
  const endsAt = performance.now() + 5_000;
  const run = async (budgets: Budgets, seed: number) => {
    for (let at = seed; performance.now() < endsAt; at += 1) {
      const takes = Array.from({ length: 8 }, (_, key): Take => [limit, `${(at + 3 * key) % 8}`]);
      await budgets.take(takes);
      await (at % 5 ? budgets.giveBack(takes.toReversed()) : budgets.clear(takes));
    }
  };
  const [here, there] = fresh();
  await Promise.all(Array.from({ length: 12 }, (_, at) => run(at % 2 ? here : there, at)));
});

test('F2 while one is full or takes no changes each server counts for itself', async () => {
  const { budgets, state } = failing();
  for (const code of ['53100', '25006']) {
    const take: Take = [new Limit(`test: ${code}`, 1, 60), 'a'];
    state.error = refusing(code);
    expect(await budgets.take([take])).toEqual([1]);
    expect(await outcome(budgets.take([take]))).toBeInstanceOf(RateLimited);
  }
});

test('T27 an attempt goes back to whoever counted it, and to nobody else', async () => {
  const { budgets, state } = failing();
  const limit = new Limit('test: lenders', 2, 60);
  const tries = (): Take => [limit, 'a'];
  const [inStore, alsoInStore, inMemory] = [tries(), tries(), tries()];
  await budgets.take([inStore]);
  await budgets.take([alsoInStore]);
  state.error = new StoreUnavailable('gone', 'test');
  expect(await budgets.take([inMemory])).toEqual([1]);
  state.error = undefined;
  await budgets.giveBack([inMemory]);
  expect(await outcome(fresh()[0].take([tries()]))).toBeInstanceOf(RateLimited);
  state.error = new StoreUnavailable('gone', 'test');
  const other = tries();
  expect(await budgets.take([other])).toEqual([1]);
  state.error = undefined;
  await budgets.giveBack([inStore]);
  expect(await fresh()[0].take([tries()])).toEqual([2]);
  state.error = new StoreUnavailable('gone', 'test');
  expect(await budgets.take([tries()])).toEqual([2]);
  state.error = undefined;
  await expect(budgets.giveBack([tries()])).rejects.toThrow('was not taken');
});

test('T27 what is forgotten goes on the way; no row tells whom it counts', async () => {
  const [here] = fresh();
  const limit = new Limit('test: sweep', 5, 60);
  await here.takeEach(Array.from({ length: 1500 }, (_, at): Take => [limit, `old ${at}`]));
  await pass(24 * 60 * 60);
  const old = `forgotten_at < now()`;
  expect((await rows(old)).length).toBeGreaterThanOrEqual(1500);
  // Two in a hundred calls take a thousand with them: three are as good as certain.
  for (let at = 0; at < 1000 && (await rows(old)).length > 0; at += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, more) => here.take([[limit, `${at} ${more}`]])),
    );
  }
  expect(await rows(old)).toEqual([]);
  const [row] = await rows();
  expect(Object.keys(row)).toEqual(['key', 'attempts', 'ends_at', 'forgotten_at']);
  expect(row.key).toHaveLength(32);
});

test('S8 the app counts by the functions alone', async () => {
  const [records] = servers as [Records];
  for (const text of ['SELECT * FROM portal.budgets', 'DELETE FROM portal.budgets']) {
    await expect(records.asVisitor((db) => sql.raw(text).execute(db))).rejects.toMatchObject({
      code: '42501',
    });
  }
});
