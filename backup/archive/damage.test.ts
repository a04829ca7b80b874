/** A file that is not as it was written is not read to its end, wherever the damage is. */
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/app.ts';
import { BackupFault } from '../fault.ts';
import { contentsName, format, manifestName } from './contents.ts';
import { readBackup } from './read-backup.ts';
import { RowDigest } from './row-digest.ts';
import { ArchiveWriter } from './write-archive.ts';

const passphrase = 'correct horse battery staple';
const table = { name: 'portal.settings', columns: ['key', 'value'] };
// What does not pack: every byte of the file carries some of it.
const rows = Buffer.from(`${randomBytes(150_000).toString('base64')}\n`);
const picture = randomBytes(100_000);
const manifest = {
  format,
  ...{ madeAt: '', program: '', cooperative: '', database: '' },
  ...{ migrations: [], tables: [table], demo: false },
};
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let bytes: Buffer;
let size = 0;

const json = (value: object) => Buffer.from(JSON.stringify(value));

beforeAll(async () => {
  folder = await temporaryFolder();
  const file = join(folder.path, 'whole.backup');
  const archive = new ArchiveWriter(file, passphrase);
  const digest = new RowDigest();
  digest.update(rows);
  const tables = { 'tables/portal.settings': digest.result() };
  const files = { 'media/a.png': createHash('sha256').update(picture).digest('hex') };
  const entries: [string, Buffer][] = [
    [manifestName, json(manifest)],
    ['tables/portal.settings/000001', rows.subarray(0, 70_000)],
    ['tables/portal.settings/000002', rows.subarray(70_000)],
    ['media/a.png', picture],
    [contentsName, json({ tables, files, sequences: [] })],
  ];
  for (const [name, content] of entries) await archive.add(name, content.length, [content]);
  ({ bytes: size } = await archive.finish());
  bytes = await readFile(file);
});
afterAll(() => folder.remove());

async function read(content: Buffer): Promise<unknown> {
  const path = join(folder.path, 'damaged.backup');
  await writeFile(path, content);
  return readBackup(path, [passphrase]).catch((error: unknown) => error);
}

test('the whole is read, and what is said of its size is so', async () => {
  expect(await read(bytes)).toMatchObject({ manifest: { tables: [table] } });
  expect(size).toBe(bytes.length);
});

test('F16 a byte flipped anywhere, a cut end, a byte too many', async () => {
  const places = [0, 30, 60, 120, 200];
  for (let at = 250; at < bytes.length; at += Math.ceil(bytes.length / 12)) places.push(at);
  const flips = [...places, bytes.length - 1].map((place) => {
    const copy = Buffer.from(bytes);
    copy[place] = (copy[place] ?? 0) ^ 0x10;
    return copy;
  });
  const cuts = [0, 20, 100, bytes.length >> 1, bytes.length - 16, bytes.length - 1].map((end) =>
    bytes.subarray(0, end),
  );
  for (const content of [...flips, ...cuts, Buffer.concat([bytes, Buffer.from('x')])]) {
    expect(await read(content)).toBeInstanceOf(BackupFault);
  }
}, 300_000);

test('one that is given up leaves nothing', async () => {
  const archive = new ArchiveWriter(join(folder.path, 'given-up.backup'), passphrase);
  await archive.add('a', rows.length, [rows]);
  await archive.abandon();
  expect((await readdir(folder.path)).filter((name) => name.startsWith('given'))).toEqual([]);
});
