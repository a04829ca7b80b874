/** What was published by mistake is taken back: its address, its pages, its content (D-40). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadIn } from '../../../core/media-address.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { greyPixel } from '../../../tools/endpoints/tests/rows.ts';
import { makeStaff, signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let content: Headers;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  [content, admin] = [await signInStaff(app, 'content'), await signInStaff(app, 'admin')];
});
afterAll(() => app.close());

const reason = 'มีเลขประจำตัวประชาชนของสมาชิก';
const nameIn = (url: string) => uploadIn(url) ?? '';
const fetched = (url: string, headers: Headers = {}) => app.app.inject({ url, headers });
const withdraw = (url: string, headers = content) =>
  app.post('/api/office/media/withdraw', { name: nameIn(url), reason }, headers);
const listed = async (query: string, headers = content) =>
  (await app.get(`/api/office/media?${query}`, headers)).body.data;

async function uploadText(words: string, headers = content): Promise<string> {
  const file = `data:text/plain;base64,${Buffer.from(words).toString('base64')}`;
  const { body } = await app.post('/api/office/media/file', { name: 'บัญชี.txt', file }, headers);
  return body.data.url;
}
const uploadPicture = async (): Promise<string> =>
  (await app.post('/api/office/media/picture', { file: greyPixel }, content)).body.data.url;

test('D-40 a withdrawn file is gone from browsers, servers and the store', async () => {
  const url = await uploadText('รายชื่อ ๑');
  const shown = await fetched(url);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([
    200,
    'public, max-age=300, must-revalidate',
  ]);
  expect((await withdraw(url)).status).toBe(200);
  for (const headers of [{}, { 'if-none-match': String(shown.headers.etag) }]) {
    const gone = await fetched(url, headers);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(gone.body).toContain('สหกรณ์ถอนไฟล์นี้ออกจากเว็บไซต์แล้ว');
  }
  const stored = await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query('SELECT content, withdrawn_reason FROM portal.media WHERE name = $1', [
      nameIn(url),
    ]),
  );
  expect(stored.rows).toEqual([{ content: null, withdrawn_reason: reason }]);
  const again = await withdraw(url, admin);
  expect([again.status, again.body.messages]).toEqual([
    409,
    expect.stringContaining('ถูกถอนออกไปก่อนแล้ว'),
  ]);
  // The same content is another upload now; the old address stays as it is.
  const anew = await uploadText('รายชื่อ ๑');
  expect(anew).not.toBe(url);
  expect([(await fetched(anew)).statusCode, (await fetched(url)).statusCode]).toEqual([200, 410]);
});

test('D-40 a withdrawn picture goes in every width; it can be chosen no more', async () => {
  const url = await uploadPicture();
  const rendition = url.replace('-1x1.jpg', '-1.webp');
  expect((await fetched(rendition)).statusCode).toBe(200);
  await withdraw(url, admin);
  const sized = url.replace('-1x1.jpg', '.jpg');
  for (const one of [url, rendition, sized]) expect((await fetched(one)).statusCode).toBe(410);
  const { body } = await app.get('/api/office/media/pictures', content);
  expect(JSON.stringify(body.data)).not.toContain(nameIn(url));
});

const plain = {
  ...{ category: 'news', title: 'ประกาศ', summary: '', body_html: '<p>รายชื่อ</p>', facts: [] },
  ...{ cover_url: null, cover_alt: '', images: [], files: [] },
  ...{ pinned: false, pinned_until: null, published_at: null, expires_at: null },
  ...{ happens_on: null, happens_until: null },
};

const fileAt = (url: string) => ({
  ...{ url, name: 'บัญชี', media_type: 'text/plain', bytes: 1, pages: null },
});

/** Publishes a topic with these and gives its number. */
async function publish(more: object): Promise<string> {
  const begun = { category: 'news', title: plain.title };
  const { id } = (await app.post('/api/office/topics/new', begun, content)).body.data;
  const input = { id: String(id), based_on: 0, content: { ...plain, ...more } };
  const { status, body } = await app.post('/api/office/topics/publish', input, content);
  expect([status, body.data]).toEqual([200, expect.anything()]);
  return String(id);
}

test('D-40 a topic leaves out what was withdrawn; the room says where it was', async () => {
  const [url, picture] = [await uploadText('รายชื่อ ๒'), await uploadPicture()];
  const id = await publish({
    title: 'ประกาศรายชื่อ',
    cover_alt: 'รูป',
    cover_url: picture,
    body_html: `<p><a href="${url}">บัญชี</a></p><p><img src="${picture}" alt="รูป"></p>`,
    images: [{ url: picture, alt: 'รูป', width: 1, height: 1 }],
    files: [fileAt(url)],
  });
  const shown = async () => (await app.get(`/api/info/show/${id}`)).body.data;
  const before = await shown();
  expect([before.files.length, before.images.length, before.cover_url]).toEqual([1, 1, picture]);
  for (const one of [url, picture]) {
    const { items } = await listed(`q=${encodeURIComponent(one)}`);
    expect(items).toHaveLength(1);
    expect(items[0].uses).toEqual([{ room: 'topics', key: id, title: 'ประกาศรายชื่อ' }]);
    const answer = await withdraw(one);
    expect(answer.body.data.uses).toEqual(items[0].uses);
  }
  const after = await shown();
  expect([after.files, after.images, after.cover_url]).toEqual([[], [], null]);
  expect(after.body_html).toBe('<p>บัญชี <em>(ไฟล์ถูกถอนออก)</em></p><p><em>(รูปถูกถอนออก)</em></p>');
  const draft = {
    ...{ id, based_on: 1 },
    content: { ...plain, files: [fileAt(url)] },
  };
  const refused = await app.post('/api/office/topics/draft', draft, content);
  expect(refused.body.data.fields).toEqual([
    { field: 'content.files.0', message: expect.stringContaining('ถูกถอนออก') },
  ]);
});

test('T5 what stands in the description of a withdrawn picture becomes no element', async () => {
  const picture = await uploadPicture();
  const alt = 'ก&gt;&lt;img src=/mediafiles/x.png onerror=alert(1)&gt;';
  const id = await publish({ body_html: `<p><img src="${picture}" alt="${alt}"></p>` });
  await withdraw(picture);
  const { body_html } = (await app.get(`/api/info/show/${id}`)).body.data;
  expect(body_html).toContain('(รูปถูกถอนออก)');
  expect(body_html).not.toMatch(/<img|<[^>]*onerror/);
});

test('D-40 the room finds by file, person and state; only content and admin withdraw', async () => {
  const url = await uploadText('รายชื่อ ๓');
  const name = nameIn(url);
  const namesOf = async (query: string) =>
    (await listed(query)).items.map((item: { name: string }) => item.name);
  expect(await namesOf(`q=${encodeURIComponent('บัญชี')}`)).toContain(name);
  expect(await namesOf('show=pictures')).not.toContain(name);
  expect(await namesOf('show=withdrawn')).not.toContain(name);
  const finance = await signInStaff(app, 'finance');
  expect((await withdraw(url, finance)).status).toBe(404);
  const financeId = await makeStaff(app.ownerUrl, ['finance']);
  const call = sql`SELECT portal.withdraw_media(${name}, ${reason})`;
  await expect(app.records.asStaff(financeId, (db) => call.execute(db))).rejects.toThrow(
    /privilege/,
  );
  await expect(app.records.asVisitor((db) => call.execute(db))).rejects.toThrow(/privilege/);
  expect((await fetched(url)).statusCode).toBe(200);
  await withdraw(url, admin);
  const { items } = await listed(`show=withdrawn&q=${encodeURIComponent(url)}`);
  expect(items).toMatchObject([{ name, bytes: null, withdrawn: { reason } }]);
});

test('a page past the end has no upload, and knows how many there are', async () => {
  const [first, past] = [await listed('page=1'), await listed('page=999')];
  expect([past.items, past.total]).toEqual([[], first.total]);
  expect(first.total).toBeGreaterThan(0);
});

test('D-40 a day of uploads of one person has an end, and begins again', async () => {
  const headers = await signInStaff(app, 'registry');
  const fill = (count: number) =>
    asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
      store.query(
        `INSERT INTO portal.media (name, kind, media_type, file_name, sha256, content, uploaded_by)
         SELECT md5(random()::text), 'FILE', 'text/plain', 'a', sha256(random()::text::bytea),
           'a', (SELECT id FROM portal.staff WHERE login = 'registry')
         FROM generate_series(1, $1)`,
        [count],
      ),
    );
  const upload = (words: string) =>
    app.post(
      '/api/office/media/file',
      { name: 'a.txt', file: `data:text/plain;base64,${Buffer.from(words).toString('base64')}` },
      headers,
    );
  await fill(499);
  expect((await upload('ก')).status).toBe(200);
  const over = await upload('ข');
  expect([over.status, over.body.messages]).toEqual([429, expect.stringContaining('500 ไฟล์')]);
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(
      `UPDATE portal.media SET uploaded_at = now() - interval '25 hours'
       WHERE uploaded_by = (SELECT id FROM portal.staff WHERE login = 'registry')`,
    ),
  );
  expect((await upload('ค')).status).toBe(200);
});
