import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRelay } from '../../../tools/store/relay.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords } from '../../database.ts';
import { readDatabaseUrl } from '../address.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
});
afterAll(() => store.close());

/** The store's login at these ports of this machine. */
function through(...ports: readonly number[]): string {
  const { user = '', password, database } = readDatabaseUrl(store.appUrl);
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return `postgres://${user}:${encodeURIComponent(String(password))}@${hosts}/${database}`;
}

/** What a login is asked before it is used. */
const isLogin = (sent: Buffer) => sent.includes('rolsuper');

test('F1 a host that hangs at its login hangs nobody once another is well', async () => {
  const [first, second] = await Promise.all([openRelay(store.appUrl), openRelay(store.appUrl)]);
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  const records = await openRecords(through(first.port, second.port), { connections: 2, onFault });
  const read = () => records.readAsVisitor((db) => sql`SELECT 1`.execute(db));
  await read();
  second.hang(isLogin);
  first.shut(true);
  await vi.waitFor(() => expect(read()).rejects.toThrow(), { timeout: 20_000 });
  first.shut(false);
  await vi.waitFor(read, { timeout: 20_000, interval: 500 });
  expect(faults.length).toBeGreaterThan(0);
  const begunAt = performance.now();
  await records.close();
  expect(performance.now() - begunAt).toBeLessThan(10_000);
  first.close();
  second.close();
});

test('F1 no start where none of several hosts takes changes: a standby shows what was', async () => {
  const [first, second] = await Promise.all([openRelay(store.appUrl), openRelay(store.appUrl)]);
  first.shut(true);
  second.shut(true);
  const records = openRecords(through(first.port, second.port));
  await expect(records).rejects.toMatchObject({ absence: 'gone' });
  await expect(records).rejects.toThrow(`127.0.0.1:${second.port}`);
  first.close();
  second.close();
});
