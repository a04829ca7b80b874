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

/** The first and the last of a PNG. */
const png = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');

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
  const location = /บรรทัดที่ \d+: agency\.letter\.signature_image = "/;
  const refusal = async (image: string) => {
    const message = await readWith({ signature_image: image });
    expect(message).toMatch(location);
    return message;
  };
  expect(await readWith({ signature_image: await imageOf('a.png', png) })).toContain('a.png');
  const none = join(folder, 'none.png');
  expect(await refusal(none)).toContain(`ไม่มีไฟล์ ${none}`);
  const large = await imageOf('b.png', Buffer.concat([png, Buffer.alloc(300_000), png]));
  expect(await refusal(large)).toContain('ใหญ่เกิน 300 kB');
  for (const bytes of [Buffer.from('GIF89a'), png.subarray(0, -4), Buffer.alloc(0)]) {
    expect(await refusal(await imageOf('b.png', bytes))).toContain('ไม่ใช่ PNG ที่ครบถ้วน');
  }
  expect(await refusal('signature.svg')).toContain('ต้องตรงกับรูปแบบ');
});

test.each([
  [{ prefix: '' }, 'agency.letter.prefix = "": ต้องไม่น้อยกว่า 1 ตัวอักษร'],
  [{ bank_code: '6' }, 'agency.letter.bank_code = "6": ต้องตรงกับรูปแบบ'],
  [{ account_no: '000-0-12345-0' }, 'agency.letter.account_no = "000-0-12345-0": ต้องตรงกับรูปแบบ'],
  [
    { margins: { left: 0, right: 2, top: 2, bottom: 2 } },
    'agency.letter.margins.left = 0: ต้องไม่น้อยกว่า 1',
  ],
  [{ seal: 'x' }, 'agency.letter.seal = "x": ไม่มีค่าตั้งชื่อนี้'],
])('D-25 %j is told by its field', async (letter, field) => {
  expect(await readWith(letter)).toContain(field);
});
