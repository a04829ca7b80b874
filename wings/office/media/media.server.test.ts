/** Pictures and files of the site: judged by content, served at once, found again (T16, D-40). */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureSources } from '../../../core/media-address.ts';
import { hostilePdfs, pdf } from '../../../intake/uploads/pdf/tests/pdfs.ts';
import { photograph } from '../../../intake/uploads/picture/tests/hostile.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { greyPixel } from '../../../tools/endpoints/tests/rows.ts';
import { signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let content: Headers;
beforeAll(async () => {
  app = await openTestApp();
  content = await signInStaff(app, 'content');
});
afterAll(() => app.close());

const dataUrl = (bytes: Buffer, type = 'application/octet-stream') =>
  `data:${type};base64,${bytes.toString('base64')}`;
const file = (name: string, bytes: Buffer, headers = content) =>
  app.post('/api/office/media/file', { name, file: dataUrl(bytes) }, headers);
const fetched = (url: string, headers: Headers = {}) => app.app.inject({ url, headers });

test('a picture is made anew, has one address, and every visitor sees it at once', async () => {
  const first = await app.post('/api/office/media/picture', { file: greyPixel }, content);
  const again = await app.post('/api/office/media/picture', { file: greyPixel }, content);
  const { url, width, height } = first.body.data;
  expect([first.status, width, height, again.body.data.url]).toEqual([200, 1, 1, url]);
  const shown = await fetched(url);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(shown.headers).toMatchObject({
    'cache-control': 'public, max-age=300, must-revalidate',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const same = await fetched(url, { 'if-none-match': String(shown.headers.etag) });
  expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
  const { body } = await app.get('/api/office/media/pictures', content);
  expect(body.data.pictures[0]).toEqual({ url, width: 1, height: 1 });
});

test('T16 D-40 a picture comes in the widths that pages show, without camera notes', async () => {
  const taken = await photograph(1_300, 700);
  const { status, body } = await app.post(
    '/api/office/media/picture',
    { file: dataUrl(taken, 'image/jpeg') },
    content,
  );
  const { url, width, height } = body.data;
  expect([status, width, height]).toEqual([200, 1_300, 700]);
  expect(url).toMatch(/-1300x700\.jpg$/);
  const sources = pictureSources(url)?.srcSet.split(', ') ?? [];
  expect(sources.map((source) => source.split(' ')[1])).toEqual([
    ...['240w', '480w', '960w', '1300w'],
  ]);
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  let before = 0;
  for (const source of [...sources, `${url} 1300w`]) {
    const [address = '', wide] = source.split(' ');
    const shown = await fetched(address);
    const kind = address === url ? 'jpeg' : 'webp';
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, `image/${kind}`]);
    expect(shown.headers['cache-control']).toBe('public, max-age=300, must-revalidate');
    const meta = await sharp(shown.rawPayload).metadata();
    expect([meta.format, `${meta.width}w`, meta.exif, meta.xmp]).toEqual([
      ...[kind, wide, undefined, undefined],
    ]);
    expect(shown.rawPayload.includes('at home')).toBe(false);
    if (kind === 'webp') {
      expect(shown.rawPayload.length).toBeGreaterThan(before);
      before = shown.rawPayload.length;
    }
    const etag = { 'if-none-match': String(shown.headers.etag) };
    expect((await fetched(address, etag)).statusCode).toBe(304);
  }
});

test('T2 D-40 no address shows a rendition or a size that is not there', async () => {
  const { body } = await app.post('/api/office/media/picture', { file: greyPixel }, content);
  const stem = String(body.data.url).replace('-1x1.jpg', '');
  expect((await fetched(`${stem}-1.webp`)).statusCode).toBe(200);
  // What was linked before its address said its size stays there.
  expect((await fetched(`${stem}.jpg`)).statusCode).toBe(200);
  for (const wrong of [
    ...['-240.webp', '-2.webp', '-0.webp', '-9999.webp', '-01.webp', '-1.webp/', '-1.jpg'],
    ...['-1x2.jpg', '-2x1.jpg', '-1x1.webp', '-240.webp%00', '-1.webp/../../../secret'],
    ...['-1.webp%2f..%2fa.jpg', '-%31%31.webp', '-1.WEBP'],
  ]) {
    const { statusCode, headers } = await fetched(stem + wrong);
    expect([statusCode, headers['cache-control']], wrong).toEqual([404, 'no-store']);
  }
});

test('D-40 an older picture has no renditions until it is uploaded again', async () => {
  const taken = await photograph(500, 300);
  const upload = () =>
    app.post('/api/office/media/picture', { file: dataUrl(taken, 'image/jpeg') }, content);
  const name = /Office\/([0-9a-f]{32})/.exec((await upload()).body.data.url)?.[1];
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`DELETE FROM portal.media_renditions WHERE name = '${name}'`),
  );
  const older = `/mediafiles/images/Office/${name}.jpg`;
  const listed = async () =>
    (await app.get('/api/office/media/pictures', content)).body.data.pictures[0].url;
  expect(await listed()).toBe(older);
  expect((await fetched(older)).statusCode).toBe(200);
  expect((await upload()).body.data.url).toBe(`/mediafiles/images/Office/${name}-500x300.jpg`);
  expect(await listed()).toBe(`/mediafiles/images/Office/${name}-500x300.jpg`);
});

test('T16 a PDF is read page by page, and saved under its name in Thai', async () => {
  const { status, body } = await file('ประกาศ (ฉบับเต็ม).PDF', pdf({ pages: 3 }));
  expect([status, body.data.name, body.data.pages]).toEqual([200, 'ประกาศ (ฉบับเต็ม).pdf', 3]);
  const shown = await fetched(body.data.url);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(shown.rawPayload.length).toBe(body.data.bytes);
});

test.each([
  ['a PDF that acts', hostilePdfs[0]?.[1] as Buffer, 'ประกาศ.pdf', 'file'],
  ['a page', Buffer.from('<script>alert(1)</script>'), 'a.html', 'file'],
  ['a page that is called a text', Buffer.from([0xff, 0xfe]), 'a.txt', 'file'],
  ['a file without a name', Buffer.from('ก'), '..txt', 'name'],
])('T16 %s is refused at its field, and nothing of it is kept', async (_, bytes, name, field) => {
  const { status, body } = await file(name, bytes);
  expect([status, body.data.fields?.[0]?.field]).toEqual([400, field]);
});

test('T24 service uploads nothing, and no address leads to what is not there', async () => {
  const support = await signInStaff(app, 'support');
  expect((await file('a.txt', Buffer.from('ก'), support)).status).toBe(404);
  for (const path of [
    `images/Office/${'0'.repeat(32)}.jpg`,
    `files/Office/${'0'.repeat(32)}/a.pdf`,
    'images/Office/a.jpg',
    'images/Office/',
  ]) {
    const { statusCode, headers } = await fetched(`/mediafiles/${path}`);
    expect([statusCode, headers['cache-control']], path).toEqual([404, 'no-store']);
  }
});
