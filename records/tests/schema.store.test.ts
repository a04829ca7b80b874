/** schema.sql is what the migrations make, on every supported PostgreSQL. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { migrate } from '../migrate.ts';
import { describeSchema } from '../schema/describe.ts';

type Store = Awaited<ReturnType<typeof openTestStore>>;
let migrated: Store;
let written: Store;
const file = await readFile(join(import.meta.dirname, '..', 'schema.sql'), 'utf8');

beforeAll(async () => {
  [migrated, written] = await Promise.all([
    openTestStore({ holds: 'nothing' }),
    openTestStore({ holds: 'nothing' }),
  ]);
  await migrate(migrated.ownerUrl);
});
afterAll(() => Promise.all([migrated.close(), written.close()]));

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('schema.sql is the migrated database (else: node records/schema/write.ts)', async () => {
  expect(await on(migrated.ownerUrl, describeSchema)).toBe(file);
});

test('schema.sql makes an empty database of the same shape', async () => {
  const described = await on(written.ownerUrl, async (client) => {
    await client.query(file);
    return describeSchema(client);
  });
  expect(described).toBe(file);
});

test('a change of any kind shows in the description', async () => {
  const changes = [
    'ALTER TABLE records.members NO FORCE ROW LEVEL SECURITY',
    'DROP POLICY own ON records.members',
    'GRANT UPDATE ON records.members TO sahakon_app',
    'ALTER TABLE records.members ALTER COLUMN prefix DROP NOT NULL',
    'ALTER TABLE records.members ADD COLUMN nickname text',
    'DROP INDEX records.deposit_accounts_member',
    'DROP TRIGGER no_change ON portal.audit_entries',
    'ALTER FUNCTION portal.touch_sessions SECURITY INVOKER',
    'GRANT EXECUTE ON FUNCTION portal.verify_audit TO PUBLIC',
    'ALTER TABLE portal.sub_menu_items DROP CONSTRAINT sub_menu_items_menu_seq_fkey',
    'ALTER TABLE portal.sessions DROP CONSTRAINT sessions_idle_seconds_check',
  ];
  const unseen = await on(migrated.ownerUrl, async (client) => {
    const unnoticed: string[] = [];
    for (const change of changes) {
      await client.query(`BEGIN; ${change}`);
      if ((await describeSchema(client)) === file) unnoticed.push(change);
      await client.query('ROLLBACK');
    }
    return unnoticed;
  });
  expect(unseen).toEqual([]);
});
