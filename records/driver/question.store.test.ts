/** A question asked at once is one transaction of its subject, and reads only. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { type Db, openRecords, type Records } from '../database.ts';
import { storedDeposits } from '../figures/deposits.ts';
import { accountOf, makeSample, malee, somchai } from '../tests/sample.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  // One connection: whatever a question leaves behind, the next one meets.
  records = await openRecords(store.appUrl, { connections: 1 });
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const atOnce = { atOnce: true };
const one = async <T>(db: Db, text: string): Promise<T | undefined> =>
  (await sql<T>`${sql.raw(text)}`.execute(db)).rows[0];

const whose = `SELECT current_setting('app.member_no', true) AS "memberNo",
  current_setting('app.publication', true) AS publication, txid_current_if_assigned() AS written,
  now()::text AS began`;
type Whose = { memberNo: string; publication: string; written: bigint | null; began: string };

test('T1 all its queries are of one transaction, and the next one is somebody else’s', async () => {
  const twice = (db: Db) => Promise.all([one<Whose>(db, whose), one<Whose>(db, whose)]);
  for (const memberNo of [somchai, malee, '']) {
    const [first, second] = await records.readAsMember(memberNo, twice, atOnce);
    expect(first).toMatchObject({ memberNo, publication: '2', written: null });
    expect(second).toEqual(first);
  }
  const own = await records.readAsMember(somchai, twice, atOnce);
  const [nobody] = await records.readAsVisitor(twice, atOnce);
  expect(own[0]?.memberNo).toBe(somchai);
  expect(nobody?.memberNo).toBe('');
});

test('T1 it writes nothing, whatever it asks first', async () => {
  const insert = `INSERT INTO portal.audit_entries (happened_at, entry, outcome, actor_kind)
    VALUES (now(), 'x', 'ok', 'member') RETURNING 1 AS done`;
  const open = `SELECT set_config('transaction_read_only', 'off', true)`;
  const plain = records.readAsMember(somchai, (db) => one(db, insert), atOnce);
  await expect(plain).rejects.toThrow(/read-only/);
  const forced = records.readAsMember(
    somchai,
    (db) => Promise.all([one(db, open), one(db, insert)]),
    atOnce,
  );
  await expect(forced).rejects.toThrow(/read-write|read-only/);
});

test('its statements are planned once, for whatever is asked for', async () => {
  const account = accountOf(somchai);
  for (const days of [{}, {}, { from: '2025-01-01' }, {}, {}, {}, {}, {}]) {
    const sums = (db: Db) => storedDeposits(account).summary(db, days);
    await records.readAsMember(somchai, sums, atOnce);
  }
  const plans = `SELECT generic_plans::int AS generic, custom_plans::int AS custom
    FROM pg_prepared_statements WHERE statement LIKE '%records.deposit_lines%'`;
  const ask = (db: Db) => one(db, plans);
  expect(await records.readAsMember(somchai, ask, atOnce)).toEqual({ generic: 8, custom: 0 });
});

test('a text with NUL finds nothing and fails nowhere, in a list too', async () => {
  const hostile = 'a\0';
  const ask = (db: Db) =>
    sql<{ one: string; all: string[] }>`SELECT ${hostile}::text AS one,
      ${[hostile, [hostile].join()]}::text[] AS all`.execute(db);
  const stored = 'a\ufffd';
  for (const { rows } of [await records.readAsVisitor(ask, atOnce), await records.asVisitor(ask)])
    expect(rows).toEqual([{ one: stored, all: [stored, stored] }]);
});

test('of several queries the one that fails is told of, and none of them answers', async () => {
  const settled = await records.readAsVisitor(
    (db) =>
      Promise.allSettled([one(db, 'SELECT 1 AS n'), one(db, 'SELECT 1 / 0'), one(db, 'SELECT 2')]),
    atOnce,
  );
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  for (const end of settled) expect(end).toMatchObject({ reason: { code: '22012' } });
  expect(await records.readAsVisitor((db) => one(db, 'SELECT 1 AS n'), atOnce)).toEqual({ n: 1 });
});

test('values go and come as in any other transaction, first parsed and then known', async () => {
  const read = (db: Db) =>
    sql`SELECT ${12}::int AS int, ${9_007_199_254_740_993n}::bigint AS satang,
      ${null}::text AS none, ${Buffer.from([0, 255])}::bytea AS bytes,
      ${['ก', 'a"b']}::text[] AS texts,
      ${'2025-11-28'}::date AS day, ${true}::boolean AS yes,
      ${'a\0ญู'}::text AS nul,
      ${new Date('2025-11-28T01:02:03Z')}::timestamptz AS at, ${'{"a":[1]}'}::jsonb AS json,
      ''::text AS empty`.execute(db);
  const { rows } = await records.readAsVisitor(read);
  expect(rows[0]).toMatchObject({ int: 12, satang: 9_007_199_254_740_993n, nul: 'a\ufffdญู' });
  for (let times = 0; times < 3; times += 1) {
    expect((await records.readAsVisitor(read, atOnce)).rows).toEqual(rows);
  }
  const nothing = (db: Db) => sql`SELECT 1 AS n WHERE false`.execute(db);
  expect((await records.readAsVisitor(nothing, atOnce)).rows).toEqual([]);
});
