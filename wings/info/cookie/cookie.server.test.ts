import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const owner = <T>(text: string, values: unknown[] = []) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query(text, values);
    return rows as T[];
  });

const read = (kind: string, query = '') => app.get(`/api/info/policy/${kind}${query}`);

test('R027 D-19 every store has a first version of both texts, dated', async () => {
  for (const kind of ['cookies', 'privacy']) {
    const { status, body } = await read(kind);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ kind, version: 1, effective_on: '2025-11-28' });
    expect(body.data.versions).toEqual([{ version: 1, effective_on: '2025-11-28' }]);
  }
  expect((await read('privacy')).body.data.body_html).toContain('<h2>สิทธิของท่าน</h2>');
});

test('D-19 an answer is kept with time, version, choice, channel, and no person', async () => {
  await app.post('/api/info/consent', { choice: 'N' });
  await app.post('/api/info/consent', { choice: 'Y', channel: 'form' });
  const rows = await owner<Record<string, unknown>>(
    'SELECT * FROM portal.consents ORDER BY answered_at',
  );
  expect(rows).toHaveLength(2);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
    ['answered_at', 'channel', 'choice', 'id', 'policy_kind', 'policy_version'].sort(),
  );
  expect(
    rows.map(({ choice, channel, policy_version }) => [choice, channel, policy_version]),
  ).toEqual([
    ['N', 'script', 1],
    ['Y', 'form', 1],
  ]);
  expect(rows[0]?.id).not.toBe(rows[1]?.id);
});

test('the serving role adds answers and neither reads nor changes one', async () => {
  for (const text of [
    'SELECT * FROM portal.consents',
    "UPDATE portal.consents SET choice = 'Y'",
    'DELETE FROM portal.consents',
    "INSERT INTO portal.consents (id, choice) VALUES (gen_random_uuid(), 'Y')",
  ]) {
    const attempt = app.records.asVisitor((db) => sql.raw(text).execute(db));
    await expect(attempt, text).rejects.toThrow(/permission denied/);
  }
});

test('D-19 a newer text shows at once, the older stays, one dated ahead waits', async () => {
  await owner(
    `INSERT INTO portal.policies (kind, version, title, body_html, effective_on) VALUES
      ('COOKIES', 2, 'นโยบายคุกกี้ ใหม่', $1, '2025-12-01'),
      ('COOKIES', 3, 'ฉบับหน้า', '<p>ลับ</p>', '2199-01-01')`,
    ['<p onclick=alert(1)>ใหม่<script>alert(1)</script><img src=x onerror=alert(1)></p>'],
  );
  // Written beside the server: what it last looked at may be as old as a look may be.
  const { data } = await vi.waitFor(async () => {
    const { body } = await read('cookies');
    expect(body.data.version).toBe(2);
    return body;
  });
  expect(data).toMatchObject({ version: 2, title: 'นโยบายคุกกี้ ใหม่', body_html: '<p>ใหม่</p>' });
  expect(data.versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
  expect((await read('cookies', '?version=1')).body.data.version).toBe(1);
  expect((await read('cookies', '?version=3')).status).toBe(404);
  await app.post('/api/info/consent', { choice: 'Y' });
  const [last] = await owner<{ policy_version: number }>(
    'SELECT policy_version FROM portal.consents ORDER BY answered_at DESC LIMIT 1',
  );
  expect(last?.policy_version).toBe(2);
});
