import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords, type Records } from '../../database.ts';

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
