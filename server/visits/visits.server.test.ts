import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { readVisits } from '../../wings/info/frame/visits.api.ts';
import type { Render } from '../pages/pages.ts';

const person = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36' };
const arriving = { ...person, 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
const walking = { ...person, 'sec-fetch-site': 'same-origin' };

/** Calls as pages do, from inside: such calls count nothing. */
const render: Render = async ({ url, call }) => {
  await call(readVisits, {});
  const status = url.startsWith('/show/999') ? 404 : 200;
  return { status, html: url, headers: {} };
};

let opened: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  opened = await openTestApp({ render });
  await asUpkeep(opened.ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('TRUNCATE portal.visits, portal.topic_views');
    await store.query(`INSERT INTO portal.categories (key, name, content_type, position)
      VALUES ('counted', 'นับ', 'GENERAL', 9999)`);
    await store.query(`INSERT INTO portal.topics (id, category_key, title, published_at)
      VALUES (90001, 'counted', 'หนึ่ง', now()), (90002, 'counted', 'ร่าง', NULL)`);
  });
});
afterAll(() => opened.close());

/** What the store holds after the server has gone: closing stores what was counted. */
async function stored() {
  await opened.app.close();
  return asUpkeep(opened.ownerUrl, 'sahakon_owner', async (store) => {
    const { rows: visits } = await store.query('SELECT sum(visits)::int AS sum FROM portal.visits');
    const { rows: views } = await store.query(
      'SELECT topic_id::int AS id, views::int FROM portal.topic_views ORDER BY 1',
    );
    return { visits: visits[0]?.sum, views };
  });
}

test('visits and views are counted, of persons alone, and shown by day and in all', async () => {
  const { app } = opened;
  await asUpkeep(opened.ownerUrl, 'sahakon_owner', async (store) => {
    await store.query(`INSERT INTO portal.visits VALUES ('2025-01-01', 40), (
      (now() AT TIME ZONE 'Asia/Bangkok')::date, 2)`);
  });
  expect((await app.inject('/api/info/visits')).json().data).toEqual({ today: 2, total: 42 });

  const ask = (url: string, headers: object, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ url, method, headers: { ...headers } });
  await ask('/home', arriving);
  const { headers } = await ask('/show/90001', arriving);
  await ask('/show/90001', { ...arriving, 'if-none-match': String(headers.etag) });
  await ask('/show/90001?from=line', { ...walking, 'sec-fetch-dest': 'document' });
  await ask('/api/info/show/90001', walking);
  // None of these counts.
  await ask('/home', walking);
  await ask('/home', { ...arriving, 'user-agent': 'Googlebot' });
  await ask('/home', { ...arriving, 'sec-purpose': 'prefetch' });
  await ask('/home', arriving, 'HEAD');
  await ask('/show/9990001', walking);
  await ask('/show/90002', walking);
  await ask('/api/info/show/90001', person);
  await ask('/api/info/visits', arriving);

  const { visits, views } = await stored();
  expect(visits).toBe(42 + 3);
  expect(views.find(({ id }) => id === 90_001)?.views).toBeGreaterThanOrEqual(3);
  expect(views.map(({ id }) => id)).toEqual([90_001]);
});
