/** Whose right ends while their call waits is told so, as if it had ended before (D-37). */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { signInConfirmed } from '../../../tools/passkey/tests/office-passkey.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const asOwner = (text: string, values: unknown[] = []) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(text, values));

/** Until somebody waits for what another holds. */
async function untilOneWaits(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await asOwner(`SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`);
        return rows[0].waiting;
      },
      { timeout: 3000, interval: 25 },
    )
    .toBeGreaterThan(0);
}

/** Has the call wait at what `holds` takes, and does `meanwhile` before it goes on. */
async function overtaken<T>(holds: string, meanwhile: string, call: () => Promise<T>): Promise<T> {
  const keeper = new pg.Client({ connectionString: app.ownerUrl });
  await keeper.connect();
  try {
    await keeper.query('SET ROLE sahakon_owner');
    await keeper.query('BEGIN');
    await keeper.query(holds);
    const answer = call();
    await untilOneWaits();
    await keeper.query(meanwhile);
    await keeper.query('COMMIT');
    return await answer;
  } finally {
    await keeper.end();
  }
}

const ends = {
  role: (login: string) => `UPDATE portal.staff SET roles = '{auditor}' WHERE login = '${login}'`,
  work: (login: string) => `UPDATE portal.staff SET ended_at = now() WHERE login = '${login}'`,
};
const keepers = `SELECT pg_advisory_xact_lock(hashtext('staff'))`;
const anew = () =>
  asOwner(`UPDATE portal.staff SET ended_at = NULL, roles = CASE login
    WHEN 'admin' THEN '{admin}'::text[] ELSE '{content}' END WHERE login IN ('admin', 'content')`);

test.each([
  ['staff/end', 'role', 404, 'not_found'],
  ['staff/reset', 'role', 404, 'not_found'],
  ['staff/end', 'work', 401, 'session_over'],
] as const)('D-37 %s of an administrator whose %s ends meanwhile', async (what, how, ...told) => {
  const admin = await signInConfirmed(app, 'admin');
  const { rows } = await asOwner(`SELECT version FROM portal.staff WHERE login = 'finance'`);
  const whom = { staff_login: 'finance', version: rows[0].version };
  const { status, body } = await overtaken(keepers, ends[how]('admin'), () =>
    app.post(`/api/office/${what}`, whom, admin),
  );
  expect([status, body.data.code]).toEqual(told);
  const after = await asOwner(`SELECT ended_at, version FROM portal.staff WHERE login = 'finance'`);
  expect(after.rows).toEqual([{ ended_at: null, version: rows[0].version }]);
  await anew();
});

test('D-37 a row that another than the role writes is refused in the same way', async () => {
  const content = await signInConfirmed(app, 'content');
  const { data } = (await app.get('/api/office/links', content)).body;
  const more = { id: null, name: 'หน่วยงานทดสอบ', url: 'https://example.com/', description: '' };
  const holds = 'LOCK TABLE portal.links IN ACCESS EXCLUSIVE MODE';
  const { status, body } = await overtaken(holds, ends.role('content'), () =>
    app.post('/api/office/links', { version: data.version, rows: [...data.rows, more] }, content),
  );
  expect([status, body.data.code]).toEqual([404, 'not_found']);
  await anew();
});
