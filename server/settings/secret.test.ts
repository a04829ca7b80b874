import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKeys } from './secret.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the first start makes a secret that nobody else may read; all starts share it', async () => {
  const dataDir = join(folder, 'new');
  const [one, other] = await Promise.all([
    readKeys(dataDir, undefined),
    readKeys(dataDir, undefined),
  ]);
  expect(one).toEqual(other);
  expect(await readKeys(dataDir, undefined)).toEqual(one);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  const secret = await readFile(join(dataDir, 'secret'), 'utf8');
  expect(secret).not.toContain(one.passwordPepper);
  expect(one.forgeryKey).toHaveLength(32);
});

test('a given secret wins, and two secrets share no key', async () => {
  const one = await readKeys(join(folder, 'given'), 'a'.repeat(32));
  const other = await readKeys(join(folder, 'given'), 'b'.repeat(32));
  expect(one.passwordPepper).not.toBe(other.passwordPepper);
  expect(one.forgeryKey).not.toEqual(other.forgeryKey);
});

test('a damaged secret stops the start instead of making every password wrong', async () => {
  await writeFile(join(folder, 'secret'), 'half');
  await expect(readKeys(folder, undefined)).rejects.toThrow(/damaged/);
});
