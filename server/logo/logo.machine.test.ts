import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, temporaryFolder } from '../../tools/app.ts';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let env: Record<string, string>;
beforeAll(async () => {
  data = await temporaryFolder();
  const logo = join(data.path, 'logo.png');
  const config = join(data.path, 'site.config.json');
  const red = sharp({ create: { width: 300, height: 200, channels: 4, background: '#a33' } });
  await writeFile(logo, await red.png().toBuffer());
  const content = JSON.parse(await readFile('site.config.json', 'utf8'));
  await writeFile(config, JSON.stringify({ ...content, logo }));
  env = { SITE_CONFIG: config, DEMO_MEMBERS: '10' };
});
afterAll(() => data.remove());

const folder = '/mediafiles/images/Utils';
const pictures = (html: string) => html.match(/<img[^>]*>/g)?.filter((one) => /coop/.test(one));

test('R029 R064 R179 the own logo stands in head, foot, splash and tab of every page', async () => {
  const app = await startApp({ dataDir: data.path, env });
  const pageAt = async (path: string) => (await fetch(app.baseUrl + path)).text();
  try {
    const home = await pageAt('/home');
    const [, src = ''] = /<header[^>]*>.*?<img[^>]* src="([^"]*)"/s.exec(home) ?? [];
    expect(src).toMatch(/^\/mediafiles\/images\/Utils\/cooplogo\.webp\?v=[\w-]{12}$/);
    // Head and foot, and the drawing nowhere.
    expect(pictures(home)).toHaveLength(2);
    expect(home).not.toContain('viewBox="0 0 64 64"');
    expect(home).toMatch(/rel="icon" href="\/mediafiles\/images\/Utils\/coopicon\.png\?v=/);
    const [, version = ''] = /\?v=([\w-]{12})$/.exec(src) ?? [];
    expect(home).toContain(`property="og:image" content="${folder}/cooplogo.png?v=${version}"`);
    for (const path of ['/member/status', '/membergroup/logon', '/office', '/load']) {
      expect(pictures(await pageAt(path)), path).toHaveLength(1);
    }
    for (const path of [src, `${folder}/cooplogo.png`]) {
      const { status, headers } = await fetch(app.baseUrl + path);
      expect([status, headers.get('content-type')]).toEqual([
        200,
        path === src ? 'image/webp' : 'image/png',
      ]);
    }
  } finally {
    await app.stop();
  }
});

test('R179 a faulty logo keeps the server from starting and is named', async () => {
  await writeFile(join(data.path, 'logo.png'), 'no picture');
  const message = await startApp({ dataDir: data.path, env }).then(
    async (app) => app.stop().then(() => 'it started'),
    (error: Error) => error.message,
  );
  expect(message).toMatch(/บรรทัดที่ 1: logo = ".*logo\.png": ต้องเป็น PNG, JPEG หรือ WebP/);
});
