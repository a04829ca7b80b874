/** `/readyz` is false where a write cannot succeed, and says why. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { isInRecovery, probeWrite } from '../../records/health/write-probe.ts';
import { deriveKeys, fixedRing } from '../../records/keys/key-ring.ts';
import { testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { openTestApp } from '../../tools/test-app.ts';
import type { Render } from '../pages/pages.ts';

const render: Render = async ({ url }) => ({ status: 200, html: url, headers: {} });
type App = Awaited<ReturnType<typeof openTestApp>>;
type Changes = NonNullable<Parameters<typeof openTestApp>[0]>;

let store: App;
beforeAll(async () => {
  store = await openTestApp({ render });
});
afterAll(() => store.close());

async function as<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const asOwner = <T>(work: (client: pg.Client) => Promise<T>) => as(store.ownerUrl, work);

/** What a server that starts now on the same store answers. */
async function answerOf(changes: Changes = {}) {
  const app = await openTestApp({ render, ...changes, on: store });
  try {
    const { statusCode, payload } = await app.app.inject('/readyz');
    return [statusCode, payload];
  } finally {
    await app.close();
  }
}

test('a database that takes no changes is not ready, and says that it is set so', async () => {
  const set = (sql: string) =>
    asOwner(async (client) => {
      const { rows } = await client.query('SELECT current_database() AS name');
      await client.query(
        `ALTER ROLE ${pg.escapeIdentifier(store.appLogin)} IN DATABASE ${rows[0].name} ${sql}`,
      );
    });
  // What a test store's server does once it is up is not this test's subject.
  const app = await openTestApp({ render, on: store });
  await set('SET default_transaction_read_only = on');
  try {
    const records = await connectAnew(app);
    expect(records).toEqual([503, 'database: read only (default_transaction_read_only)\n']);
  } finally {
    await set('RESET default_transaction_read_only');
    await app.close();
  }
  expect(await answerOf()).toEqual([200, 'ready\n']);
});

/** Ends the app's connections, so that new ones take up what was set for them. */
async function connectAnew({ app }: App) {
  await as(store.appUrl, (client) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE usename = current_user AND datname = current_database() AND pid <> pg_backend_pid()`,
    ),
  );
  await pause(100);
  const { statusCode, payload } = await app.inject('/readyz');
  return [statusCode, payload];
}

test('a full disk of the database is not ready, and says so', async () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const answer = await answerOf({
    wrap: (records) => ({
      ...records,
      asVisitor: (work) =>
        (work as unknown) === probeWrite
          ? Promise.reject(new StoreUnavailable('refusing', full.message, full))
          : records.asVisitor(work),
    }),
  });
  expect(answer).toEqual([503, 'database: disk full\n']);
});

test('a standby is not ready, and says that it is one', async () => {
  const refused = Object.assign(new Error('read-only transaction'), { code: '25006' });
  const answer = await answerOf({
    wrap: (records) => ({
      ...records,
      asVisitor: (work) =>
        (work as unknown) === probeWrite
          ? Promise.reject(new StoreUnavailable('refusing', refused.message, refused))
          : records.asVisitor(work),
      readAsVisitor: (work, how) =>
        (work as unknown) === isInRecovery
          ? Promise.resolve(true as never)
          : records.readAsVisitor(work, how),
    }),
  });
  expect(answer).toEqual([503, 'database: in recovery, takes no changes\n']);
});

test('each probe asks the disk for a block, and leaves none behind', async () => {
  const sizeOf = () =>
    asOwner(async (client) => {
      const { rows } = await client.query(
        `SELECT pg_relation_size('portal.write_probes')::int AS size, count(*)::int AS rows
         FROM portal.write_probes`,
      );
      return rows[0];
    });
  await asOwner((client) => client.query('VACUUM portal.write_probes'));
  const before = await sizeOf();
  for (const round of [1, 2, 3]) {
    await store.records.asVisitor(probeWrite);
    expect(await sizeOf()).toEqual({ size: before.size + round * 8192, rows: 1 });
  }
  await asOwner((client) => client.query('VACUUM portal.write_probes'));
  expect((await sizeOf()).size).toBe(8192);
});

test('many who ask at once cost one look', async () => {
  let probes = 0;
  const app = await openTestApp({
    render,
    on: store,
    wrap: (records) => ({
      ...records,
      asVisitor: (work) => {
        if ((work as unknown) === probeWrite) probes += 1;
        return records.asVisitor(work);
      },
    }),
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(probes).toBe(1);
  await app.close();
});

test('a folder that is gone, or has no room, is not ready, and is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ready-'));
  const folders = [{ name: 'data', path: folder }];
  expect(await answerOf({ folders })).toEqual([200, 'ready\n']);
  await rm(folder, { recursive: true });
  expect(await answerOf({ folders })).toEqual([503, 'disk: data cannot be written to\n']);
  // A file system that has no blocks to give.
  const [status, text] = await answerOf({ folders: [{ name: 'data', path: '/proc' }] });
  expect([status, text]).toEqual([503, expect.stringContaining('disk: data has')]);
});

test('the secret of another store, and one from before its rotation, is not ready', async () => {
  // The first that asks is remembered as this store's own.
  expect(await answerOf()).toEqual([200, 'ready\n']);
  const keysOf = (version: number, secret: string) =>
    fixedRing(deriveKeys(version, secret.padEnd(40, '.')));
  const handlers = (keys: ReturnType<typeof fixedRing>) => ({
    settings: { handlers: { ...testHandlerSettings, keys } },
  });
  expect(await answerOf(handlers(keysOf(1, 'another')))).toEqual([
    503,
    'secret: not the one of this database\n',
  ]);
});
