import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAgencySettings, readSite } from '../settings/site-file.ts';
import { readLogo } from './logo.ts';

let folder: string;
let media: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-logo-'));
  media = join(folder, 'mediafiles');
  await mkdir(join(media, 'images/Utils'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

const drawn = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: '#a33' } });

/** The settings of the demo with a logo, which is its last line but one. */
async function settingsWith(logo: string): Promise<string> {
  const content = JSON.parse(await readFile('site.config.json', 'utf8'));
  const path = join(folder, `${Math.random()}.json`);
  await writeFile(path, JSON.stringify({ ...content, logo }, null, 2));
  return path;
}

async function put(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const read = async (logo: string) => readLogo(await settingsWith(logo), media);

test.each(['png', 'jpeg', 'webp'] as const)('R179 a logo may be a %s', async (format) => {
  // The name says nothing, the content counts.
  const path = await put('logo.bin', await drawn(700, 500).toFormat(format).toBuffer());
  const logo = await read(path);
  if (!logo) throw new Error('no logo');
  const sizes = await Promise.all(
    [logo.png, logo.webp, logo.icon].map(async (made) => {
      const { format: kind, width, height } = await sharp(made).metadata();
      return [kind, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['png', 512, 366],
    ['webp', 256, 183],
    ['png', 96, 96],
  ]);
});

test('R179 another picture has another version', async () => {
  const one = await read(await put('a.png', await drawn(200).png().toBuffer()));
  const same = await read(await put('b.png', await drawn(200).png().toBuffer()));
  const other = await read(await put('c.png', await drawn(201).png().toBuffer()));
  expect(one?.version).toBe(same?.version);
  expect(one?.version).not.toBe(other?.version);
});

test('R179 a fault is named with line, setting, value and what is needed', async () => {
  const small = await drawn(127, 200).png().toBuffer();
  const whole = await drawn(300).png().toBuffer();
  const faults: [name: string, bytes: Uint8Array, why: RegExp][] = [
    ['small.png', small, /127 × 200 พิกเซล แต่ละด้านต้องมี 128 ถึง 4000/],
    ['wide.png', await drawn(600, 299).png().toBuffer(), /ยาวกว่าอีกด้านเกินสองเท่า/],
    ['huge.png', await drawn(4_001, 3_000).png().toBuffer(), /4001 × 3000 พิกเซล|pixel limit/],
    ['large.png', Buffer.concat([whole, Buffer.alloc(1_000_000)]), /ใหญ่เกิน 1 MB/],
    ['cut.png', whole.subarray(0, whole.length - 40), /อ่านภาพไม่ได้/],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /PNG, JPEG หรือ WebP/],
    ['gif.png', await drawn(300).gif().toBuffer(), /PNG, JPEG หรือ WebP/],
    ['empty.png', Buffer.alloc(0), /PNG, JPEG หรือ WebP/],
  ];
  for (const [name, bytes, why] of faults) {
    const path = await put(name, bytes);
    const config = await settingsWith(path);
    const line = (await readFile(config, 'utf8'))
      .split('\n')
      .findIndex((one) => /"logo"/.test(one));
    const message = await readLogo(config, media).then(String, (error: Error) => error.message);
    expect(message).toContain(
      `SITE_CONFIG=${config}: บรรทัดที่ ${line + 1}: logo = "${path.slice(0, 40)}`,
    );
    expect(message, name).toMatch(why);
  }
  const none = join(folder, 'none.png');
  await expect(read(none)).rejects.toThrow(`ไม่มีไฟล์ ${none} หรืออ่านไม่ได้`);
  await expect(read('')).rejects.toThrow(/logo = "": ต้องไม่น้อยกว่า 1 ตัวอักษร/);
});

test('R179 without a setting the picture at its place is the logo, and none is none', async () => {
  expect(await readLogo('site.config.json', media)).toBeUndefined();
  const logoPath = join(media, 'images/Utils/cooplogo.png');
  await writeFile(logoPath, await drawn(300).png().toBuffer());
  expect((await readLogo('site.config.json', media))?.png.length).toBeGreaterThan(0);
  await writeFile(logoPath, 'none');
  await expect(readLogo('site.config.json', media)).rejects.toThrow(
    `${logoPath}: ต้องเป็น PNG, JPEG หรือ WebP`,
  );
});

test('R092 where the picture lies is for nobody to know: no page holds it', async () => {
  const config = await settingsWith('/srv/pictures/logo.png');
  expect(JSON.stringify(await readSite(config))).not.toContain('logo.png');
  expect(JSON.stringify(await readAgencySettings(config))).not.toContain('logo.png');
});
