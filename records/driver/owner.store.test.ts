import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { asUpkeep } from './owner.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
});
afterAll(() => store.close());

test('F1 a connection that ends while nothing is asked fails the next question alone', async () => {
  const { ownerUrl } = store;
  const lost = asUpkeep(ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    await asUpkeep(ownerUrl, 'sahakon_owner', (other) =>
      other.query(`RESET ROLE; SELECT pg_terminate_backend(${String(rows[0].pid)})`),
    );
    // Its end arrives while nobody waits for an answer.
    await pause(200);
    return client.query('SELECT 1');
  });
  await expect(lost).rejects.toThrow();
  const next = await asUpkeep(ownerUrl, 'sahakon_owner', (client) =>
    client.query('SELECT 1 AS one'),
  );
  expect(next.rows).toEqual([{ one: 1 }]);
});
