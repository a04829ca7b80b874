import { type AddressInfo, connect, type Server } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hostilePictures,
  photograph,
  zeroPng,
} from '../../../../intake/uploads/picture/tests/hostile.ts';
import { readRows } from '../../../../journeys/extract.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const whole = { x: 0, y: 0, width: 100, height: 100 };
const upload = (bytes: Buffer, area: object = { ...whole, width: 400, height: 400 }) => ({
  image: `data:image/jpeg;base64,${bytes.toString('base64')}`,
  name: '../../me.jpg',
  croppedArea: whole,
  croppedAreaPixels: area,
});

/** Whose picture is in the store. */
const stored = () =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query<{ member_no: string }>(
      'SELECT member_no FROM portal.member_pictures ORDER BY 1',
    );
    return rows.map(({ member_no }) => member_no);
  });

const cast = new Set(['000111', '000123', '000222', '000321', '000456', '000654', '000789']);

/** Five members who can sign in, besides the cast: each may try twenty times an hour. */
async function newcomers() {
  const people = await readRows(app.extractFolder, 'members.csv');
  const active = people.filter(
    ({ STATUS_CODE, MEMBER_NO = '' }) => STATUS_CODE === '0' && !cast.has(MEMBER_NO),
  );
  const chosen = active.slice(0, 5).map((row) => row.MEMBER_NO ?? '');
  await asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(
      `INSERT INTO portal.member_accounts (member_no, password_hash)
        SELECT no, password_hash FROM unnest($1::text[]) no, portal.member_accounts
        WHERE member_no = '000123'`,
      [chosen],
    );
    await client.query(
      `INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
        SELECT no, kind, version, '', '' FROM unnest($1::text[]) no, portal.terms_acceptances
        WHERE member_no = '000123'`,
      [chosen],
    );
  });
  return Promise.all(chosen.map((memberNo) => app.signIn(memberNo)));
}

const imageFault = (body: { data: { fields?: { field: string; message: string }[] } }) =>
  body.data.fields?.find(({ field }) => field === 'image')?.message ?? '';

describe('D-35 a picture of one’s own', () => {
  test('R102 R153 R154 is cut out, made anew without metadata, and its owner’s alone', async () => {
    const me = await app.signIn('000123');
    expect((await app.get('/api/member/picture', me)).body.data).toEqual({ url: null });
    const photo = await photograph();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('at home');
    const { status, body } = await app.post('/api/member/wwwupload', upload(photo), me);
    expect([status, body.rc_code, body.rc_des]).toEqual([200, '1', 'บันทึกรูปประจำตัวแล้ว']);
    expect(body.data.url).toMatch(/^\/api\/member\/picture\/[0-9a-f]{32}$/);
    expect((await app.get('/api/member/picture', me)).body.data).toEqual(body.data);

    const shown = (await app.get(body.data.url, me)).body.data;
    const bytes = Buffer.from(shown.base64, 'base64');
    const { width, height, format, exif, icc, xmp } = await sharp(bytes).metadata();
    expect({ width, height, format, exif, icc, xmp }).toMatchObject({
      width: 512,
      height: 512,
      format: 'jpeg',
      exif: undefined,
      xmp: undefined,
    });
    const other = await app.signIn('000111');
    expect((await app.get(body.data.url, other)).status).toBe(404);
    expect((await app.get('/api/member/picture', other)).body.data).toEqual({ url: null });
    expect((await app.get(body.data.url)).status).toBe(401);
  });

  test('is the part that was chosen, of the picture as it is seen', async () => {
    const me = await app.signIn('000123');
    // Left half red, right half blue, and turned by the camera: seen, red lies above blue.
    const red = { create: { width: 300, height: 400, channels: 3, background: '#f00' } } as const;
    const turned = await sharp({ create: { ...red.create, width: 600, background: '#00f' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const colourAt = async (area: object) => {
      const { body } = await app.post('/api/member/wwwupload', upload(turned, area), me);
      const shown = (await app.get(body.data.url, me)).body.data;
      const { dominant } = await sharp(Buffer.from(shown.base64, 'base64')).stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    expect(await colourAt({ x: 0, y: 0, width: 200, height: 200 })).toBe('red');
    expect(await colourAt({ x: 0, y: 350, width: 200, height: 200 })).toBe('blue');
    // Beyond the edge the nearest part is taken.
    expect(await colourAt({ x: 9_000, y: 9_000, width: 200, height: 200 })).toBe('blue');
  });

  test('gives way to a new one under another address, and goes when removed', async () => {
    const me = await app.signIn('000123');
    const photo = await photograph(600, 600);
    const first = (await app.post('/api/member/wwwupload', upload(photo), me)).body.data.url;
    const second = (await app.post('/api/member/wwwupload', upload(photo), me)).body.data.url;
    expect(second).not.toBe(first);
    expect((await app.get(first, me)).status).toBe(404);
    expect(await stored()).toEqual(['000123']);
    expect((await app.post('/api/member/picture/remove', {}, me)).body.rc_code).toBe('1');
    expect(await stored()).toEqual([]);
    expect((await app.get(second, me)).status).toBe(404);
    expect((await app.post('/api/member/picture/remove', {}, me)).body.rc_code).toBe('1');
  });

  test('with something hidden behind its end is made anew without it', async () => {
    const me = await app.signIn('000123');
    const hidden = Buffer.concat([await photograph(), Buffer.from('PK<script>alert(1)</script>')]);
    const { url } = (await app.post('/api/member/wwwupload', upload(hidden), me)).body.data;
    const shown = (await app.get(url, me)).body.data;
    expect(Buffer.from(shown.base64, 'base64').includes('script')).toBe(false);
    await app.post('/api/member/picture/remove', {}, me);
  });

  test('ends with the sign-in of a number that passes to another person', async () => {
    const me = await app.signIn('000222');
    await app.post('/api/member/wwwupload', upload(await photograph()), me);
    expect(await stored()).toEqual(['000222']);
    await asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
      client.query(`SELECT portal.end_accounts(ARRAY['000222'])`),
    );
    expect(await stored()).toEqual([]);
  });
});

describe('T16 hostile pictures', () => {
  test('sixty of every kind: told in Thai, nothing stored, memory as before', async () => {
    const samples = await hostilePictures();
    expect(samples.length).toBeGreaterThanOrEqual(60);
    // What files before this one have left must not make room for what the pictures leave.
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    const before = process.memoryUsage().rss;
    const members = await newcomers();
    const messages: string[] = [];
    for (const [at, { name, bytes }] of samples.entries()) {
      const me = members[at % members.length];
      const { status, body } = await app.post('/api/member/wwwupload', upload(bytes), me);
      expect([name, status, body.rc_code]).toEqual([name, 400, '-1']);
      expect(imageFault(body), name).toMatch(/กรุณา/);
      messages.push(imageFault(body));
    }
    expect(new Set(messages).size).toBeGreaterThanOrEqual(4);
    expect(await stored()).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
  }, 240_000);

  test('more than five megabytes, and fifty: told, and the rest of it is not read', async () => {
    const me = await app.signIn('000123');
    const large = zeroPng(100, 100, 30_100, Buffer.alloc(5 * 1024 * 1024));
    const { status, body } = await app.post('/api/member/wwwupload', upload(large), me);
    expect([status, imageFault(body)]).toEqual([400, 'ไฟล์รูปใหญ่เกิน 5 MB กรุณาเลือกรูปที่เล็กกว่า']);
    const fifty = await app.post(
      '/api/member/wwwupload',
      { image: 'A'.repeat(50_000_000) },
      await app.signIn('000123'),
    );
    expect([fifty.status, fifty.body.data.code]).toEqual([413, 'too_large']);
    expect(fifty.body.messages).toMatch(/ใหญ่เกินไป/);
    expect(await stored()).toEqual([]);
  });

  test('without a session, or without the forgery value, nothing of the body is read', async () => {
    const headers = { 'content-type': 'application/json' };
    const unread = `{"image": "${'A'.repeat(7_000_000)}`;
    const ask = (requestHeaders: Record<string, string>) =>
      app.ask({
        method: 'POST',
        url: '/api/member/wwwupload',
        headers: requestHeaders,
        body: unread,
      });
    expect((await ask(headers)).body.rc_code).toBe('-2');
    const me = await app.signIn('000123');
    const wrongCsrf = await ask({ ...me, ...headers, 'x-csrf-token': 'x' });
    expect([wrongCsrf.status, wrongCsrf.body.data.code]).toEqual([403, 'forged']);
    // With both it is read, and found to be no JSON.
    expect((await ask({ ...me, ...headers })).body.data.fields[0].field).toBe('');
  });

  test('F9 uploads that break off leave nothing behind', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const me = await app.signIn('000123');
    const body = JSON.stringify(upload(await photograph()));
    const head = Object.entries({ ...me, host: 'localhost', 'content-type': 'application/json' });
    const request = [
      'POST /api/member/wwwupload HTTP/1.1',
      ...head.map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n');
    for (let at = 1; at < 40; at += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      const cut = Math.floor((request.length * at) / 40);
      await new Promise((sent) => socket.write(request.slice(0, cut), sent));
      socket.resetAndDestroy();
    }
    await expect.poll(() => connections(app.app.server)).toBe(0);
    expect(await stored()).toEqual([]);
    expect((await app.post('/api/member/wwwupload', upload(await photograph()), me)).status).toBe(
      200,
    );
  });

  test('the twenty-first upload of an hour is refused, and told when to come again', async () => {
    const me = await app.signIn('000111');
    const last = { status: 0, text: '' };
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const { status, body } = await app.post('/api/member/wwwupload', upload(Buffer.alloc(9)), me);
      Object.assign(last, { status, text: body.messages });
    }
    expect(last.status).toBe(429);
    expect(last.text).toMatch(/เปลี่ยนรูปบ่อยเกินไป กรุณาลองใหม่ในอีก \d+ นาที/);
  });
});

const connections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
