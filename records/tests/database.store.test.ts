/** Transactions of one subject, sent ahead: right answers, right errors, never a mix of people. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { type Db, openRecords, type Records, StoreUnavailable } from '../database.ts';
import { UnfitLogin } from '../driver/login.ts';
import { findMember } from '../figures/members.ts';
import { currentPublication } from '../publications.ts';
import { makeSample, malee, somchai } from './sample.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl, { connections: 4 });
});
afterAll(async () => {
  await records.close();
  await store.close();
});

async function asOwner<T>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: store.ownerUrl });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const one = async <T>(db: Db, text: string): Promise<T | undefined> =>
  (await sql<T>`${sql.raw(text)}`.execute(db)).rows[0];

test('turns names and types: camelCase, bigint, days as text, instants as dates', async () => {
  const row = await records.readAsVisitor((db) =>
    one(
      db,
      `SELECT 9007199254740993::bigint AS paid_satang, '2025-01-31'::date AS posted_on,
        '2025-01-31 10:00+07'::timestamptz AS seen_at, 1.50::numeric(7,4) AS annual_rate`,
    ),
  );
  expect(row).toEqual({
    paidSatang: 9_007_199_254_740_993n,
    postedOn: '2025-01-31',
    seenAt: new Date('2025-01-31T03:00:00Z'),
    annualRate: '1.5000',
  });
});

test('many people at once on few connections: everybody gets their own', async () => {
  const people = Array.from({ length: 400 }, (_, at) => [somchai, malee, ''][at % 3] ?? '');
  // How long so many take is the machine's affair: whoever is told to come again does.
  const find = (who: string): Promise<string | undefined> =>
    records
      .readAsMember(who, async (db) => (await findMember(db))?.memberNo)
      .catch((error) => {
        expect(error).toBeInstanceOf(StoreUnavailable);
        return wait(100).then(() => find(who));
      });
  expect(await Promise.all(people.map(find))).toEqual(people.map((who) => who || undefined));
}, 240_000);

test('pins the publication for the whole transaction', async () => {
  const ids = await records.readAsMember(somchai, async (db) => {
    const before = await currentPublication(db);
    await asOwner('SET ROLE sahakon_intake; UPDATE records.current SET publication_id = 1');
    const [after, member] = await Promise.all([currentPublication(db), findMember(db)]);
    return [before?.id, after?.id, member?.lastName];
  });
  expect(ids).toEqual([2, 2, 'ฉบับ2']);
  expect((await records.readAsVisitor(currentPublication))?.id).toBe(1);
  await asOwner('SET ROLE sahakon_intake; UPDATE records.current SET publication_id = 2');
});

describe('writing', () => {
  const setHash = 'UPDATE portal.member_accounts SET password_hash =';

  test('is kept when work settles', async () => {
    await records.asMember(somchai, (db) => one(db, `${setHash} 'kept'`));
    const seen = await records.readAsMember(somchai, (db) =>
      one(db, 'SELECT password_hash FROM portal.member_accounts'),
    );
    expect(seen).toEqual({ passwordHash: 'kept' });
  });

  test('is undone when work throws, and the error comes out as it was', async () => {
    const reason = new Error('no');
    const attempt = records.asMember(somchai, async (db) => {
      await one(db, `${setHash} 'undone'`);
      throw reason;
    });
    await expect(attempt).rejects.toBe(reason);
    const seen = await records.readAsMember(somchai, (db) =>
      one(db, 'SELECT password_hash FROM portal.member_accounts'),
    );
    expect(seen).toEqual({ passwordHash: 'kept' });
  });

  test('never settles as done when a swallowed error had undone it', async () => {
    const attempt = records.asMember(somchai, async (db) => {
      await one(db, `${setHash} 'lost'`);
      await one(db, 'SELECT 1/0').catch(() => undefined);
    });
    await expect(attempt).rejects.toThrow(StoreUnavailable);
  });

  test('is refused in a reading transaction', async () => {
    const attempt = records.readAsMember(somchai, (db) => one(db, `${setHash} 'x'`));
    await expect(attempt).rejects.toThrow(/read-only transaction/);
  });
});

test('a query after its transaction is refused: the connection is another’s', async () => {
  let endedDb: Db | undefined;
  await records.readAsMember(somchai, async (db) => {
    endedDb = db;
  });
  await expect(findMember(endedDb as Db)).rejects.toThrow(/transaction had ended/);
});

describe('a read at once', () => {
  const atOnce = { atOnce: true };

  test('gives what a read gives, for its subject alone', async () => {
    const [publication, member] = await records.readAsMember(
      somchai,
      (db) => Promise.all([currentPublication(db), findMember(db)]),
      atOnce,
    );
    expect([publication?.id, member?.memberNo]).toEqual([2, somchai]);
    expect(await records.readAsVisitor(findMember, atOnce)).toBeUndefined();
  });

  test('refuses a query that starts after the first answer', async () => {
    const late = records.readAsMember(
      somchai,
      async (db) => {
        await findMember(db);
        return findMember(db);
      },
      atOnce,
    );
    await expect(late).rejects.toThrow(/transaction had ended/);
  });

  test('that fails says why, and takes no connection with it', async () => {
    for (let times = 0; times < 6; times += 1) {
      const wrong = records.readAsVisitor((db) => one(db, 'SELECT 1 / 0'), atOnce);
      await expect(wrong).rejects.toThrow(/division by zero/);
    }
    expect((await records.readAsMember(malee, findMember, atOnce))?.memberNo).toBe(malee);
  });
});

test('a NUL byte finds nothing instead of failing', async () => {
  const row = await records.readAsVisitor(async (db) => {
    const { rows } = await sql`SELECT ${'a\0b'}::text AS text`.execute(db);
    return rows[0];
  });
  expect(row).toEqual({ text: 'a\ufffdb' });
});

describe('F2 when the connection breaks', () => {
  const breakAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename = '%' AND datname = current_database()`;
  const terminate = () => asOwnerOfBackends(breakAll.replace('%', store.appLogin));
  // Only the login itself, or a superuser, may end its backends.
  async function asOwnerOfBackends(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: store.appUrl });
    client.on('error', () => {});
    await client.connect();
    await client.query(`${text} AND pid <> pg_backend_pid()`);
    await client.end();
  }

  test('a read is made again', async () => {
    let attempts = 0;
    const member = await records.readAsMember(somchai, async (db) => {
      attempts += 1;
      if (attempts === 1) await terminate();
      return findMember(db);
    });
    expect([attempts, member?.memberNo]).toEqual([2, somchai]);
  });

  test('a write that had begun is not: it says that the store is away', async () => {
    let attempts = 0;
    const attempt = records.asMember(somchai, async (db) => {
      attempts += 1;
      await terminate();
      await findMember(db);
    });
    await expect(attempt).rejects.toThrow(StoreUnavailable);
    expect(attempts).toBe(1);
  });

  test('the pool is whole again at once', async () => {
    const found = await Promise.all(
      Array.from({ length: 20 }, () => records.readAsMember(malee, findMember)),
    );
    expect(found.every((member) => member?.memberNo === malee)).toBe(true);
    expect(records.isUp()).toBe(true);
  });
});

test('F7 a statement that takes too long is given up, and is not tried again', async () => {
  const hasty = await openRecords(store.appUrl, { connections: 4, statementMs: 1000 });
  try {
    const sleep = vi.fn((db: Db) => one(db, 'SELECT pg_sleep(20)'));
    const attempt = hasty.readAsVisitor(sleep);
    // Beside it somebody sleeps for half as long: a busy machine holds both up.
    const rested = asOwner('SELECT pg_sleep(10)');
    await expect(Promise.race([attempt, rested])).rejects.toThrow(StoreUnavailable);
    expect(sleep).toHaveBeenCalledTimes(1);
    await rested;
    expect((await hasty.readAsMember(somchai, findMember))?.memberNo).toBe(somchai);
  } finally {
    await hasty.close();
  }
});

describe('refuses to serve', () => {
  test('under the owner’s login, and prints the SQL that mends it', async () => {
    const attempt = openRecords(store.ownerUrl);
    await expect(attempt).rejects.toThrow(UnfitLogin);
    await expect(attempt).rejects.toThrow(/GRANT sahakon_app TO/);
  });

  test('before the migrations, and without the app’s rights', async () => {
    const bare = await openTestStore({ holds: 'nothing' });
    try {
      await asOwner('CREATE ROLE test_stranger LOGIN PASSWORD $$x$$');
      const url = new URL(store.appUrl);
      url.username = 'test_stranger';
      url.password = 'x';
      await expect(openRecords(url.href)).rejects.toThrow(/GRANT sahakon_app TO/);
    } finally {
      await asOwner('DROP ROLE test_stranger');
      await bare.close();
    }
  });

  test('where nobody listens', async () => {
    const attempt = openRecords('postgres://a:b@127.0.0.1:1/c');
    await expect(attempt).rejects.toThrow(StoreUnavailable);
  });
});
