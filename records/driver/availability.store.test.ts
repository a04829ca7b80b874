/** A database that hangs: who waited once does not wait again (F7). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRelay } from '../../tools/store/relay.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { readDatabaseUrl } from './address.ts';

/** Milliseconds of a statement; a call may take half a second more. */
const statementMs = 600;

let store: Awaited<ReturnType<typeof openTestStore>>;
let relay: Awaited<ReturnType<typeof openRelay>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  relay = await openRelay(store.appUrl);
  const { user = '', password, database } = readDatabaseUrl(store.appUrl);
  const login = `${user}:${encodeURIComponent(String(password))}`;
  const url = `postgres://${login}@127.0.0.1:${relay.port}/${database}`;
  records = await openRecords(url, { connections: 2, statementMs });
});
afterAll(async () => {
  await records.close();
  relay.close();
  await store.close();
});

const read = () => records.readAsVisitor((db) => sql`SELECT 1`.execute(db));
const write = () => records.asVisitor((db) => sql`SELECT 1`.execute(db));

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await expect(work()).rejects.toThrow(/in time|away/);
  return performance.now() - began;
}

test('F7 after one call that waited in vain the next fails at once, until it is back', async () => {
  await read();
  relay.hang(() => true);
  expect(await millisecondsOf(read)).toBeLessThan(statementMs + 1_000);
  // The budget of an attempt, and then the attempt itself.
  for (const next of [write, read]) expect(await millisecondsOf(next)).toBeLessThan(100);
  relay.hang(undefined);
  await vi.waitFor(read, { timeout: 5_000, interval: 100 });
});

test('a single connection that hangs keeps nobody else waiting', async () => {
  const once = { left: 1 };
  relay.hang((sent) => {
    if (once.left === 0 || !sent.includes('BEGIN')) return false;
    once.left -= 1;
    return true;
  });
  const hanging = millisecondsOf(write);
  await read();
  await hanging;
  await vi.waitFor(read, { timeout: 500, interval: 20 });
  relay.hang(undefined);
});
