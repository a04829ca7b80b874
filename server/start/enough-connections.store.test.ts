import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { checkConnections } from './enough-connections.ts';

test('more workers than the database has connections for do not start', async () => {
  const store = await openTestStore({ holds: 'tables' });
  const client = new pg.Client(store.ownerUrl);
  await client.connect();
  const { rows } = await client.query('SHOW max_connections');
  await client.end();
  const most = Number(rows[0].max_connections) - 3;
  // Each of many takes two, one more lives while all are started anew, and ten are others'.
  const fitting = Math.floor((most - 10) / 2) - 1;
  await checkConnections(store.appUrl, 1);
  await checkConnections(store.appUrl, fitting);
  const refused = checkConnections(store.appUrl, fitting + 1);
  await expect(refused).rejects.toThrow(`WORKERS=${fitting + 1} `);
  await expect(refused).rejects.toThrow(`WORKERS=${fitting} `);
  await expect(refused).rejects.toThrow(`${most}`);
  await store.close();
});
