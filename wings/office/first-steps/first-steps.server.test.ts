/** A menu and the first news of an empty site: once, whole, and to be seen at once (R033, D-16). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { categoriesOf, entriesOf, templateKeys } from './templates.text.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let content: Headers;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  content = await signInStaff(app, 'content');
  admin = await signInStaff(app, 'admin');
});
afterAll(() => app.close());

const empty = (...tables: readonly string[]) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => {
    for (const table of tables) await client.query(`TRUNCATE portal.${table} CASCADE`);
  });
const done = async () => (await app.get('/api/office/first_steps', admin)).body.data.done;
const post = (step: string, body: object) =>
  app.post(`/api/office/first_steps/${step}`, body, content);

test.each(templateKeys)('R033 the menu %s is made once, with every category', async (template) => {
  await empty('menu_items', 'topics', 'categories');
  expect(await done()).toEqual(['staff']);
  const statuses = await Promise.all([1, 2, 3].map(() => post('menu', { template })));
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { body } = await app.get('/api/info/manu');
  expect(body.data.list_manu.map((one: { manu_name: string }) => one.manu_name)).toEqual(
    entriesOf(template).map(({ name }) => name),
  );
  expect(await done()).toEqual(['menu', 'staff']);
  for (const { key } of categoriesOf(template)) {
    expect((await app.get(`/api/info/list/${key}`)).status, key).toBe(200);
  }
});

test('D-16 the first news stands on the front page, and nothing of it is markup', async () => {
  await empty('menu_items', 'topics', 'categories');
  const news = { title: 'เปิดเว็บไซต์ <ใหม่>', body: 'ยินดีต้อนรับ\n\n<script>alert(1)</script>' };
  const all = await Promise.all([1, 2].map(() => post('news', news)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { url } = all.find(({ status }) => status === 200)?.body.data ?? {};
  const { body } = await app.get('/api/info/home');
  expect(body.data.news.map((one: { title: string }) => one.title)).toEqual([news.title]);
  const topic = await app.get(`/api/info/show/${String(url).split('/').at(-1)}`);
  expect(JSON.stringify(topic.body)).toContain('&lt;script&gt;');
  expect(await done()).toEqual(['news', 'staff']);
});

test.each(['\u202e', '\0', '\ud800'])('T29 nothing hides in the first news: %j', async (hidden) => {
  const words = `ข่าว${hidden}แรก`;
  const { status, body } = await post('news', { title: words, body: words });
  expect([status, body.data.fields]).toMatchObject([400, [{ field: 'title' }, { field: 'body' }]]);
});

test('D-18 D-37 work that nobody has is named, and unread complaints counted', async () => {
  const steps = async () => (await app.get('/api/office/first_steps', admin)).body.data;
  const run = (sql: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);
  const [open] = await run(`SELECT count(*)::int AS count FROM portal.complaints
    WHERE status IN ('RECEIVED', 'IN_PROGRESS')`);
  expect(open.count).toBeGreaterThan(0);
  expect(await steps()).toMatchObject({ unheld: [], unread_complaints: 0 });
  await run(`UPDATE portal.staff SET ended_at = now() WHERE roles && ARRAY['service', 'registry']`);
  const { done, unheld, unread_complaints: unread } = await steps();
  expect([unheld, unread]).toEqual([['registry', 'service'], open.count]);
  expect(done).not.toContain('staff');
  await run(`UPDATE portal.staff SET roles = roles || '{registry}'::text[] WHERE login = 'admin'`);
  expect((await steps()).unheld).toEqual(['service']);
});

test('R092 a demo is its own example; elsewhere the example is named and not shown', async () => {
  expect((await app.get('/api/office/first_steps', admin)).body.data.examples).toEqual([]);
  expect((await app.get('/api/info/footer')).body.data.links).not.toEqual([]);
  const handlers = { ...testHandlerSettings, demo: false };
  const own = await openTestApp({ on: app, settings: { handlers } });
  try {
    const { examples } = (await own.get('/api/office/first_steps', admin)).body.data;
    expect(examples).toEqual(expect.arrayContaining(['social', 'menureport', 'letter']));
    expect((await own.get('/api/info/footer')).body.data.links).toEqual([]);
  } finally {
    await own.close();
  }
});
