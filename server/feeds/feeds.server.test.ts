import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestApp } from '../../tools/test-app.ts';

const publicOrigin = 'https://portal.example';
const hostile = `]]></title><script>alert(1)</script> & "คำ" '\u0001`;

let opened: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  opened = await openTestApp({ settings: { publicOrigin } });
  await sql('TRUNCATE portal.categories CASCADE');
  await sql(`INSERT INTO portal.categories (key, name, content_type, position, shown) VALUES
    ('news', 'ข่าว & ประกาศ', 'GENERAL', 1, true), ('loans', 'เงินกู้', 'GENERAL', 2, true),
    ('inside', 'ภายใน', 'GENERAL', 3, false)`);
  await sql(
    `INSERT INTO portal.topics (id, category_key, title, summary, published_at, shown) VALUES
      (1, 'news', $1, $1, '2025-11-26T03:00:00Z', true),
      (2, 'loans', 'กู้สามัญ', '', '2025-11-25T03:00:00Z', true),
      (3, 'news', 'ร่าง', '', NULL, true),
      (4, 'news', 'วันหน้า', '', '2925-11-25T03:00:00Z', true),
      (5, 'news', 'ซ่อน', '', '2025-11-25T03:00:00Z', false),
      (6, 'inside', 'ภายใน', '', '2025-11-27T03:00:00Z', true)`,
    [hostile],
  );
  await new Promise((resolve) => setTimeout(resolve, 210));
});
afterAll(() => opened.close());

const sql = (text: string, values: unknown[] = []) =>
  asUpkeep(opened.ownerUrl, 'sahakon_owner', (store) => store.query(text, values));
const get = (url: string, headers: Record<string, string> = {}) =>
  opened.app.inject({ url, headers: { host: 'portal.example', ...headers } });

test('the newest topics as RSS: what is public, in order, harmless', async () => {
  const { statusCode, headers, payload } = await get('/rss.xml');
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  expect(payload).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect([...payload.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, link]) => link)).toEqual([
    'https://portal.example/show/1',
    'https://portal.example/show/2',
  ]);
  expect(payload).not.toContain('<script');
  expect(payload).toContain(
    '<title>]]&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; ' +
      '&amp; &quot;คำ&quot; &apos;\ufffd</title>',
  );
  expect(payload).toContain('<pubDate>Wed, 26 Nov 2025 03:00:00 GMT</pubDate>');
  expect(payload).toContain('<category>ข่าว &amp; ประกาศ</category>');
});

test('one category as RSS; what is no category is not found', async () => {
  const { payload } = await get('/rss.xml?category=loans&x=1');
  expect(payload.match(/<item>/g)).toHaveLength(1);
  expect(payload).toContain('<link>https://portal.example/list/loans</link>');
  expect(payload).toContain('href="https://portal.example/rss.xml?category=loans"');
  for (const key of ['none', 'inside', 'A', '%27', 'news&category=loans', '']) {
    expect((await get(`/rss.xml?category=${key}`)).statusCode, key).toBe(404);
  }
});

test('the site map: pages, categories that are shown, topics with their day', async () => {
  const { payload, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...payload.matchAll(/<loc>https:\/\/portal.example(.*?)<\/loc>/g)];
  const found = places.map(([, path]) => path);
  expect(found).toEqual(expect.arrayContaining(['/home', '/board', '/loancal', '/list/news']));
  expect(found.filter((path) => path?.startsWith('/show/'))).toEqual(['/show/1', '/show/2']);
  expect(found.filter((path) => path?.includes('inside'))).toEqual([]);
  expect(payload).toContain('/show/1</loc><lastmod>2025-11-26T03:00:00.000Z</lastmod>');
});

test('robots stay out of the portals but for their sign-ins, and find the site map', async () => {
  const { payload } = await get('/robots.txt');
  expect(payload.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /member/',
      'Allow: /member/logon$',
      'Allow: /membergroup/logon$',
      'Sitemap: https://portal.example/sitemap.xml',
    ]),
  );
});

test('a publish shows at once; what has not changed is not sent twice', async () => {
  const before = await get('/rss.xml');
  const headers = { 'if-none-match': String(before.headers.etag) };
  expect((await get('/rss.xml', headers)).statusCode).toBe(304);
  await sql(`UPDATE portal.topics SET title = 'ใหม่' WHERE id = 2`);
  await new Promise((resolve) => setTimeout(resolve, 210));
  const after = await get('/rss.xml', headers);
  expect(after.statusCode).toBe(200);
  expect(after.payload).toContain('<title>ใหม่</title>');
});

const feeds = ['/rss.xml', '/rss.xml?category=news', '/sitemap.xml', '/robots.txt'];
const evil = { host: 'evil.example:3000', 'x-forwarded-host': 'evil.example' };

test.each(['evil.example/path', 'a"b', '<script>', 'user@host', 'a b', '-x.example', '[::1'])(
  'T29 the host %j is no origin',
  async (host) => {
    for (const url of feeds) {
      const { statusCode, payload } = await get(url, { host });
      expect(statusCode, url).toBe(400);
      expect(payload).not.toContain('http');
    }
  },
);

test('T29 whoever asks, feeds lead to the origin of the settings', async () => {
  for (const url of feeds) {
    const response = await get(url, evil);
    expect(response.payload, url).toContain(`${publicOrigin}/`);
    expect(response.payload + JSON.stringify(response.headers), url).not.toContain('evil');
    expect((await get(url)).payload, url).toBe(response.payload);
  }
});

test('T29 without a public origin feeds lead to this machine and nowhere else', async () => {
  const alone = await openTestApp();
  const ask = (url: string, headers: object) => alone.app.inject({ url, headers: { ...headers } });
  for (const url of feeds.filter((feed) => !feed.includes('category'))) {
    const response = await ask(url, evil);
    expect(response.payload + JSON.stringify(response.headers), url).not.toContain('evil');
    const { payload } = await ask(url, { host: 'localhost:3000' });
    expect(payload, url).toContain('http://localhost:3000/');
    expect(response.payload, url).toBe(payload.replaceAll('localhost:3000', '127.0.0.1'));
  }
  for (const url of ['/api/docs', '/api/docs/json', '/api/info/footer', '/api/info/config', '/x']) {
    const { payload, headers } = await ask(url, evil);
    expect(payload + JSON.stringify(headers), url).not.toContain('evil');
  }
  await alone.close();
});
