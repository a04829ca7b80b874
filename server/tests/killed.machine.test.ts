/** The server is killed while staff save: the site stands as it was, and the draft is there. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { joinPostgres } from '../../records/postgres/join.ts';
import { endOf, type RunningApp, startApp, temporaryFolder } from '../../tools/app.ts';
import { signInStaff } from '../../tools/office.ts';
import { askOver, type Headers } from '../../tools/sign-in.ts';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let app: RunningApp;
let ownerUrl: string;
let headers: Headers;
beforeAll(async () => {
  data = await temporaryFolder();
  await start();
});
afterAll(async () => {
  await app.stop();
  await data.remove();
});

async function start(): Promise<void> {
  app = await startApp({ dataDir: data.path, env: { DEMO_MEMBERS: '30' } });
  ({ ownerUrl } = await joinPostgres(data.path));
  headers = await signInStaff({ ask: askOver(app.baseUrl), ownerUrl }, 'content');
}

const get = async (path: string) =>
  (await askOver(app.baseUrl)({ method: 'GET', url: path, headers })).body.data;
const post = (path: string, body: object) =>
  askOver(app.baseUrl)({ method: 'POST', url: path, headers, body });
const asOwner = <T>(work: (client: pg.Client) => Promise<T>) =>
  asUpkeep(ownerUrl, 'sahakon_owner', work);

/** What stands in the store of a topic and of the menu, but for counts of visits. */
const standing = (id: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT to_jsonb(t) - 'views' FROM portal.topics t WHERE id = $1) AS topic,
         (SELECT jsonb_agg(i ORDER BY position) FROM portal.topic_images i WHERE topic_id = $1)
           AS images,
         (SELECT jsonb_agg(f ORDER BY position) FROM portal.topic_files f WHERE topic_id = $1)
           AS files,
         (SELECT jsonb_agg(v ORDER BY version) FROM portal.topic_versions v WHERE topic_id = $1)
           AS versions,
         (SELECT jsonb_agg(d) FROM portal.topic_drafts d WHERE topic_id = $1) AS drafts,
         (SELECT jsonb_agg(m ORDER BY seq) FROM portal.menu_items m) AS items,
         (SELECT jsonb_agg(s ORDER BY id) FROM portal.sub_menu_items s) AS subs,
         (SELECT count(*)::int FROM portal.content_history) AS changes`,
      [id],
    );
    return rows[0];
  });

/**
 * Holds the last table that a call writes, makes the call, and kills the server once it waits there
 * in the middle of its transaction; then starts the server anew.
 */
async function killAmid(table: string, call: () => Promise<unknown>): Promise<void> {
  const holder = new pg.Client(ownerUrl);
  // The database ends with the server.
  holder.on('error', () => {});
  await holder.connect();
  await holder.query(`SET ROLE sahakon_owner; BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  const answer = call().then(
    () => 'answered',
    () => 'cut',
  );
  const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = '${table}'::regclass`;
  const isThere = async () => (await holder.query(waiting)).rowCount;
  await expect.poll(isThere, { timeout: 4_000 }).toBe(1);
  app.child.kill('SIGKILL');
  await endOf(app.child);
  // Nobody was told that it was done.
  expect(await answer).toBe('cut');
  await holder.end().catch(() => {});
  await start();
}

/** A topic of the demo with files, published anew with another one's pictures. */
async function publishIllustrated() {
  const [id, illustrated] = await asOwner(async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT min(topic_id) FROM portal.topic_files)::text AS id,
         (SELECT min(topic_id) FROM portal.topic_images)::text AS illustrated`,
    );
    return [String(rows[0].id), String(rows[0].illustrated)];
  });
  const { images } = (await get(`/api/office/topics/${illustrated}`)).content;
  const { content: written, version: based_on } = await get(`/api/office/topics/${id}`);
  const content = { ...written, images };
  const { body } = await post('/api/office/topics/publish', { id, based_on, content });
  return { id, content, version: body.data.version };
}

test('F1 killed amid a publication: the old version is whole, the draft there', async () => {
  const { id, content, version } = await publishIllustrated();
  const typed = { ...content, title: 'หัวเรื่องใหม่ทั้งหมด', images: [], files: [] };
  const draft = { id, based_on: version, content: typed };
  expect((await post('/api/office/topics/draft', draft)).status).toBe(200);
  const before = await standing(id);
  expect(before.images.length * before.files.length * before.drafts.length).toBeGreaterThan(0);

  await killAmid('portal.topic_files', () => post('/api/office/topics/publish', draft));
  expect(await standing(id)).toEqual(before);
  const visit = async () => (await fetch(`${app.baseUrl}/show/${id}`)).text();
  const page = await visit();
  expect(page).toContain(content.title);
  expect(page).not.toContain(typed.title);
  for (const { url } of [...content.images, ...content.files]) expect(page).toContain(url);
  expect((await get(`/api/office/topics/${id}`)).own_draft.content).toEqual(typed);

  // The same call is made again, and done whole.
  expect((await post('/api/office/topics/publish', draft)).status).toBe(200);
  const after = await standing(id);
  expect([after.images, after.files, after.drafts]).toEqual([null, null, null]);
  expect(await visit()).toContain(typed.title);
});

test('F1 killed amid a list that is saved whole: the menu stands as it was', async () => {
  const { version, items } = await get('/api/office/menu');
  const menu = { version, items: items.toReversed().map(renamed) };
  const [before, shown] = [await standing('0'), await get('/api/info/manu')];

  await killAmid('portal.sub_menu_items', () => post('/api/office/menu', menu));
  expect(await standing('0')).toEqual(before);
  expect(await get('/api/info/manu')).toEqual(shown);

  expect((await post('/api/office/menu', menu)).status).toBe(200);
  expect((await get('/api/info/manu')).list_manu).not.toEqual(shown.list_manu);
});

const renamed = (item: object) => ({ ...item, name_en: 'New' });
