import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tools/app.ts';
import { type MediaFolder, openMedia } from '../media.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let media: MediaFolder;

beforeAll(async () => {
  folder = await temporaryFolder();
  media = openMedia(join(folder.path, 'mediafiles'));
});
afterAll(() => folder?.remove());

const refuse = () => {
  throw new Error('it is there already');
};

test('D-40 a picture is put whole, once, and told with its size', async () => {
  const made = await media.picture('images/News/501.webp');
  const at = join(folder.path, made.url);
  const bytes = await readFile(at);
  expect(made).toEqual({ url: '/mediafiles/images/News/501.webp', bytes: bytes.length });
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
  await writeFile(at, 'their own');
  expect(await media.picture('images/News/501.webp')).toEqual({ ...made, bytes: 9 });
  expect(await readdir(join(folder.path, 'mediafiles/images/News'))).toEqual(['501.webp']);
});

test('a picture that the demo does not have is a failure', async () => {
  await expect(media.picture('images/News/9999.webp')).rejects.toThrow('ENOENT');
});

test('D-40 a file that somebody put there stays; one that is empty is made again', async () => {
  await media.file('files/Form/a.pdf', new Uint8Array([1, 2, 3]));
  const path = join(folder.path, 'mediafiles/files/Form/a.pdf');
  await writeFile(path, 'their own');
  expect((await media.file('files/Form/a.pdf', refuse)).bytes).toBe(9);
  await writeFile(path, '');
  expect((await media.file('files/Form/a.pdf', new Uint8Array([7]))).bytes).toBe(1);
});

test.each([
  '../images/a.webp',
  'images/../../a.webp',
  '/images/a.webp',
  'images/a.svg',
  'other/a.webp',
])('%s is no path of media', async (path) => {
  await expect(media.picture(path)).rejects.toBeInstanceOf(RangeError);
});
