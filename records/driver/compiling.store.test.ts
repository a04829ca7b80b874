import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords } from '../database.ts';
import { asUpkeep } from './owner.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('no connection compiles what it runs, whatever the server is set to', async () => {
  const shown = 'SHOW jit';
  const upkept = await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) => client.query(shown));
  expect(upkept.rows).toEqual([{ jit: 'off' }]);
  const records = await openRecords(store.appUrl, { connections: 1 });
  const served = await records.readAsVisitor((db) => sql`${sql.raw(shown)}`.execute(db));
  expect(served.rows).toEqual([{ jit: 'off' }]);
  await records.close();
});
