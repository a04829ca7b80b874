import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords, type Records } from '../../database.ts';
import { readDatabaseUrl } from '../address.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  records = await openRecords(store.appUrl, { connections: 1 });
});
afterAll(async () => {
  await records.close();
  await store.close();
});

test('F10 whoever finds no free connection while others do: too busy, and not away', async () => {
  const slow = () => records.readAsVisitor((db) => sql`SELECT pg_sleep(1.4)`.execute(db));
  const [first, second, third] = await Promise.allSettled([slow(), slow(), slow()]);
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(third).toMatchObject({ reason: { absence: 'refusing' } });
  expect(records.isUp()).toBe(true);
});

test('F10 one long call has the only connection: too busy for others, not away', async () => {
  const slow = () => records.readAsVisitor((db) => sql`SELECT pg_sleep(3)`.execute(db));
  const [first, second] = await Promise.allSettled([slow(), slow()]);
  expect(first?.status).toBe('fulfilled');
  expect(second).toMatchObject({ reason: { absence: 'refusing' } });
  expect(records.isUp()).toBe(true);
});

/** A way to the store that can be shut: new connections are refused then. */
async function openRelay() {
  const { host = '', port, user = '', password, database } = readDatabaseUrl(store.appUrl);
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets: Socket[] = [];
  const relay = createServer((client) => {
    const server = connect(to as { host: string; port: number });
    for (const socket of [client, server]) socket.on('error', () => {});
    client.pipe(server).pipe(client);
    sockets.push(client);
  });
  const listen = (at: number) => new Promise<void>((done) => relay.listen(at, '127.0.0.1', done));
  await listen(0);
  const { port: own } = relay.address() as { port: number };
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(String(password))}`;
  return {
    url: `postgres://${login}@127.0.0.1:${own}/${database}`,
    sockets,
    shut: () => relay.close(),
    open: () => listen(own),
    close: () => relay.close(),
  };
}

test('F2 one that breaks while others come back well is made again, and not too busy', async () => {
  const relay = await openRelay();
  const { records, sockets } = {
    ...relay,
    records: await openRecords(relay.url, { connections: 2 }),
  };
  const sleep = (seconds: number) =>
    records.readAsVisitor((db) => sql`SELECT pg_sleep(${seconds})`.execute(db));
  await Promise.all([sleep(0.1), sleep(0.1)]);
  const pair = sockets.slice(-2);
  const short = sleep(0.3);
  const others = Promise.allSettled([sleep(1.5), sleep(1.5), sleep(0)]);
  await short;
  // Three wait for two connections now, one of which is cut, and none can be made for a moment.
  relay.shut();
  pair[1]?.destroy();
  await pause(150);
  await relay.open();
  const states = (await others).map(({ status }) => status);
  expect(states).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await records.close();
  relay.close();
});
