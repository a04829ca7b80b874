import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAgencySettings } from './site-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-letter-'));
});
afterAll(() => rm(folder, { recursive: true }));

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads the demo's settings with another letter. */
async function readWith(letter: object): Promise<string> {
  const content = JSON.parse(await readFile('site.config.json', 'utf8'));
  Object.assign(content.agency.letter, letter);
  const path = join(folder, `${Math.random()}.json`);
  await writeFile(path, JSON.stringify(content));
  return readAgencySettings(path).then(
    ({ letter: read }) => JSON.stringify(read),
    (error: Error) => error.message,
  );
}

async function imageOf(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

test('D-25 a signature is a PNG that is there and not too large, or nothing starts', async () => {
  const refused = /agency\.letter\.signature_image \(a PNG of at most 300 kB\)/;
  expect(await readWith({ signature_image: await imageOf('a.png', png) })).toContain('a.png');
  expect(await readWith({ signature_image: join(folder, 'none.png') })).toMatch(refused);
  for (const bytes of [Buffer.from('GIF89a'), Buffer.concat([png, Buffer.alloc(300_000)])]) {
    expect(await readWith({ signature_image: await imageOf('b.png', bytes) })).toMatch(refused);
  }
  expect(await readWith({ signature_image: 'signature.svg' })).toMatch(/signature_image \(/);
});

test.each([
  [{ prefix: '' }, 'agency.letter.prefix'],
  [{ bank_code: '6' }, 'agency.letter.bank_code'],
  [{ account_no: '000-0-12345-0' }, 'agency.letter.account_no'],
  [{ margins: { left: 0, right: 2, top: 2, bottom: 2 } }, 'agency.letter.margins.left'],
  [{ seal: 'x' }, 'agency.letter'],
])('D-25 %j is told by its field', async (letter, field) => {
  expect(await readWith(letter)).toContain(`${field} (`);
});
