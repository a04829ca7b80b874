import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestApp } from '../../tools/test-app.ts';

const hostile = `]]></title><script>alert(1)</script> & "คำ" '\u0001`;

let opened: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  opened = await openTestApp();
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
  opened.app.inject({ url, headers: { host: 'portal.example:3000', ...headers } });

test('the newest topics as RSS: what is public, in order, harmless', async () => {
  const { statusCode, headers, payload } = await get('/rss.xml');
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  expect(payload).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect([...payload.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, link]) => link)).toEqual([
    'http://portal.example:3000/show/1',
    'http://portal.example:3000/show/2',
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
  expect(payload).toContain('<link>http://portal.example:3000/list/loans</link>');
  expect(payload).toContain('href="http://portal.example:3000/rss.xml?category=loans"');
  for (const key of ['none', 'inside', 'A', '%27', 'news&category=loans', '']) {
    expect((await get(`/rss.xml?category=${key}`)).statusCode, key).toBe(404);
  }
});

test('the site map: pages, categories that are shown, topics with their day', async () => {
  const { payload, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...payload.matchAll(/<loc>http:\/\/portal.example:3000(.*?)<\/loc>/g)];
  const found = places.map(([, path]) => path);
  expect(found).toEqual(expect.arrayContaining(['/home', '/board', '/loancal', '/list/news']));
  expect(found.filter((path) => path?.startsWith('/show/'))).toEqual(['/show/1', '/show/2']);
  expect(found.filter((path) => path?.includes('inside'))).toEqual([]);
  expect(payload).toContain('/show/1</loc><lastmod>2025-11-26T03:00:00.000Z</lastmod>');
});

test('robots stay out of the portals and find the site map', async () => {
  const { payload } = await get('/robots.txt');
  expect(payload.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /member/',
      'Sitemap: http://portal.example:3000/sitemap.xml',
    ]),
  );
});

test('a publish shows at once; what has not changed is not sent twice', async () => {
  const before = await get('/rss.xml');
  const held = { 'if-none-match': String(before.headers.etag) };
  expect((await get('/rss.xml', held)).statusCode).toBe(304);
  await sql(`UPDATE portal.topics SET title = 'ใหม่' WHERE id = 2`);
  await new Promise((resolve) => setTimeout(resolve, 210));
  const after = await get('/rss.xml', held);
  expect(after.statusCode).toBe(200);
  expect(after.payload).toContain('<title>ใหม่</title>');
});

test.each(['evil.example/path', 'a"b', '<script>', 'user@host', 'a b', '-x.example', '[::1'])(
  'T29 the host %j is no origin',
  async (host) => {
    for (const url of ['/rss.xml', '/sitemap.xml', '/robots.txt']) {
      const { statusCode, payload } = await get(url, { host });
      expect(statusCode, url).toBe(400);
      expect(payload).not.toContain('http');
    }
  },
);

test('an origin of the settings stands before any host', async () => {
  const own = await openTestApp({ settings: { publicOrigin: 'https://coop.example' } });
  const { payload } = await own.app.inject({
    url: '/sitemap.xml',
    headers: { host: 'evil.example' },
  });
  expect(payload).toContain('<loc>https://coop.example/home</loc>');
  expect(payload).not.toContain('evil');
  await own.close();
});
